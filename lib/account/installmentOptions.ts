import { cents, formatExactMoney } from '@/contract/amounts/cents';
import { INSTALLMENT_MONTHS, type InstallmentMonths } from '@/contract/money/smoothPayments/constants';
import { installmentOffer } from '@/contract/money/smoothPayments/schedule';

function costOf(totalCents: number, months: InstallmentMonths): string {
  const { fee, aprBps, parts } = installmentOffer(cents(totalCents), months);
  const [first] = parts;
  const monthly = formatExactMoney(cents((first?.principal ?? 0) + (first?.fee ?? 0)));
  const cost = fee > 0 ? `fee ${formatExactMoney(fee)}, APR ${(aprBps / 100).toFixed(2)}%` : 'no fee, APR 0.00%';
  return `About ${monthly} from each payout, ${cost}`;
}

export const INSTALLMENT_QUESTION = 'Over how many months?';
export const INSTALLMENT_NOTE =
  'When the work is billed, you get a disclosure with the exact amounts to sign. Nothing is spread before you sign.';

/** Over how many months a total can be paid from payouts, and what each costs. */
export const installmentOptions = (totalCents: number) =>
  INSTALLMENT_MONTHS.map((months) => ({
    value: String(months),
    label: `${months} months`,
    help: costOf(totalCents, months),
  }));

export const monthsOf = (value: string): InstallmentMonths | null =>
  INSTALLMENT_MONTHS.find((each) => String(each) === value) ?? null;
