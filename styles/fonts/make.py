"""Makes fraunces.woff2: the optical size axis kept, one weight, the characters of American English and Spanish names.

Run where fontTools and brotli are present: python3 styles/fonts/make.py <fraunces-latin-opsz-normal.woff2>
(the file of the npm package @fontsource-variable/fraunces 5.3.0). Headlines load in 24 KB instead of 67.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

WEIGHT = 560
CHARACTERS = "áéíóúüñÁÉÍÓÚÑ¿¡½×°–—‘’“”•…™−→\u00a0"

font = instancer.instantiateVariableFont(TTFont(sys.argv[1]), {"wght": WEIGHT})
options = subset.Options()
options.layout_features = ["kern", "lnum", "tnum"]
options.hinting = False
options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
subsetter = subset.Subsetter(options)
subsetter.populate(unicodes=[*range(0x20, 0x7F), *map(ord, CHARACTERS)])
subsetter.subset(font)
font.flavor = "woff2"
font.save(Path(__file__).with_name("fraunces.woff2"))
