const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$3,200`, or `$3,200.50` where cents matter. A negative carries a real minus sign. */
export function formatCents(cents: number): string {
  const text = (cents % 100 === 0 ? whole : exact).format(Math.abs(cents) / 100);
  return cents < 0 ? `\u2212${text}` : text;
}
