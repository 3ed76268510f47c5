"""`petteia.lab.plots`: pictures that stand alone, and put things where they belong."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from petteia.lab.plots import EDGE, Point, Scale, histograms, nice, points

SVG = "{http://www.w3.org/2000/svg}"


def places(drawn: str, tag: str, key: str) -> list[float]:
    return [float(one.get(key, "").rstrip("%")) for one in ElementTree.fromstring(drawn).iter(f"{SVG}{tag}")]


@pytest.mark.parametrize(("step", "next"), [(0.3, 0.5), (1, 1), (1.1, 2), (7, 10), (23, 50), (0.0004, 0.0005), (0, 1)])
def test_round_steps(step: float, next: float):
    assert nice(step) == pytest.approx(next)


def test_a_scale_begins_and_ends_with_round_numbers():
    scale = Scale([3, 47])
    assert scale.ticks() == [0, 10, 20, 30, 40, 50]
    assert (scale.at(0), scale.at(25), scale.at(50)) == (EDGE, 50, 100 - EDGE)
    assert Scale([7], whole=True).ticks() == [7, 8]
    assert Scale([], whole=True).ticks() == [0, 1]
    assert Scale([7, 8]).ticks() == pytest.approx([7, 7.2, 7.4, 7.6, 7.8, 8])


def test_tenfold_steps():
    scale = Scale([0.002, 3], log=True)
    assert scale.ticks() == pytest.approx([0.001, 0.01, 0.1, 1, 10])
    assert scale.at(0.1) == 50


def test_points_and_their_bars_stand_where_their_values_are():
    rows = [Point("a & b", 30, 20, 40, "30 ± 10"), Point("c", 10, 0, 20, "10")]
    drawn = points("How <strong>", "about", rows, str, (0, 50), fair=25)
    assert places(drawn, "circle", "cx") == [59, 23]
    spans = [one for one in ElementTree.fromstring(drawn).iter(f"{SVG}line") if one.get("class") == "span"]
    assert [(one.get("x1"), one.get("x2")) for one in spans] == [("41.0%", "77.0%"), ("5.0%", "41.0%")]
    assert 'class="fair" x1="50.0%"' in drawn
    texts = [one.text for one in ElementTree.fromstring(drawn).iter(f"{SVG}text")]
    assert {"a & b", "30 ± 10", "c", "0.0", "50.0"} <= set(texts)


def test_histograms_share_an_axis_and_show_how_often():
    drawn = histograms("Scores", "about", [("a", [1, 1, 1, 2]), ("b", [3])], str)
    assert places(drawn, "rect", "height") == [60, 20, 60]
    x, wide = places(drawn, "rect", "x"), places(drawn, "rect", "width")
    assert len(set(wide)) == 1
    assert x[1] - x[0] == pytest.approx(wide[0], abs=0.05)
    assert x[2] - x[1] == pytest.approx(wide[0], abs=0.05)
    many = histograms("Lengths", "about", [("all", list(range(100, 400)))], str)
    assert len(places(many, "rect", "x")) <= 31
    assert set(places(many, "rect", "height")) == {60}


@pytest.mark.parametrize("drawn", [points("Title", "About", [], str), histograms("Title", "About", [("a", [])], str)])
def test_a_plot_speaks_and_stands_alone_even_without_values(drawn: str):
    picture = ElementTree.fromstring(drawn)
    assert picture.get("role") == "img"
    assert picture.findtext(f"{SVG}title") == "Title"
    assert picture.findtext(f"{SVG}desc") == "About"
    assert re.findall(r"https?://(?!www\.w3\.org/2000/svg)", drawn) == []
    assert "prefers-color-scheme" in drawn
