import { useRouter } from 'next/router';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import { type Proposal, proposals } from '@/contract/proposals/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatCents } from '@/lib/format/money';
import { ProposalHeader } from './ProposalHeader';
import { postInspectionHref } from './postInspectionSteps';
import { decisionLabels, paymentLabels } from './proposal.labels';

/** The decisions once more, and how what was accepted is paid. */
export function PaymentStep({ proposal }: { readonly proposal: Proposal }) {
  const { id, items, totalCents, home } = proposal;
  const { push } = useRouter();
  const submit = useApiMutation(proposals.submitDecisions, { touches: [proposals] });
  const hasAccepted = items.some(({ included, decision }) => included && decision === 'accept');
  async function send() {
    const body = { payment: hasAccepted ? ('from_rent' as const) : null };
    const done = await submit.mutateAsync({ params: { proposalId: id }, body }).catch(() => undefined);
    if (done) await push(postInspectionHref(id, 'status'));
  }
  return (
    <Stack $gap="s24">
      <ProposalHeader title={`Submit your decisions for ${home.address}`}>
        We start the accepted work as soon as you submit. Nothing is charged today.
      </ProposalHeader>
      <ul>
        {items
          .filter(({ included }) => included)
          .map(({ id: itemId, room, standard, decision }) => (
            <li key={itemId}>
              {room}: {standard} · <strong>{decision && decisionLabels[decision]}</strong>
            </li>
          ))}
      </ul>
      <Text $size="large" $weight="semibold" $figures>
        Total: {formatCents(totalCents)}
      </Text>
      {hasAccepted && (
        <Text>
          <strong>{paymentLabels.from_rent.label}.</strong> {paymentLabels.from_rent.help}
        </Text>
      )}
      {submit.error && (
        <Notice live tone="danger" title="That didn’t work">
          {submit.error.message}
        </Notice>
      )}
      <Row>
        <Button loading={submit.isPending} onClick={() => void send()}>
          Submit decisions
        </Button>
        <Link href={postInspectionHref(id, 'decide')}>Change a decision</Link>
      </Row>
    </Stack>
  );
}
