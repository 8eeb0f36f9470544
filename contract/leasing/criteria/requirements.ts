// What it takes to rent a home, in numbers. The same for everybody, published before anybody pays to apply.
import { type Cents, cents } from '@/contract/amounts/cents';

/** Times the monthly rent; a term counts in months. Published criteria: a change is a change of policy. */
export const INCOME_REQUIREMENTS = {
  grossIncome: 3,
  netIncome: 2.5,
  savings: 2.5,
  coSignerGross: 6,
  coSignerNet: 5,
  coSignerScore: 700,
} as const;

export interface IncomeRequirement {
  /** A month, of the whole household, before tax. */
  grossCents: Cents;
  /** A month, of the whole household, after tax. */
  netCents: Cents;
  /** In place of income, for the whole term. */
  savingsCents: Cents;
  coSigner: { grossCents: Cents; netCents: Cents; score: number };
}

const multiply = (amount: number, factor: number) => cents(Math.ceil(amount * factor));

/** What a household needs for a rent. Where a voucher pays a part, only the resident’s own share counts (required in CA and WA, our rule everywhere). */
export function requirementFor(rentCents: Cents, months: number, voucherCents: Cents = cents(0)): IncomeRequirement {
  const share = Math.max(0, rentCents - voucherCents);
  return {
    grossCents: multiply(share, INCOME_REQUIREMENTS.grossIncome),
    netCents: multiply(share, INCOME_REQUIREMENTS.netIncome),
    savingsCents: multiply(share * months, INCOME_REQUIREMENTS.savings),
    coSigner: {
      grossCents: multiply(share, INCOME_REQUIREMENTS.coSignerGross),
      netCents: multiply(share, INCOME_REQUIREMENTS.coSignerNet),
      score: INCOME_REQUIREMENTS.coSignerScore,
    },
  };
}

export interface Means {
  grossCents?: Cents | undefined;
  netCents?: Cents | undefined;
  savingsCents?: Cents | undefined;
}

/** Which of the ways a household meets, if any; one is enough. */
export function metRequirement(
  bar: IncomeRequirement,
  { grossCents = cents(0), netCents = cents(0), savingsCents = cents(0) }: Means,
) {
  if (grossCents >= bar.grossCents || netCents >= bar.netCents) return 'income' as const;
  return savingsCents >= bar.savingsCents ? ('savings' as const) : undefined;
}
