import { useState } from 'react';
import { CriteriaLines } from '@/components/layout/CriteriaLines';
import { Card } from '@/components/ui/Card';
import { Disclosure } from '@/components/ui/Disclosure';
import { Field } from '@/components/ui/Field';
import { Heading } from '@/components/ui/Heading';
import { MoneyInput } from '@/components/ui/MoneyInput';
import { Notice } from '@/components/ui/Notice';
import { Select } from '@/components/ui/Select';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import type { Verdict } from '@/contract/criteria';
import { type CreditBand, oddsOf, type Said } from '@/contract/criteria.odds';
import type { Home } from '@/contract/homes';
import { type Cents, cents } from '@/contract/money';
import { Fields } from './GetStarted.styles';

type Amount = 'income' | 'savings' | 'voucher' | 'coSigner';
type Choice = 'credit' | 'evicted' | 'owes' | 'pet' | 'coSignerCredit';

const amounts: readonly [Amount, string, string][] = [
  ['income', 'Income, a month', 'Before tax, all together'],
  ['savings', 'Savings', 'If you have any to show'],
  ['voucher', 'Voucher, a month', 'What it pays of the rent'],
];
const bands: Readonly<Record<CreditBand, string>> = {
  high: '700 or more',
  middle: '600 to 699',
  low: 'Below 600',
  none: 'No score yet',
};
const yesNo = { no: 'No', yes: 'Yes' };
const choices: readonly [Choice, string, string, Readonly<Record<string, string>>][] = [
  ['credit', 'Credit score, about', 'The lowest of those who live there', bands],
  ['evicted', 'Lost a home in court', 'In the last three years', yesNo],
  ['owes', 'Owe past rent', 'To an earlier home', yesNo],
  ['pet', 'A pet', 'Assistance animals are not pets', { none: 'None', cat: 'A cat', dog: 'A dog', other: 'Another' }],
];

const words: Readonly<Record<Verdict, { title: string; tone: 'success' | 'warning' | 'info'; says: string }>> = {
  qualifies: {
    title: 'Yes, by what you say',
    tone: 'success',
    says: 'What the reports find has to match. A person decides, by these lines alone.',
  },
  withConditions: {
    title: 'Yes, with something more',
    tone: 'warning',
    says: 'A co-signer, or for the score a larger deposit, makes up for what is missing.',
  },
  doesNotQualify: {
    title: 'Not for this home, as it stands',
    tone: 'warning',
    says: 'You can apply all the same; a fee is only worth it if one of these lines is not as it seems.',
  },
  incomplete: {
    title: 'Say a little more, and you know',
    tone: 'info',
    says: 'Each answer closes a line below. You may leave out what you do not want to say.',
  },
};

const dayThere = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
const truth = (said: string | undefined) => (said ? said === 'yes' : undefined);

/** Would we say yes? The judgement of the decision itself, and no credit pull: nothing said here leaves the browser. */
export function Odds({ home }: { readonly home: Home }) {
  const [typed, setTyped] = useState<Partial<Record<Amount, number | null>>>({});
  const [chosen, setChosen] = useState<Partial<Record<Choice, string>>>({});
  const amount = (name: Amount): Cents | undefined =>
    typeof typed[name] === 'number' ? cents(typed[name]) : undefined;
  const coSigner = amount('coSigner');
  const said: Said = {
    grossCents: amount('income'),
    savingsCents: amount('savings'),
    voucherCents: amount('voucher'),
    credit: (chosen.credit || undefined) as CreditBand | undefined,
    evicted: truth(chosen.evicted),
    owes: truth(chosen.owes),
    pet: (chosen.pet || undefined) as Said['pet'],
    coSigner: coSigner && {
      grossCents: coSigner,
      credit: (chosen.coSignerCredit || undefined) as CreditBand | undefined,
    },
  };
  const { rentCents, state, city, pets, timeZone } = home;
  const months = Math.min(...home.leaseMonths, 12);
  const place = { rentCents, state, city, months, petsTaken: pets, day: dayThere(timeZone) };
  const { lines, verdict } = oddsOf(place, said);
  const untold = Object.values(said).every((value) => value === undefined);
  const { title, tone, says } = words[verdict];
  const money = ([name, label, help]: (typeof amounts)[number]) => (
    <Field key={name} label={label} help={help} optional>
      {(control) => (
        <MoneyInput
          {...control}
          cents={typed[name] ?? null}
          onCents={(value) => setTyped((before) => ({ ...before, [name]: value }))}
        />
      )}
    </Field>
  );
  const choice = ([name, label, help, options]: (typeof choices)[number]) => (
    <Field key={name} label={label} help={help} optional>
      {(control) => (
        <Select
          {...control}
          value={chosen[name] ?? ''}
          onChange={(event) => setChosen((before) => ({ ...before, [name]: event.target.value }))}
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
    <Card as="section" $tone="wash" aria-labelledby="odds">
      <Stack>
        <Heading as="h2" id="odds" $size="part">
          Will we say yes?
        </Heading>
        <Fields>
          {amounts.map(money)}
          {choices.map(choice)}
        </Fields>
        <Disclosure summary="Somebody would sign with you">
          <Fields>
            {money(['coSigner', 'Their income, a month', 'Before tax'])}
            {choice(['coSignerCredit', 'Their credit score', 'About', bands])}
          </Fields>
        </Disclosure>
        <div role="status">
          {untold ? (
            <Text $weight="semibold">Say what you like, and you know at once.</Text>
          ) : (
            <Notice tone={tone} title={title}>
              {says}
            </Notice>
          )}
        </div>
        {!untold && <CriteriaLines lines={lines} own />}
        <Text $size="small" $tone="soft">
          The rules are those of the decision. What you say here stays in your browser, and nobody asks about your
          credit. Who you are, and records the law lets us look at, are looked at once you have handed in.
        </Text>
      </Stack>
    </Card>
  );
}
