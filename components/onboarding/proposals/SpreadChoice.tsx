import { RadioCards } from '@/components/ui/forms/RadioCards';
import { Text } from '@/components/ui/text/Text';
import type { InstallmentMonths } from '@/contract/money/smoothPayments/constants';
import { INSTALLMENT_NOTE, INSTALLMENT_QUESTION, installmentOptions, monthsOf } from '@/lib/account/installmentOptions';

interface SpreadChoiceProps {
  readonly totalCents: number;
  readonly value: InstallmentMonths | null;
  readonly onChange: (months: InstallmentMonths) => void;
  readonly error?: string | undefined;
}

/** Over how many months the total is spread, and what each costs. */
export function SpreadChoice({ totalCents, value, onChange, error }: SpreadChoiceProps) {
  return (
    <>
      <RadioCards
        legend={INSTALLMENT_QUESTION}
        options={installmentOptions(totalCents)}
        value={value === null ? undefined : String(value)}
        onChange={(next) => {
          const months = monthsOf(next);
          if (months) onChange(months);
        }}
        error={error}
      />
      <Text $tone="soft">{INSTALLMENT_NOTE}</Text>
    </>
  );
}
