import { FormResult } from '@/components/layout/account/FormResult';
import { Button } from '@/components/ui/actions/Button';
import { TextField } from '@/components/ui/fields/TextField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import {
  type OwnUnclaimedItem,
  unclaimedKindLabels,
  unclaimedProperty,
} from '@/contract/money/unclaimedProperty/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';
import { formatDate } from '@/lib/format/dates';

function ClaimForm({ item }: { readonly item: OwnUnclaimedItem }) {
  const { values, set, clear } = useDraft(`unclaimed-own:${item.id}`, { address: '' });
  const claim = useApiMutation(unclaimedProperty.claimUnclaimedItem, {
    touches: [unclaimedProperty],
    onArrived: clear,
  });
  const { address } = claim.error?.fields ?? {};
  return (
    <Stack
      as="form"
      noValidate
      aria-label={`Get ${unclaimedKindLabels[item.kind].toLowerCase()}`}
      onSubmit={(event) => {
        event.preventDefault();
        claim.mutate({ params: { unclaimedItemId: item.id }, body: values });
      }}
    >
      <TextField
        label="Where the check goes"
        help="Street, city, state, and ZIP Code."
        autoComplete="street-address"
        maxLength={300}
        value={values.address}
        onChange={(next) => set({ address: next })}
        error={address}
      />
      <FormResult isSuccess={false} error={address ? null : (claim.error?.message ?? null)}>
        Sent.
      </FormResult>
      <Row>
        <Button type="submit" loading={claim.isPending}>
          I am still here: pay me
        </Button>
      </Row>
    </Stack>
  );
}

function OwnItem({ item }: { readonly item: OwnUnclaimedItem }) {
  const { kind, amountCents, status, canAnswer, reportBy, program } = item;
  return (
    <Stack $gap="s8">
      <Text $weight="semibold">
        {unclaimedKindLabels[kind]}: <Money amount={amountCents} cents="always" />
      </Text>
      {canAnswer && (
        <>
          <Text>
            You have not collected this money.
            {reportBy && ` Ask for it by ${formatDate(reportBy)}; after that we report it to the state.`}
          </Text>
          <ClaimForm item={item} />
        </>
      )}
      {status === 'answered' && <Text role="status">A check to you is being prepared.</Text>}
      {program && (
        <Text>
          The state has this money: {program.payee}.{program.reference && ` Our report is number ${program.reference}.`}{' '}
          <Link href={program.site}>Claim it from the state</Link>
        </Text>
      )}
    </Stack>
  );
}

/** Money that waits for the reader; nothing where none does. */
export function OwnUnclaimedCard() {
  const { data } = useApi(unclaimedProperty.listOwnUnclaimedProperty);
  const items = data?.items.filter(({ canAnswer, status, program }) => canAnswer || status === 'answered' || program);
  if (!items?.length) return null;
  return (
    <Card as="section" $tone="wash" $pad="s32" aria-labelledby="own-unclaimed">
      <Stack>
        <Heading id="own-unclaimed" $size="part">
          Money that belongs to you
        </Heading>
        {items.map((item) => (
          <OwnItem key={item.id} item={item} />
        ))}
      </Stack>
    </Card>
  );
}
