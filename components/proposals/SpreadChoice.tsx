import { RadioCards } from '@/components/ui/forms/RadioCards';
import { Text } from '@/components/ui/text/Text';
import { cents, formatExactMoney } from '@/contract/money/cents';
import { INSTALLMENT_MONTHS, type InstallmentMonths } from '@/contract/smoothPayments/constants';
import { installmentOffer } from '@/contract/smoothPayments/schedule';

interface SpreadChoiceProps {
  readonly totalCents: number;
  readonly value: InstallmentMonths | null;
  readonly onChange: (months: InstallmentMonths) => void;
  readonly error?: string | undefined;
}

function costOf(totalCents: number, months: InstallmentMonths): string {
  const { fee, aprBps, parts } = installmentOffer(cents(totalCents), months);
  const [first] = parts;
  const monthly = formatExactMoney(cents((first?.principal ?? 0) + (first?.fee ?? 0)));
  const cost = fee > 0 ? `fee ${formatExactMoney(fee)}, APR ${(aprBps / 100).toFixed(2)}%` : 'no fee, APR 0.00%';
  return `About ${monthly} from each payout, ${cost}`;
}

/** Over how many months the total is spread, and what each costs. */
export function SpreadChoice({ totalCents, value, onChange, error }: SpreadChoiceProps) {
  return (
    <>
      <RadioCards
        legend="Over how many months?"
        options={INSTALLMENT_MONTHS.map((months) => ({
          value: String(months),
          label: `${months} months`,
          help: costOf(totalCents, months),
        }))}
        value={value === null ? undefined : String(value)}
        onChange={(next) => {
          const months = INSTALLMENT_MONTHS.find((each) => String(each) === next);
          if (months) onChange(months);
        }}
        error={error}
      />
      <Text $tone="soft">
        When the work is billed, you get a disclosure with the exact amounts to sign. Nothing is spread before you sign.
      </Text>
    </>
  );
}
