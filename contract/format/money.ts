const [wholeDollars, dollarsAndCents] = [0, 2].map(
  (digits) => new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
);

/** An amount of cents in a sentence, to the cent: `$2,450`, `$2,450.50`. */
export const formatMoney = (amount: number): string =>
  `${amount < 0 ? '\u2212' : ''}$${(amount % 100 ? dollarsAndCents : wholeDollars)?.format(Math.abs(amount) / 100)}`;
