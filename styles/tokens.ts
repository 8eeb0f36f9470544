// The names every style is written with. Values live in themes.ts and are printed once by GlobalStyle.ts.

type Kebab<S extends string> = S extends `${infer A}${infer Rest}`
  ? Rest extends Uncapitalize<Rest>
    ? `${Lowercase<A>}${Kebab<Rest>}`
    : `${Lowercase<A>}-${Kebab<Rest>}`
  : S;

function kebab<S extends string>(name: S): Kebab<S> {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as Kebab<S>;
}

function names<P extends string, const N extends readonly string[]>(prefix: P, list: N) {
  const entries = list.map((name) => [name, `var(--${prefix}-${kebab(name)})`]);
  return Object.fromEntries(entries) as { readonly [K in N[number]]: `var(--${P}-${Kebab<K>})` };
}

/** Colors by role. `on…` is the text that stands on the color of that name. */
export const color = names('color', [
  'canvas',
  'surface',
  'sunken',
  'ink',
  'inkSoft',
  'inkFaint',
  'line',
  'lineStrong',
  'edge',
  'brand',
  'brandStrong',
  'brandDeep',
  'brandTint',
  'brandWash',
  'onBrand',
  'onBrandDeep',
  'banner',
  'onBanner',
  'coral',
  'coralTint',
  'apricot',
  'sky',
  'onSky',
  'danger',
  'dangerTint',
  'onDanger',
  'warning',
  'warningTint',
  'info',
  'infoTint',
  'success',
  'successTint',
  'focus',
  'scrim',
  'onMedia',
  'mediaScrim',
  'skeleton',
  'skeletonShine',
]);

export const shadow = names('shadow', ['float', 'lift']);

export const font = { display: 'var(--font-display)', text: 'var(--font-text)' } as const;

/** Fluid scale: the number is the size in pixels at the widest screen. */
export const size = names('size', ['t14', 't16', 't18', 't21', 't26', 't34', 't46', 't64']);

export const weight = { regular: 400, medium: 500, semibold: 600, bold: 700, display: 560 } as const;

export const leading = { display: 1.1, snug: 1.3, text: 1.55 } as const;

/** Space in steps of 4 px, in rem so that it grows with the reader's own text size. */
export const space = {
  s4: '0.25rem',
  s8: '0.5rem',
  s12: '0.75rem',
  s16: '1rem',
  s24: '1.5rem',
  s32: '2rem',
  s48: '3rem',
  s64: '4rem',
  s96: '6rem',
  s128: '8rem',
} as const;

export type Space = keyof typeof space | 's0';

export const radius = { control: '8px', card: '14px', sheet: '24px', pill: '999px' } as const;

export const width = { content: 'var(--content-width)', reading: '680px', gutter: 'var(--gutter)' } as const;

/** Durations that are nothing under reduced motion. Endless animations belong inside `moving` of media.ts. */
export const motion = { hover: 'var(--motion-hover)', enter: 'var(--motion-enter)' } as const;

/** Drawing order of what floats. Dialogs and popovers stand in the browser's top layer, above all of these. */
export const layer = { raised: 1, sticky: 10, header: 20, overlay: 30, toast: 40, progress: 50 } as const;
