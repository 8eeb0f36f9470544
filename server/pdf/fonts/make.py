"""Makes the fonts of our PDFs from those of the site: one weight each, uncompressed, because PDFs cannot hold WOFF2.

Run where fontTools and brotli are present: python3 server/pdf/fonts/make.py
"""

from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
SITE = HERE.parents[2] / "styles" / "fonts"

for source, name, weight in [("figtree", "text", 400), ("figtree", "strong", 600), ("fraunces", "title", 600)]:
    font = TTFont(SITE / f"{source}.woff2")
    font.flavor = None
    axes = {axis.axisTag: weight if axis.axisTag == "wght" else axis.defaultValue for axis in font["fvar"].axes}
    instancer.instantiateVariableFont(font, axes, inplace=True)
    font.save(HERE / f"{name}.ttf")
