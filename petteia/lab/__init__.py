"""Where programs play by the thousand."""

from .simulate import Plan, Result, simulate

__all__ = ["Plan", "Result", "simulate"]
