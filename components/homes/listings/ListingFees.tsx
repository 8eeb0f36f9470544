import { nanoid } from 'nanoid';
import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { cents } from '@/contract/amounts/cents';
import type { Listing } from '@/contract/homes/listings/endpoints';
import { type ChargeKind, chargeKindRules, feeKindsOf } from '@/contract/money/charges/kinds';
import { useListingPart } from './ListingParts';

type Fee = Listing['home']['fees'][number];
/** A new fee gets its id when it is saved. */
type EditedFee = Omit<Fee, 'id'> & { readonly id?: string; readonly key: string };

const kindOptions = (every: Fee['every']) =>
  feeKindsOf(every).map((kind) => ({ value: kind, label: chargeKindRules[kind].label }));

/** The kind chosen so far, where a fee that is charged so often can have it. */
const kindFor = (every: Fee['every'], kind: ChargeKind): ChargeKind => {
  const kinds = feeKindsOf(every);
  return kinds.includes(kind) ? kind : (kinds.at(-1) ?? kind);
};

const newFee = (): EditedFee => ({
  key: nanoid(),
  kind: 'monthly',
  name: '',
  cents: cents(0),
  every: 'month',
  required: true,
  why: '',
});

/** Every charge beside the rent. What is not listed here cannot enter the lease. */
export function ListingFees({ listing: { home } }: { readonly listing: Listing }) {
  const [edits, setEdits] = useState<readonly EditedFee[]>();
  const fees: readonly EditedFee[] = edits ?? home.fees.map((fee) => ({ ...fee, key: fee.id }));
  useListingPart({
    label: 'fees',
    isDirty: edits !== undefined,
    read: async () => ({ fees: fees.map(({ key: _, ...fee }) => fee) }),
    saved: () => setEdits(undefined),
  });
  const set = (at: number, more: Partial<EditedFee>) =>
    setEdits(fees.map((fee, n) => (n === at ? { ...fee, ...more } : fee)));
  return (
    <Card as="section" aria-labelledby="listing-fees">
      <Stack>
        <Heading id="listing-fees" $size="small">
          Fees
        </Heading>
        <Text $tone="soft">
          Anything not listed here can’t be charged. Required fees count toward the all-in price. The kind decides late
          fees and the order of payment. The name doesn’t.
        </Text>
        {fees.map((fee, n) => (
          <Grid key={fee.key} $min="10rem" $gap="s12" role="group" aria-label={`Fee ${n + 1}`}>
            <TextField label="Name" value={fee.name} onChange={(value) => set(n, { name: value })} />
            <MoneyField label="Amount" cents={fee.cents} onChange={(amount) => set(n, { cents: cents(amount ?? 0) })} />
            <SelectField
              label="How often"
              options={[
                { value: 'month', label: 'Every month' },
                { value: 'once', label: 'Once' },
              ]}
              value={fee.every}
              onChange={(every) => set(n, { every, kind: kindFor(every, fee.kind) })}
            />
            <SelectField
              label="Kind"
              options={kindOptions(fee.every)}
              value={fee.kind}
              onChange={(kind) => set(n, { kind })}
            />
            <TextField label="What it pays for" value={fee.why} onChange={(value) => set(n, { why: value })} />
            <Checkbox checked={fee.required} onChange={({ target }) => set(n, { required: target.checked })}>
              Required
            </Checkbox>
            <Button tone="ghost" size="small" onClick={() => setEdits(fees.filter((_, at) => at !== n))}>
              Remove fee
            </Button>
          </Grid>
        ))}
        <Row>
          <Button tone="secondary" size="small" onClick={() => setEdits([...fees, newFee()])}>
            Add a fee
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
