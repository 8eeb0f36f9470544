import * as z from 'zod';

/** Whole US cents. Never a float: arithmetic on money stays in integers. */
export const Cents = z.int().min(-100_000_000_000).max(100_000_000_000).brand('Cents');
export type Cents = z.infer<typeof Cents>;

/** Cents of a literal number of dollars; throws where it would not be whole cents. */
export function dollars(amount: number): Cents {
  return Cents.parse(Math.round(amount * 100));
}

/** Cents of an integer already counted in cents. */
export function cents(amount: number): Cents {
  return Cents.parse(amount);
}

export function sumCents(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce<number>((total, amount) => total + amount, 0));
}

/** `part` per cent of an amount in basis points (5 % = 500), half a cent rounds away from zero. */
export function basisPoints(amount: Cents, points: number): Cents {
  const exact = amount * points;
  return cents(Math.sign(exact) * Math.round(Math.abs(exact) / 10_000));
}
