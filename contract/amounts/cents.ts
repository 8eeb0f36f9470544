import type * as z from 'zod';

/** Whole US cents. Never a float: arithmetic on money stays in integers. */
export type Cents = number & z.$brand<'Cents'>;

/** 100 million dollars: no amount that a person gives is larger. Sums and products of them stay below `MAX_CENTS`. */
export const MAX_INPUT_CENTS = 10_000_000_000;

/** 10 trillion dollars: what amounts may add up or grow to, well inside the whole numbers of a double. */
export const MAX_CENTS = 1_000_000_000_000_000;

/** Cents of an integer already counted in cents; throws for anything else. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount) || Math.abs(amount) > MAX_CENTS)
    throw new RangeError(`${amount} is not an amount in whole cents`);
  return amount as Cents;
}

/** Cents of a number of dollars, to the nearest cent. */
export function dollars(amount: number): Cents {
  return cents(Math.round(amount * 100));
}

export function sumCents(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce<number>((total, amount) => total + amount, 0));
}

/** `part` per cent of an amount in basis points (5 % = 500), half a cent rounds away from zero. */
export function basisPoints(amount: Cents, points: number): Cents {
  const exact = amount * points;
  return cents(Math.sign(exact) * Math.round(Math.abs(exact) / 10_000));
}

/** `$1,234.50`, with cents always and a real minus sign: for papers and letters. Digits alone are moved, so nothing is rounded. */
export function formatExactMoney(amount: number): string {
  const digits = String(Math.abs(cents(amount))).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 ? '\u2212' : ''}$${whole}.${digits.slice(-2)}`;
}
