"""Makes the fonts of our PDFs.

The faces of the site, with every letter they have, come from the npm packages @expo-google-fonts/figtree,
@expo-google-fonts/fraunces, and @expo-google-fonts/noto-emoji (unpacked into one folder); the fallback fonts from the
Debian packages fonts-noto-core and fonts-noto-cjk. All stand under the SIL Open Font License 1.1 (see OFL.txt).

Run with python3-fonttools: python3 server/pdf/fonts/make.py FOLDER_OF_PACKAGES
"""

import shutil
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
PACKAGES = Path(sys.argv[1])
NOTO = Path("/usr/share/fonts/truetype/noto")
CJK = Path("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc")
SIMPLIFIED_CHINESE = 2

SITE_FACES = {
    "text": "figtree/400Regular/Figtree_400Regular.ttf",
    "strong": "figtree/600SemiBold/Figtree_600SemiBold.ttf",
    "title": "fraunces/600SemiBold/Fraunces_600SemiBold.ttf",
}
SCRIPTS = [
    "Arabic", "Armenian", "Bengali", "Cherokee", "Devanagari", "Ethiopic", "Georgian", "Gujarati", "Gurmukhi",
    "Hebrew", "Kannada", "Khmer", "Lao", "Malayalam", "Myanmar", "OlChiki", "Oriya", "Sinhala", "Syriac", "Tamil",
    "Telugu", "Thaana", "Thai", "Tifinagh",
]
# Latin, Greek, and Cyrillic with marks, punctuation, and symbols; not the Devanagari of the same file.
EUROPEAN = [*range(0x20, 0x590), *range(0x1AB0, 0x1B00), *range(0x1C80, 0x1C90), *range(0x1D00, 0x2000),
            *range(0x2000, 0x2E80), *range(0xA640, 0xA7FF + 1), *range(0xAB30, 0xAB70), *range(0xFB00, 0xFB50),
            *range(0xFE20, 0xFE30), 0xFFFC, 0xFFFD]


def two_byte_characters(codec: str, leads: range, trails: list[int]) -> set[int]:
    found = set()
    for lead in leads:
        for trail in trails:
            try:
                text = bytes([lead, trail]).decode(codec)
            except UnicodeDecodeError:
                continue
            found.update(map(ord, text))
    return found


def east_asian() -> list[int]:
    """What the national character sets have: names of people are written with these."""
    high = list(range(0xA1, 0xFF))
    found = two_byte_characters("big5", range(0xA1, 0xFA), [*range(0x40, 0x7F), *high])
    for codec in ("gb2312", "euc_jp", "euc_kr"):
        found |= two_byte_characters(codec, range(0xA1, 0xFF), high)
    kana_and_signs = [*range(0x3000, 0x3100), *range(0x31F0, 0x3200), *range(0xFF00, 0xFFF0)]
    hangul = [*range(0x1100, 0x1200), *range(0x3130, 0x3190), *range(0xAC00, 0xD7A4)]
    return sorted({c for c in found if c >= 0x2E80} | set(kana_and_signs) | set(hangul))


def rarer_han(known: list[int]) -> list[int]:
    """The other Han characters that Noto Sans CJK has: all of JIS X 0213, HKSCS, and the General Standard Chinese
    Characters, with the characters of CJK Extension B that names use."""
    ranges = [(0x2E80, 0x2FFF), (0x3400, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x3FFFF)]
    characters = set(TTFont(CJK, fontNumber=SIMPLIFIED_CHINESE).getBestCmap()) - set(known)
    return sorted(c for c in characters if any(first <= c <= last for first, last in ranges))


def save(name: str, font: TTFont, characters: list[int] | None = None, features: str = "*") -> None:
    options = subset.Options()
    options.hinting = False
    options.layout_features = features.split()
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters if characters is not None else sorted(font.getBestCmap()))
    subsetter.subset(font)
    font.save(HERE / name)


for face, source in SITE_FACES.items():
    shutil.copy(PACKAGES / source, HERE / f"{face}.ttf")
save("european.ttf", TTFont(NOTO / "NotoSans-Regular.ttf"), EUROPEAN)
save("europeanStrong.ttf", TTFont(NOTO / "NotoSans-Bold.ttf"), EUROPEAN)
for script in SCRIPTS:
    save(f"{script[0].lower()}{script[1:]}.ttf", TTFont(NOTO / f"NotoSans{script}-Regular.ttf"))
save("tibetan.ttf", TTFont(NOTO / "NotoSerifTibetan-Regular.ttf"))
save("eastAsian.otf", TTFont(CJK, fontNumber=SIMPLIFIED_CHINESE), east_asian(), features="")
save("eastAsianNames.otf", TTFont(CJK, fontNumber=SIMPLIFIED_CHINESE), rarer_han(east_asian()), features="")
save("symbols.ttf", TTFont(NOTO / "NotoSansSymbols2-Regular.ttf"), list(range(0x2190, 0x2C00)), features="")
save("emoji.ttf", TTFont(PACKAGES / "noto-emoji/400Regular/NotoEmoji_400Regular.ttf"), features="")
