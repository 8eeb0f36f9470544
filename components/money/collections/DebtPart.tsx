import { DisputeForm } from '@/components/money/bills/DisputeForm';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import { formatExactMoney } from '@/contract/amounts/cents';
import { type Collection, collections, type Placement } from '@/contract/money/collections/endpoints';
import { finalAccounts } from '@/contract/money/finalAccounts/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate } from '@/lib/format/dates';
import { formatPhone } from '@/lib/format/text';

/** A sentence long enough to look into. */
const MIN_WORDS = 10;

function Dispute({ leaseId }: { readonly leaseId: string }) {
  const dispute = useApiMutation(collections.disputeDebt, { touches: [collections, finalAccounts] });
  return (
    <Disclosure summary="Dispute this amount">
      <DisputeForm
        name={`debt:${leaseId}`}
        label="What is wrong"
        help="We stop asking you to pay until we have answered."
        action="Send"
        minLength={MIN_WORDS}
        sending={dispute.isPending}
        error={dispute.error}
        onSend={(text, onSent) => dispute.mutate({ params: { leaseId }, body: { text } }, { onSuccess: onSent })}
      />
    </Disclosure>
  );
}

function Holds({ holds }: Pick<Collection, 'holds'>) {
  return holds.map(({ id, kind, openedOn, liftedOn, reason, answer }) => (
    <Stack key={id} $gap="s8">
      {kind === 'bankruptcy' && !liftedOn && (
        <Notice>You told us that you are in bankruptcy. We do not ask you to pay.</Notice>
      )}
      {kind === 'dispute' && (
        <Text>
          You disputed this on {formatDate(openedOn)}: {reason}
        </Text>
      )}
      {kind === 'dispute' &&
        (answer ? (
          <Text>Our answer: {answer}</Text>
        ) : (
          <Text>We are looking into it. You do not have to pay until we have answered.</Text>
        ))}
    </Stack>
  ));
}

function AgencyNotice({ placement: { agency, reference } }: { readonly placement: Placement }) {
  return (
    <Notice title="A collection agency has this">
      <Stack $gap="s8">
        <Text>
          {agency.name}, {agency.address}, {formatPhone(agency.phone)}
          {reference && `, number ${reference}`}
        </Text>
        <Text>
          <Link href={agency.site}>Pay or dispute it with {agency.name}</Link>. You can pay us, too: we tell each other
          of every payment.
        </Text>
      </Stack>
    </Notice>
  );
}

/** How former residents are asked for what they owe, and how they dispute it. */
export function DebtPart({ leaseId }: { readonly leaseId: string }) {
  const query = useApi(collections.getCollection, { params: { leaseId } });
  const { data } = query;
  if (!data) return <Loaded query={query} title="We couldn’t load what you can do about it" level="h3" />;
  if (!data.collection) return null;
  const { letters, holds, placements, canDispute } = data.collection;
  const held = placements.find(({ status }) => status === 'placed');
  const [letter] = letters.filter(({ status }) => status !== 'canceled');
  return (
    <Stack $gap="s12">
      {held && <AgencyNotice placement={held} />}
      {letter && !held && (
        <Text>
          A notice of {formatExactMoney(letter.amountCents)}{' '}
          {letter.sentOn ? `went to you by mail on ${formatDate(letter.sentOn)}` : 'is on its way to you by mail'}.
          Please pay, ask for a payment plan, or dispute it by {formatDate(letter.respondBy)}.
        </Text>
      )}
      <Holds holds={holds} />
      {canDispute && <Dispute leaseId={leaseId} />}
    </Stack>
  );
}
