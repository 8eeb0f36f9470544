import { DeskTime } from '@/components/layout/account/DeskTime';
import { Badge, type BadgeTone } from '@/components/ui/feedback/Badge';
import { Notice } from '@/components/ui/feedback/Notice';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import {
  type Dispute,
  type DisputeEvidence,
  disputeStatusLabels,
  evidencePartLabels,
  evidenceRefusals,
  unanswerableReasons,
} from '@/contract/money/disputes/endpoints';
import { routes } from '@/contract/routes';
import { EvidenceForm } from './EvidenceForm';

const tones: Readonly<Record<string, BadgeTone>> = {
  needs_response: 'danger',
  warning_needs_response: 'warning',
  under_review: 'info',
  warning_under_review: 'info',
  won: 'success',
  lost: 'neutral',
};

function Evidence({ evidence }: { readonly evidence: DisputeEvidence }) {
  const { status, text, parts, sentBy, createdAt, submittedAt, refusal } = evidence;
  return (
    <>
      {status === 'sending' && <Notice tone="info">Our evidence is on its way to the bank.</Notice>}
      {refusal !== null && (
        <Notice tone="danger">The processor did not take the evidence: {evidenceRefusals[refusal] ?? refusal}</Notice>
      )}
      <Disclosure summary="Evidence that we sent">
        <Stack $gap="s8">
          <Text $size="small" $tone="soft">
            {sentBy}, <DeskTime at={submittedAt ?? createdAt} />
          </Text>
          <Text>{text}</Text>
          <ul>
            {parts.map((part) => (
              <li key={part}>{evidencePartLabels[part]}</li>
            ))}
          </ul>
        </Stack>
      </Disclosure>
    </>
  );
}

/** One disputed payment: where it stands, what we sent, and the form for evidence where the bank waits for it. */
export function DisputeItem({ dispute }: { readonly dispute: Dispute }) {
  const { payer, payerId, home, amountCents, paidAt, reason, status, evidenceDueAt, unanswerable, evidence } = dispute;
  return (
    <li>
      <Stack $gap="s8">
        <Row $justify="space-between">
          <Heading as="h3" $size="small">
            <Link href={routes.accounts.deskPerson({ personId: payerId })}>{payer}</Link>:{' '}
            <Money amount={amountCents} cents="always" />
          </Heading>
          <Badge tone={tones[status] ?? 'neutral'}>{disputeStatusLabels[status] ?? status}</Badge>
        </Row>
        <Text $size="small" $tone="soft">
          {home ? `${home}. ` : ''}Paid <DeskTime at={paidAt} />.{' '}
          {reason ? `Reason: ${reason.replaceAll('_', ' ')}.` : ''}
        </Text>
        {evidenceDueAt && unanswerable === null && (
          <Text>
            Evidence is due <DeskTime at={evidenceDueAt} />.
          </Text>
        )}
        {evidence && <Evidence evidence={evidence} />}
        {unanswerable === null && (
          <Disclosure summary="Answer this dispute">
            <EvidenceForm dispute={dispute} />
          </Disclosure>
        )}
        {unanswerable !== null && unanswerable !== 'sent' && (
          <Text $size="small" $tone="soft">
            {unanswerableReasons[unanswerable]}
          </Text>
        )}
      </Stack>
    </li>
  );
}
