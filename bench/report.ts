/** Prints a heading of figures. */
export function printTitle(text: string): void {
  console.log(`\n${text}`);
}

/** Prints one figure, what it is held against, and the ratio that counts on any machine. */
export function printFigure(what: string, ours: string, yardstick = '', ratio = ''): void {
  console.log(`  ${what.padEnd(46)} ${ours.padStart(14)}   ${yardstick.padEnd(34)} ${ratio}`);
}

export const median = (values: readonly number[]): number => percentile(values, 50);

export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

export const ms = (value: number) => `${value < 10 ? value.toFixed(2) : value.toFixed(1)} ms`;
export const perSecond = (value: number) => `${Math.round(value).toLocaleString('en-US')} req/s`;
export const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} KB`;
export const times = (value: number) => `${value.toFixed(2)} x`;
export const percent = (value: number) => `${Math.round(value * 100)} %`;
