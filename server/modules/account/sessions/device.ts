/** What a person calls their browser: enough to recognise it in a list, nothing to track it by. */
export function deviceLabel(userAgent: string | null): string {
  const result = userAgent ?? '';
  const browser = BROWSERS.find(([mark]) => mark.test(result))?.[1] ?? 'A browser';
  const system = SYSTEMS.find(([mark]) => mark.test(result))?.[1];
  return system ? `${browser} on ${system}` : browser;
}

/** In this order: each of them claims to be the ones after it. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];
