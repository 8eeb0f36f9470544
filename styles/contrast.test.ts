// WCAG 2 contrast of every pair the pieces are drawn with, computed from the tokens.
import { describe, expect, test } from 'vitest';
import { dark, light, moreContrast, type Theme } from './themes';

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 (the same) to 21 (black on white). */
function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

type Name = keyof Theme['color'];

const backgrounds: Name[] = ['canvas', 'surface', 'sunken'];
const onEveryBackground: Name[] = [
  'ink',
  'inkSoft',
  'inkFaint',
  'brand',
  'brandStrong',
  'coral',
  'danger',
  'warning',
  'info',
];

const textPairs: [Name, Name][] = [
  ...onEveryBackground.flatMap((text) => backgrounds.map((ground): [Name, Name] => [text, ground])),
  ...(['ink', 'inkSoft', 'brand', 'brandStrong', 'danger'] as const).flatMap((text): [Name, Name][] => [
    [text, 'brandTint'],
    [text, 'brandWash'],
  ]),
  ['inkFaint', 'brandWash'],
  ['onBrand', 'brand'],
  ['onBrand', 'brandStrong'],
  ['onBrandDeep', 'brandDeep'],
  ['onBanner', 'banner'],
  ['onDanger', 'danger'],
  ['onSky', 'sky'],
  ['coral', 'coralTint'],
  ['danger', 'dangerTint'],
  ['warning', 'warningTint'],
  ['info', 'infoTint'],
  ['success', 'successTint'],
  ['ink', 'dangerTint'],
  ['ink', 'warningTint'],
  ['ink', 'infoTint'],
  ['ink', 'coralTint'],
  ['canvas', 'ink'],
];

const edgePairs: [Name, Name][] = [
  ...backgrounds.flatMap((ground): [Name, Name][] => [
    ['edge', ground],
    ['focus', ground],
    ['brand', ground],
    ['danger', ground],
  ]),
  ['focus', 'brandTint'],
  ['focus', 'brandWash'],
  ['edge', 'brandWash'],
];

function withPairs(theme: Theme, adjustment: Partial<Theme['color']>): Theme['color'] {
  return { ...theme.color, ...adjustment };
}

const themes: [string, Theme['color']][] = [
  ['light', light.color],
  ['dark', dark.color],
  ['light with more contrast', withPairs(light, moreContrast.light)],
  ['dark with more contrast', withPairs(dark, moreContrast.dark)],
];

describe.each(themes)('in the %s theme', (_, color) => {
  test.each(textPairs)('text in %s on %s can be read', (text, ground) => {
    expect(contrast(color[text], color[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(edgePairs)('an edge in %s on %s can be seen', (edge, ground) => {
    expect(contrast(color[edge], color[ground])).toBeGreaterThanOrEqual(3);
  });
});

test('black on white is 21 and a color on itself is 1', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#007645', '#007645')).toBeCloseTo(1);
});

test('the banner keeps the green of the specification in both themes', () => {
  expect([light.color.banner, dark.color.banner]).toEqual(['#007645', '#007645']);
});
