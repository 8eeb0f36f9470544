import { formatNumber } from './text';

/** `$3,200`, or `$3,200.50` where cents matter. A negative carries a real minus sign. */
export function formatCents(cents: number): string {
  const wholeDollars = Math.abs(Math.round(cents));
  const rest = wholeDollars % 100;
  const text = `$${formatNumber((wholeDollars - rest) / 100)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
  return cents < 0 ? `\u2212${text}` : text;
}
