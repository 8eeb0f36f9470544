// Integer cents to text and back. The minus sign is the real one; cents are shown only where there are any.
export type CentsMode = 'auto' | 'always' | 'never';

const MINUS = '\u2212';

// Without `Intl`: its first use costs a phone 30 ms and more, and prices stand on first screens. As in
// lib/format/text.ts, of which the pieces know nothing.
const groupThousands = (dollars: number) => String(dollars).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** `never` rounds to whole dollars; `auto` shows cents unless they are zero. */
export function formatMoneyInput(cents: number, mode: CentsMode = 'auto'): string {
  const amount = Math.abs(Math.round(cents));
  const sign = cents < 0 ? MINUS : '';
  if (mode === 'never') return `${sign}$${groupThousands(Math.round(amount / 100))}`;
  const rest = amount % 100;
  const withCents = mode === 'always' || rest !== 0;
  return `${sign}$${groupThousands((amount - rest) / 100)}${withCents ? `.${String(rest).padStart(2, '0')}` : ''}`;
}

/** What a person typed, in cents: `$1,250.5` is 125050. Nothing typed is null; what is no amount is undefined. */
export function parseMoney(typed: string): number | null | undefined {
  const plain = typed.replace(/[\s$,]/g, '').replace(MINUS, '-');
  if (plain === '') return null;
  const parts = /^(-?)(\d{0,11})(?:\.(\d{0,2}))?$/.exec(plain);
  if (!parts) return undefined;
  const [, sign = '', dollars = '', fraction = ''] = parts;
  if (dollars === '' && fraction === '') return undefined;
  const cents = Number(dollars || 0) * 100 + Number(fraction.padEnd(2, '0'));
  return sign && cents > 0 ? -cents : cents;
}
