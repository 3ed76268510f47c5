"""`@clause("PCL-TURN-01")` says which clauses of the rules a test shows."""

import pytest

clause = pytest.mark.clause
