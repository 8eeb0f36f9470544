import { useState } from 'react';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { type Cents, cents } from '@/contract/amounts/cents';
import {
  type IncomeRequirement,
  type Means,
  metRequirement,
  requirementFor,
} from '@/contract/leasing/criteria/requirements';
import { addToQualifyDraft, readQualifyDraft } from '@/lib/storage/qualifyDraft';
import { Check, CheckFields } from './HomeRequirementsSection.styles';

interface QualificationCheckProps {
  readonly homeId: string;
  readonly rentCents: Cents;
  readonly months: number;
}

type Amounts = Record<'income' | 'savings' | 'voucher', number | null>;

/** An answer at once. The input here fills in the application of this home, and is not sent before. */
export function QualificationCheck({ homeId, rentCents, months }: QualificationCheckProps) {
  const [values, setValues] = useState<Amounts>(() => ({
    income: null,
    savings: null,
    voucher: null,
    ...(readQualifyDraft(homeId) as Partial<Amounts>),
  }));
  const change = (name: keyof Amounts, value: number | null) => {
    setValues((before) => ({ ...before, [name]: value }));
    addToQualifyDraft(homeId, { [name]: value });
  };
  const amount = (value: number | null) => (value === null ? undefined : cents(value));
  const fields = [
    ['income', 'Monthly income', 'Before taxes, for everyone combined'],
    ['savings', 'Savings', 'If you have any'],
    ['voucher', 'Monthly voucher', 'The amount it pays toward rent'],
  ] as const;
  return (
    <Check role="group" aria-label="Will I qualify?">
      <Heading as="h3" $size="part">
        Will I qualify?
      </Heading>
      <CheckFields>
        {fields.map(([name, label, help]) => (
          <MoneyField
            key={name}
            label={label}
            help={help}
            optional
            cents={values[name]}
            onChange={(value) => change(name, value)}
          />
        ))}
      </CheckFields>
      <div role="status">
        <QualificationAnswer
          criteria={requirementFor(rentCents, months, amount(values.voucher))}
          finances={{ grossCents: amount(values.income), savingsCents: amount(values.savings) }}
        />
      </div>
      <Text $size="small" $tone="soft">
        This stays in your browser until you apply for this home, and it doesn’t affect your credit.
      </Text>
    </Check>
  );
}

function QualificationAnswer({
  criteria,
  finances,
}: {
  readonly criteria: IncomeRequirement;
  readonly finances: Means;
}) {
  const qualification = metRequirement(criteria, finances);
  if (qualification) {
    return (
      <Text $weight="semibold">
        {qualification === 'income' ? 'Your income is enough for this home.' : 'Your savings are enough for this home.'}{' '}
        We’d still need to check your rental history.
      </Text>
    );
  }
  if (finances.grossCents === undefined && finances.savingsCents === undefined) {
    return <Text>Enter your household’s monthly amounts to see right away.</Text>;
  }
  const shortfall = cents(criteria.grossCents - Math.max(0, finances.grossCents ?? 0));
  return (
    <Text>
      <strong>
        Your income is <Money amount={shortfall} /> a month short.
      </strong>{' '}
      Savings of <Money amount={criteria.savingsCents} /> or a co-signer would also qualify you.
    </Text>
  );
}
