import { useState } from 'react';
import { FieldRow } from '@/components/application/shared/applicationStyles';
import { CriteriaResults } from '@/components/layout/shared/CriteriaResults';
import { Notice } from '@/components/ui/feedback/Notice';
import { Field } from '@/components/ui/forms/Field';
import { MoneyInput } from '@/components/ui/forms/MoneyInput';
import { Select } from '@/components/ui/forms/Select';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { Verdict } from '@/contract/criteria/criteria';
import { type CreditBand, prequalify, type StatedFacts } from '@/contract/criteria/prequalify';
import type { Home } from '@/contract/homes/endpoints';
import { type Cents, cents } from '@/contract/money/cents';

type AmountField = 'income' | 'savings' | 'voucher' | 'coSigner';
type ChoiceField = 'credit' | 'evicted' | 'owes' | 'pet' | 'coSignerCredit';

const amountQuestions: readonly [AmountField, string, string][] = [
  ['income', 'Income, a month', 'Before tax, all together'],
  ['savings', 'Savings', 'If you have any to show'],
  ['voucher', 'Voucher, a month', 'What it pays of the rent'],
];
const scoreBands: Readonly<Record<CreditBand, string>> = {
  high: '700 or more',
  middle: '600 to 699',
  low: 'Below 600',
  none: 'No score yet',
};
const yesNoOptions = { no: 'No', yes: 'Yes' };
const choiceQuestions: readonly [ChoiceField, string, string, Readonly<Record<string, string>>][] = [
  ['credit', 'Credit score, about', 'The lowest of those who live there', scoreBands],
  ['evicted', 'Lost a home in court', 'In the last three years', yesNoOptions],
  ['owes', 'Owe past rent', 'To an earlier home', yesNoOptions],
  ['pet', 'A pet', 'Assistance animals are not pets', { none: 'None', cat: 'A cat', dog: 'A dog', other: 'Another' }],
];

const verdictLabels: Readonly<
  Record<Verdict, { title: string; tone: 'success' | 'warning' | 'info'; explanation: string }>
> = {
  qualifies: {
    title: 'Yes, by what you say',
    tone: 'success',
    explanation: 'What the reports find has to match. A person decides, by these lines alone.',
  },
  with_conditions: {
    title: 'Yes, with something more',
    tone: 'warning',
    explanation: 'A co-signer, or for the score a larger deposit, makes up for what is missing.',
  },
  does_not_qualify: {
    title: 'Not for this home, as it stands',
    tone: 'warning',
    explanation: 'You can apply all the same; a fee is only worth it if one of these lines is not as it seems.',
  },
  incomplete: {
    title: 'Say a little more, and you know',
    tone: 'info',
    explanation: 'Each answer closes a line below. You may leave out what you do not want to say.',
  },
};

const localDayAt = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
const toBoolean = (facts: string | undefined) => (facts ? facts === 'yes' : undefined);

/** Would we say yes? The judgement of the decision itself, and no credit pull: nothing said here leaves the browser. */
export function Prequalification({ home }: { readonly home: Home }) {
  const [typed, setTyped] = useState<Partial<Record<AmountField, number | null>>>({});
  const [selections, setSelections] = useState<Partial<Record<ChoiceField, string>>>({});
  const amount = (name: AmountField): Cents | undefined =>
    typeof typed[name] === 'number' ? cents(typed[name]) : undefined;
  const coSigner = amount('coSigner');
  const facts: StatedFacts = {
    grossCents: amount('income'),
    savingsCents: amount('savings'),
    voucherCents: amount('voucher'),
    credit: (selections.credit || undefined) as CreditBand | undefined,
    evicted: toBoolean(selections.evicted),
    owesLandlord: toBoolean(selections.owes),
    pet: (selections.pet || undefined) as StatedFacts['pet'],
    coSigner: coSigner && {
      grossCents: coSigner,
      credit: (selections.coSignerCredit || undefined) as CreditBand | undefined,
    },
  };
  const { rentCents, state, city, pets, timeZone } = home;
  const months = Math.min(...home.leaseMonths, 12);
  const place = { rentCents, state, city, months, petsTaken: pets, day: localDayAt(timeZone) };
  const { lines, verdict } = prequalify(place, facts);
  const hasNoAnswers = Object.values(facts).every((value) => value === undefined);
  const { title, tone, explanation } = verdictLabels[verdict];
  const renderAmount = ([name, label, help]: (typeof amountQuestions)[number]) => (
    <Field key={name} label={label} help={help} optional>
      {(control) => (
        <MoneyInput
          {...control}
          cents={typed[name] ?? null}
          onChange={(value) => setTyped((before) => ({ ...before, [name]: value }))}
        />
      )}
    </Field>
  );
  const renderChoice = ([name, label, help, options]: (typeof choiceQuestions)[number]) => (
    <Field key={name} label={label} help={help} optional>
      {(control) => (
        <Select
          {...control}
          value={selections[name] ?? ''}
          onChange={(event) => setSelections((before) => ({ ...before, [name]: event.target.value }))}
        >
          <option value="">Not said</option>
          {Object.entries(options).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <Card as="section" $tone="wash" aria-labelledby="prequalification">
      <Stack>
        <Heading as="h2" id="prequalification" $size="part">
          Will we say yes?
        </Heading>
        <FieldRow>
          {amountQuestions.map(renderAmount)}
          {choiceQuestions.map(renderChoice)}
        </FieldRow>
        <Disclosure summary="Somebody would sign with you">
          <FieldRow>
            {renderAmount(['coSigner', 'Their income, a month', 'Before tax'])}
            {renderChoice(['coSignerCredit', 'Their credit score', 'About', scoreBands])}
          </FieldRow>
        </Disclosure>
        <div role="status">
          {hasNoAnswers ? (
            <Text $weight="semibold">Say what you like, and you know at once.</Text>
          ) : (
            <Notice tone={tone} title={title}>
              {explanation}
            </Notice>
          )}
        </div>
        {!hasNoAnswers && <CriteriaResults lines={lines} forApplicant />}
        <Text $size="small" $tone="soft">
          The rules are those of the decision. What you say here stays in your browser, and nobody asks about your
          credit. Who you are, and records the law lets us look at, are looked at once you have handed in.
        </Text>
      </Stack>
    </Card>
  );
}
