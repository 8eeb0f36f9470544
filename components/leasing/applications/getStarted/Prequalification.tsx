import { useState } from 'react';
import { CriteriaResults } from '@/components/layout/shared/CriteriaResults';
import { FieldRow } from '@/components/leasing/applications/shared/applicationStyles';
import { Notice } from '@/components/ui/feedback/Notice';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { SelectField } from '@/components/ui/fields/SelectField';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type Cents, cents } from '@/contract/amounts/cents';
import { localDay } from '@/contract/calendar/localDay';
import type { Home } from '@/contract/homes/homes/endpoints';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import type { Verdict } from '@/contract/leasing/criteria/criteria';
import { type CreditBand, prequalify, type StatedFacts } from '@/contract/leasing/criteria/prequalify';
import { addToQualifyDraft, readQualifyDraft } from '@/lib/storage/qualifyDraft';

type AmountField = 'income' | 'savings' | 'voucher' | 'coSigner';
type ChoiceField = 'credit' | 'evicted' | 'owes' | 'pet' | 'coSignerCredit';

const amountQuestions: readonly [AmountField, string, string][] = [
  ['income', 'Monthly income', 'Before tax, everyone combined'],
  ['savings', 'Savings', 'If you can show proof'],
  ['voucher', 'Monthly voucher', 'How much rent it covers'],
];
const scoreBands: Readonly<Record<CreditBand, string>> = {
  high: '700 or more',
  middle: '600 to 699',
  low: 'Below 600',
  none: 'No score yet',
};
const yesNoOptions = { no: 'No', yes: 'Yes' };
const choiceQuestions: readonly [ChoiceField, string, string, Readonly<Record<string, string>>][] = [
  ['credit', 'Estimated credit score', 'Lowest score of everyone who’ll live there', scoreBands],
  ['evicted', 'Evicted in the last 3 years?', 'By a court judgment', yesNoOptions],
  ['owes', 'Do you owe past rent?', 'To a previous landlord', yesNoOptions],
  ['pet', 'Pets', 'Assistance animals aren’t pets', { none: 'None', cat: 'A cat', dog: 'A dog', other: 'Another' }],
];

const verdictLabels: Readonly<
  Record<Verdict, { title: string; tone: 'success' | 'warning' | 'info'; explanation: string }>
> = {
  qualifies: {
    title: 'You likely qualify',
    tone: 'success',
    explanation: 'Your reports have to match your answers. A person decides, based only on these criteria.',
  },
  with_conditions: {
    title: 'You may qualify with conditions',
    tone: 'warning',
    explanation: 'A co-signer can make up for what’s missing. For your credit score, a larger deposit can too.',
  },
  does_not_qualify: {
    title: 'You may not qualify for this home',
    tone: 'warning',
    explanation: 'You can still apply. It’s only worth the fee if one of these results is wrong.',
  },
  incomplete: {
    title: 'Answer more to see your result',
    tone: 'info',
    explanation: 'Each answer completes one of the criteria below. You can skip any question.',
  },
};

const toBoolean = (facts: string | undefined) => (facts ? facts === 'yes' : undefined);

/** Would we say yes? The judgment of the decision itself, and no credit pull: nothing said here leaves the browser. */
export function Prequalification({ home }: { readonly home: Home }) {
  const [typed, setTyped] = useState<Partial<Record<AmountField, number | null>>>(() => readQualifyDraft(home.id));
  const [selections, setSelections] = useState<Partial<Record<ChoiceField, string>>>(() => readQualifyDraft(home.id));
  const changeAmount = (name: AmountField, value: number | null) => {
    setTyped((before) => ({ ...before, [name]: value }));
    addToQualifyDraft(home.id, { [name]: value });
  };
  const choose = (name: ChoiceField, value: string) => {
    setSelections((before) => ({ ...before, [name]: value }));
    addToQualifyDraft(home.id, { [name]: value });
  };
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
  const { rentCents, pets, timeZone } = home;
  const months = Math.min(...home.leaseMonths, 12);
  const place = {
    rentCents,
    where: jurisdictionOf(home),
    months,
    petsTaken: pets,
    day: localDay(Date.now(), timeZone),
  };
  const { lines, verdict } = prequalify(place, facts);
  const hasNoAnswers = Object.values(facts).every((value) => value === undefined);
  // What is answered already says more than that something is not.
  const isConditional = verdict === 'incomplete' && lines.some(({ result }) => result === 'not_met');
  const { title, tone, explanation } = verdictLabels[isConditional ? 'with_conditions' : verdict];
  const renderAmount = ([name, label, help]: (typeof amountQuestions)[number]) => (
    <MoneyField
      key={name}
      label={label}
      help={help}
      optional
      cents={typed[name] ?? null}
      onChange={(value) => changeAmount(name, value)}
    />
  );
  const renderChoice = ([name, label, help, options]: (typeof choiceQuestions)[number]) => (
    <SelectField
      key={name}
      label={label}
      help={help}
      optional
      options={[
        { value: '', label: 'Skip' },
        ...Object.entries(options).map(([value, text]) => ({ value, label: text })),
      ]}
      value={selections[name] ?? ''}
      onChange={(value) => choose(name, value)}
    />
  );
  return (
    <Card as="section" $tone="wash" aria-labelledby="prequalification">
      <Stack>
        <Heading as="h2" id="prequalification" $size="part">
          Do you qualify?
        </Heading>
        <FieldRow>
          {amountQuestions.map(renderAmount)}
          {choiceQuestions.map(renderChoice)}
        </FieldRow>
        <Disclosure summary="Add a co-signer">
          <FieldRow>
            {renderAmount(['coSigner', 'Their monthly income', 'Before tax'])}
            {renderChoice(['coSignerCredit', 'Their credit score', 'About', scoreBands])}
          </FieldRow>
        </Disclosure>
        <div role="status">
          {hasNoAnswers ? (
            <Text $weight="semibold">Answer what you like to see your result right away.</Text>
          ) : (
            <Notice tone={tone} title={title}>
              {explanation}
            </Notice>
          )}
        </div>
        {!hasNoAnswers && <CriteriaResults lines={lines} forApplicant beforeApplying />}
        <Text $size="small" $tone="soft">
          These are the same rules we use to decide. Your answers stay in your browser, and there’s no credit check. We
          check your identity, and any records the law lets us check, after you submit.
        </Text>
      </Stack>
    </Card>
  );
}
