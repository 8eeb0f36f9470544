// The fluid type scale: each size grows from a small screen (360 px) to the width of the content (1200 px).
import type { size } from './tokens';

const MIN_VIEWPORT = 360;
const MAX_VIEWPORT = 1200;

/** Pixels at the narrow end and at the wide end; rem throughout, so that the reader's own text size counts. */
export const fluidScale: Record<keyof typeof size, readonly [number, number]> = {
  t14: [14, 14],
  t16: [16, 16],
  t18: [17, 18],
  t21: [19, 21],
  t26: [22, 26],
  t34: [27, 34],
  t46: [33, 46],
  t64: [40, 64],
};

/** A `clamp()` that runs in a straight line between the two ends. */
export function fluid([narrow, wide]: readonly [number, number]): string {
  if (narrow === wide) return rem(narrow);
  const slope = (wide - narrow) / (MAX_VIEWPORT - MIN_VIEWPORT);
  const start = narrow - slope * MIN_VIEWPORT;
  return `clamp(${rem(narrow)}, ${rem(start)} + ${(slope * 100).toFixed(4)}vw, ${rem(wide)})`;
}

function rem(pixels: number): string {
  return `${Number((pixels / 16).toFixed(4))}rem`;
}
