// Integer cents to text and back. The minus sign is the real one; cents are shown only where there are any.

export type CentsMode = 'auto' | 'always' | 'never';

const MINUS = '\u2212';

const shown = (digits: 0 | 2) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

const whole = shown(0);
const exact = shown(2);

/** `never` rounds to whole dollars; `auto` shows cents unless they are zero. */
export function moneyText(cents: number, mode: CentsMode = 'auto'): string {
  const amount = Math.abs(cents) / 100;
  const withCents = mode === 'always' || (mode === 'auto' && cents % 100 !== 0);
  const text = (withCents ? exact : whole).format(amount);
  return cents < 0 ? `${MINUS}${text}` : text;
}

/** What a person typed, in cents: `$1,250.5` is 125050. Nothing typed is null; what is no amount is undefined. */
export function readMoney(typed: string): number | null | undefined {
  const plain = typed.replace(/[\s$,]/g, '').replace(MINUS, '-');
  if (plain === '') return null;
  const parts = /^(-?)(\d{0,11})(?:\.(\d{0,2}))?$/.exec(plain);
  if (!parts) return undefined;
  const [, sign = '', dollars = '', fraction = ''] = parts;
  if (dollars === '' && fraction === '') return undefined;
  const cents = Number(dollars || 0) * 100 + Number(fraction.padEnd(2, '0'));
  return sign && cents > 0 ? -cents : cents;
}
