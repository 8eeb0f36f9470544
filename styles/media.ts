// A media query cannot read a variable, so the breakpoints are numbers here and nowhere else.
const breakpoint = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200 } as const;

export type Breakpoint = keyof typeof breakpoint;

/** In `em`, so that larger letters, as a reader has set them in their browser, get the layout that has room for them. */
const em = (px: number) => `${Math.round((px / 16) * 1_000) / 1_000}em`;

/** The same question for a script: `matchMedia(atLeast('lg'))`. */
export const atLeast = (from: Breakpoint) => `(min-width: ${em(breakpoint[from])})`;

/** From this breakpoint upwards: `${up('lg')} { … }`. */
export function up<B extends Breakpoint>(from: B): string {
  return `@media ${atLeast(from)}`;
}

/** Below this breakpoint: `${below('lg')} { … }`. Prefer `up`. */
export function below<B extends Exclude<Breakpoint, 'xs'>>(to: B): string {
  return `@media (max-width: ${em(breakpoint[to] - 0.02)})`;
}

/** Where letters are so large on a phone that two things rarely stand side by side. */
export const smallScreen = '@media (max-width: 19em)';

/** Only for readers who have not asked for less motion. */
export const motionAllowed = '@media (prefers-reduced-motion: no-preference)';

/** Only where a pointer can rest on something without pressing it. */
export const hovering = '@media (hover: hover)';

export const forcedColors = '@media (forced-colors: active)';
