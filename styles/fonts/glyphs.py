"""Makes server/shareImages/glyphs.json: outlines of our two faces, for words that are drawn into pictures.

Run where fontTools and brotli are present: python3 styles/fonts/glyphs.py
A server has no fonts to count on, and librsvg reads no WOFF2; outlines look the same everywhere.
"""

import json
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
CHARACTERS = [*map(chr, range(0x20, 0x7F)), *"áéíóúüñÁÉÍÓÚÑ·–—‘’“”•…½×"]
FACES = {
    "display": ("fraunces.woff2", {"opsz": 72}),
    "text": ("figtree.woff2", {"wght": 500}),
    "strong": ("figtree.woff2", {"wght": 700}),
}


def outlines(file, axes):
    font = instancer.instantiateVariableFont(TTFont(HERE / file), axes)
    scale = 1000 / font["head"].unitsPerEm
    glyphs, cmap = font.getGlyphSet(), font.getBestCmap()
    drawn = {}
    for character in CHARACTERS:
        name = cmap.get(ord(character))
        if name is None:
            continue
        pen = SVGPathPen(glyphs, ntos=lambda number: str(round(number)))
        glyphs[name].draw(TransformPen(pen, (scale, 0, 0, -scale, 0, 0)))
        drawn[character] = [round(glyphs[name].width * scale), pen.getCommands()]
    return drawn


faces = {face: outlines(*made_of) for face, made_of in FACES.items()}
target = HERE.parent.parent / "server/shareImages/glyphs.json"
target.parent.mkdir(parents=True, exist_ok=True)
target.write_text(json.dumps(faces, ensure_ascii=False, separators=(",", ":")) + "\n")
