import { useState } from 'react';
import { Card } from '@/components/ui/Card';
import { Field } from '@/components/ui/Field';
import { Heading } from '@/components/ui/Heading';
import { Money } from '@/components/ui/Money';
import { MoneyInput } from '@/components/ui/MoneyInput';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import type { Home } from '@/contract/homes';
import { cents } from '@/contract/money';
import { barFor, meets } from '@/contract/qualifying';
import { Fields } from './GetStarted.styles';

const asks = [
  ['income', 'Income, a month', 'Before tax, all together'],
  ['savings', 'Savings', 'If you have any to show'],
  ['voucher', 'Voucher, a month', 'What it pays of the rent'],
] as const;
type Asked = (typeof asks)[number][0];

/** Would we say yes? The same rules as the decision, and no credit pull: nothing typed here leaves the browser. */
export function Odds({ home }: { readonly home: Home }) {
  const [said, setSaid] = useState<Partial<Record<Asked, number | null>>>({});
  const amount = (name: Asked) => cents(said[name] ?? 0);
  const bar = barFor(home.rentCents, Math.min(...home.leaseMonths, 12), amount('voucher'));
  const way = meets(bar, { grossCents: amount('income'), savingsCents: amount('savings') });
  const untold = amount('income') === 0 && amount('savings') === 0;
  return (
    <Card as="section" $tone="wash" aria-labelledby="odds">
      <Stack>
        <Heading as="h2" id="odds" $size="part">
          Will we say yes?
        </Heading>
        <Fields>
          {asks.map(([name, label, help]) => (
            <Field key={name} label={label} help={help} optional>
              {(control) => (
                <MoneyInput
                  {...control}
                  cents={said[name] ?? null}
                  onCents={(value) => setSaid((before) => ({ ...before, [name]: value }))}
                />
              )}
            </Field>
          ))}
        </Fields>
        <Text as="div" role="status" $weight="semibold">
          {untold
            ? 'Type what your household has each month, and you know at once.'
            : way === 'income'
              ? 'Your income is enough for this home. What is left is your rental history.'
              : way === 'savings'
                ? 'Your savings are enough for this home. What is left is your rental history.'
                : 'Not yet by income alone.'}
        </Text>
        {!untold && !way && (
          <Text>
            <Money amount={cents(bar.grossCents - amount('income'))} cents="never" /> a month are missing. A co-signer
            with <Money amount={bar.coSigner.grossCents} cents="never" /> a month and a credit score of{' '}
            {bar.coSigner.score}, or savings of <Money amount={bar.savingsCents} cents="never" />, would do as well.
          </Text>
        )}
        <Text $size="small" $tone="soft">
          This stays in your browser. It does not touch your credit.
        </Text>
      </Stack>
    </Card>
  );
}
