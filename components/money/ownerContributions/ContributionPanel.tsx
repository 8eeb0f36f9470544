import { useQuery } from '@tanstack/react-query';
import { FormResult } from '@/components/layout/account/FormResult';
import { useMoneyAction } from '@/components/money/charges/staff/useMoneyAction';
import { Button } from '@/components/ui/actions/Button';
import { Badge, type BadgeTone } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { TextField } from '@/components/ui/fields/TextField';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { users } from '@/contract/account/users/endpoints';
import { cents } from '@/contract/amounts/cents';
import {
  type ContributionRequest,
  type ContributionRequestStatus,
  contributionRequestLabels,
  ownerContributions,
} from '@/contract/money/ownerContributions/endpoints';
import { useApi } from '@/hooks/useApi';
import { useDraft } from '@/hooks/useDraft';
import { apiQuery } from '@/lib/api/query';
import { formatDate } from '@/lib/format/dates';

const TOUCHED = [ownerContributions];

const tones: Readonly<Record<ContributionRequestStatus, BadgeTone>> = {
  open: 'warning',
  processing: 'neutral',
  paid: 'success',
  withdrawn: 'neutral',
};

function RequestItem({ request }: { readonly request: ContributionRequest }) {
  const { id, amountCents, reason, dueOn, heldUntil, status } = request;
  const withdraw = useMoneyAction(ownerContributions.withdrawContributionRequest, TOUCHED);
  return (
    <li>
      <Stack $gap="s8">
        <Row $justify="space-between">
          <Text>
            <Money amount={amountCents} cents="always" /> by {formatDate(dueOn)}: {reason}
          </Text>
          <Badge tone={tones[status]}>{contributionRequestLabels[status]}</Badge>
        </Row>
        {heldUntil && (
          <Text $size="small" $tone="soft">
            Payouts keep it until {formatDate(heldUntil)}.
          </Text>
        )}
        {status === 'open' && (
          <Row>
            <Button
              size="small"
              tone="ghost"
              aria-label={`Withdraw the request: ${reason}`}
              loading={withdraw.isPending}
              onClick={() => withdraw.send({ params: { contributionRequestId: id }, body: {} })}
            >
              Withdraw
            </Button>
          </Row>
        )}
        {withdraw.error && (
          <Text role="alert" $tone="danger" $size="small">
            {withdraw.error}
          </Text>
        )}
        {withdraw.dialog}
      </Stack>
    </li>
  );
}

function RequestForm({ homeId }: { readonly homeId: string }) {
  const { values, set, clear } = useDraft(`contribution:${homeId}`, {
    amount: null as number | null,
    reason: '',
    dueOn: '',
    heldUntil: '',
  });
  const { send, fields, error, isPending, isSuccess, dialog } = useMoneyAction(
    ownerContributions.requestContribution,
    TOUCHED,
  );
  return (
    <Stack
      as="form"
      noValidate
      aria-label="Ask the owner to pay in"
      onSubmit={(event) => {
        event.preventDefault();
        const { amount, reason, dueOn, heldUntil } = values;
        const body = { amountCents: cents(amount ?? 0), reason, dueOn, heldUntil: heldUntil || null };
        send({ params: { homeId }, body }, clear);
      }}
    >
      <MoneyField
        label="Amount"
        cents={values.amount}
        onChange={(amount) => set({ amount })}
        error={fields.amountCents}
      />
      <TextField
        label="What it is for"
        help="The owner reads this."
        maxLength={600}
        value={values.reason}
        onChange={(reason) => set({ reason })}
        error={fields.reason}
      />
      <TextField
        label="Pay by"
        type="date"
        value={values.dueOn}
        onChange={(dueOn) => set({ dueOn })}
        error={fields.dueOn}
      />
      <TextField
        label="Keep it until"
        optional
        help="For a cost to come. Payouts keep the money until this day."
        type="date"
        value={values.heldUntil}
        onChange={(heldUntil) => set({ heldUntil })}
        error={fields.heldUntil}
      />
      <FormResult isSuccess={isSuccess} error={error}>
        Sent. The owner hears of it by email and finds it among their to-dos.
      </FormResult>
      <Row>
        <Button type="submit" size="small" loading={isPending}>
          Ask the owner
        </Button>
      </Row>
      {dialog}
    </Stack>
  );
}

/** What the owner of a home owes, and what our team asks them to pay in. Only people with the money duty see it. */
export function ContributionPanel({ homeId }: { readonly homeId: string }) {
  const isMoney = useApi(users.getClaims).data?.duties?.includes('money') ?? false;
  const query = useQuery({
    ...apiQuery(ownerContributions.getContributions, { params: { homeId } }),
    enabled: isMoney,
  });
  const { data } = query;
  if (!data) return <Loaded query={query} title="We couldn’t load what the owner owes" />;
  const { owedCents, reserveShortCents, pendingCents, requests } = data;
  return (
    <Stack as="section" aria-labelledby="contributions" $gap="s8">
      <Heading as="h2" id="contributions" $size="small">
        Contributions of the owner
      </Heading>
      <Text>
        Owed: <Money amount={owedCents} cents="always" />. Missing in the reserve:{' '}
        <Money amount={reserveShortCents} cents="always" />. On its way: <Money amount={pendingCents} cents="always" />.
      </Text>
      {requests.length === 0 ? (
        <Text $tone="soft">Nothing was asked for yet.</Text>
      ) : (
        <ul>
          {requests.map((request) => (
            <RequestItem key={request.id} request={request} />
          ))}
        </ul>
      )}
      <Disclosure summary="Ask the owner to pay in">
        <RequestForm homeId={homeId} />
      </Disclosure>
    </Stack>
  );
}
