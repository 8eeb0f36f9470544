// A media query cannot read a variable, so the breakpoints are numbers here and nowhere else.
export const breakpoint = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200 } as const;

export type Breakpoint = keyof typeof breakpoint;

/** From this breakpoint upwards: `${up('lg')} { … }`. */
export function up<B extends Breakpoint>(from: B): string {
  return `@media (min-width: ${breakpoint[from]}px)`;
}

/** Below this breakpoint: `${below('lg')} { … }`. Prefer `up`. */
export function below<B extends Exclude<Breakpoint, 'xs'>>(to: B): string {
  return `@media (max-width: ${breakpoint[to] - 0.02}px)`;
}

/** Only for readers who have not asked for less motion. */
export const moving = '@media (prefers-reduced-motion: no-preference)';

/** Only where a pointer can rest on something without pressing it. */
export const hovering = '@media (hover: hover)';

export const forcedColors = '@media (forced-colors: active)';
