// The values behind tokens.ts. A name without a value, in either theme, does not compile.
import type { color, shadow } from './tokens';

export type Theme = {
  readonly color: Record<keyof typeof color, string>;
  readonly shadow: Record<keyof typeof shadow, string>;
};

export const light: Theme = {
  color: {
    canvas: '#FBF8F2',
    surface: '#FFFFFF',
    sunken: '#F3EEE4',
    ink: '#17231C',
    inkSoft: '#455249',
    inkFaint: '#626E66',
    line: '#E5DED0',
    lineStrong: '#B9B2A3',
    edge: '#857E70',
    brand: '#007645',
    brandStrong: '#005C36',
    brandDeep: '#06402A',
    brandTint: '#D9EFE3',
    brandWash: '#EEF8F2',
    onBrand: '#FFFFFF',
    onBrandDeep: '#EEF8F2',
    banner: '#007645',
    onBanner: '#FFFFFF',
    coral: '#C0401D',
    coralTint: '#FDEBE4',
    apricot: '#F5B56B',
    sky: '#BFE1F0',
    onSky: '#17231C',
    danger: '#A3231B',
    dangerTint: '#FCE9E6',
    onDanger: '#FFFFFF',
    warning: '#7A4E00',
    warningTint: '#FFF1D2',
    info: '#1D558F',
    infoTint: '#E5F0FA',
    success: '#005C36',
    successTint: '#D9EFE3',
    focus: '#007645',
    scrim: 'rgb(15 22 19 / 0.55)',
    onMedia: '#FFFFFF',
    mediaScrim: 'rgb(11 17 14 / 0.62)',
    skeleton: '#EDE6D9',
    skeletonShine: '#F7F2E8',
  },
  shadow: {
    float: '0 1px 2px rgb(23 35 28 / 0.08), 0 12px 32px rgb(23 35 28 / 0.12)',
    lift: '0 1px 2px rgb(23 35 28 / 0.06), 0 4px 12px rgb(23 35 28 / 0.08)',
  },
};

export const dark: Theme = {
  color: {
    canvas: '#0F1613',
    surface: '#17211C',
    sunken: '#0B110E',
    ink: '#EEF3EE',
    inkSoft: '#C2CDC5',
    inkFaint: '#9AA79F',
    line: '#2A372F',
    lineStrong: '#4A5A50',
    edge: '#75857B',
    brand: '#3CBF86',
    brandStrong: '#6AD3A4',
    brandDeep: '#0A2A1D',
    brandTint: '#123524',
    brandWash: '#0F2319',
    onBrand: '#06180F',
    onBrandDeep: '#D9EFE3',
    banner: '#007645',
    onBanner: '#FFFFFF',
    coral: '#FF8A66',
    coralTint: '#3A1D14',
    apricot: '#E7A95F',
    sky: '#274B59',
    onSky: '#EEF3EE',
    danger: '#FF9C90',
    dangerTint: '#3B1714',
    onDanger: '#2A0805',
    warning: '#F2C069',
    warningTint: '#33260B',
    info: '#93C4F5',
    infoTint: '#10273D',
    success: '#6AD3A4',
    successTint: '#123524',
    focus: '#6AD3A4',
    scrim: 'rgb(0 0 0 / 0.66)',
    onMedia: '#FFFFFF',
    mediaScrim: 'rgb(11 17 14 / 0.68)',
    skeleton: '#1E2A24',
    skeletonShine: '#28362F',
  },
  shadow: {
    float: '0 1px 2px rgb(0 0 0 / 0.4), 0 14px 36px rgb(0 0 0 / 0.5)',
    lift: '0 1px 2px rgb(0 0 0 / 0.3), 0 4px 14px rgb(0 0 0 / 0.36)',
  },
};

type Adjustment = Partial<Theme['color']>;

/** What changes for a reader who asked the system for more contrast: softer inks and lines step towards the ink. */
export const moreContrast: { readonly light: Adjustment; readonly dark: Adjustment } = {
  light: { inkSoft: '#2B372F', inkFaint: '#3C473F', line: '#857E70', lineStrong: '#5E584C', edge: '#4C473C' },
  dark: { inkSoft: '#E1E9E3', inkFaint: '#CBD6CF', line: '#75857B', lineStrong: '#9AA79F', edge: '#B4C1B9' },
};
