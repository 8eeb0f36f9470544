import type { MapFaces } from './colors';

const STRONG = 'Map Semibold';

/** The rule that declares a family, wherever the build has put it. */
function ruleOf(family: string): CSSFontFaceRule | undefined {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule);
  return faces.find(({ style }) => style.getPropertyValue('font-family').replace(/["']/g, '') === family);
}

/** The page's text family, and the same one under a name that says semibold. Loaded, so that no label is drawn in another. */
export async function loadMapFaces(): Promise<MapFaces> {
  const families = getComputedStyle(document.documentElement).getPropertyValue('--font-text');
  const regular = families.split(',')[0]?.replace(/["']/g, '').trim() || 'sans-serif';
  const source = ruleOf(regular)?.style.getPropertyValue('src');
  if (source && ![...document.fonts].some(({ family }) => family.replace(/["']/g, '') === STRONG))
    document.fonts.add(new FontFace(STRONG, source, { weight: '300 900' }));
  const named = [`400 16px "${regular}"`, `700 16px "${regular}"`, ...(source ? [`600 16px "${STRONG}"`] : [])];
  await Promise.allSettled(named.map((face) => document.fonts.load(face)));
  return { regular, strong: source ? STRONG : regular };
}
