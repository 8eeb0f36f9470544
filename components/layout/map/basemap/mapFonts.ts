import type { MapFonts } from './mapColors';

const STRONG_WEIGHT = 'Map Semibold';

/** The rule that declares a family, wherever the build has put it. */
function fontFaceRule(family: string): CSSFontFaceRule | undefined {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule);
  return faces.find(({ style }) => style.getPropertyValue('font-family').replace(/["']/g, '') === family);
}

/** The page's text family, and the same one under a name that says semibold. Loaded, so that no label is drawn in another. */
export async function loadMapFonts(): Promise<MapFonts> {
  const families = getComputedStyle(document.documentElement).getPropertyValue('--font-text');
  const regular = families.split(',')[0]?.replace(/["']/g, '').trim() || 'sans-serif';
  const source = fontFaceRule(regular)?.style.getPropertyValue('src');
  if (source && ![...document.fonts].some(({ family }) => family.replace(/["']/g, '') === STRONG_WEIGHT))
    document.fonts.add(new FontFace(STRONG_WEIGHT, source, { weight: '300 900' }));
  const named = [`400 16px "${regular}"`, `700 16px "${regular}"`, ...(source ? [`600 16px "${STRONG_WEIGHT}"`] : [])];
  await Promise.allSettled(named.map((face) => document.fonts.load(face)));
  return { regular, strong: source ? STRONG_WEIGHT : regular };
}
