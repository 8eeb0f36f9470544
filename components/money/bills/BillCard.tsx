import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Badge, type BadgeTone } from '@/components/ui/feedback/Badge';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { type Bill, type BillStatus, bills, type LeaseBills } from '@/contract/money/bills/endpoints';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useFocusRestore } from '@/hooks/useFocusRestore';
import { formatDate } from '@/lib/format/dates';
import { DisputeForm } from './DisputeForm';
import { DisputeThread } from './DisputeThread';

const statusBadges: Record<BillStatus, { label: string; tone: BadgeTone }> = {
  open: { label: 'Open', tone: 'info' },
  disputed: { label: 'Disputed', tone: 'warning' },
  adjusted: { label: 'Adjusted', tone: 'success' },
  paid: { label: 'Paid', tone: 'success' },
};

interface BillCardProps {
  readonly side: LeaseBills['side'];
  readonly bill: Bill;
  /** A level below what stands above it. */
  readonly heading: 'h2' | 'h3';
}

/** One bill: what it is for, its document, and what was said about it. */
export function BillCard({ side, bill, heading }: BillCardProps) {
  const {
    chargeId,
    description,
    dueOn,
    amountCents,
    openCents,
    pendingCents,
    status,
    documentId,
    canDispute,
    disputes,
  } = bill;
  const [isDisputing, setIsDisputing] = useState(false);
  const open = useApiMutation(bills.openDispute, { touches: [bills] });
  const region = useFocusRestore<HTMLDivElement>();
  const badge = statusBadges[status];
  const titleId = `bill-${chargeId}`;
  return (
    <Card ref={region} tabIndex={-1} as="article" aria-labelledby={titleId}>
      <Stack>
        <Row $justify="space-between" $align="start">
          <Stack $gap="s4">
            <Row $gap="s8">
              <Heading as={heading} id={titleId} $size="small">
                {description}
              </Heading>
              <Badge tone={badge.tone}>{badge.label}</Badge>
            </Row>
            <Text $size="small" $tone="soft">
              Due {formatDate(dueOn)}
            </Text>
          </Stack>
          <Stack $gap="s4" $align="end">
            <Text $weight="semibold">
              <Money amount={amountCents} cents="always" />
            </Text>
            {openCents !== amountCents && (
              <Text $size="small" $tone="soft">
                <Money amount={openCents} cents="always" /> left
              </Text>
            )}
            {pendingCents > 0 && (
              <Text $size="small" $tone="soft">
                <Money amount={pendingCents} cents="always" /> on its way
              </Text>
            )}
          </Stack>
        </Row>
        <Row>
          {documentId && (
            <ButtonLink
              href={routes.download({ fileType: 'document', ownerId: documentId })}
              tone="secondary"
              size="small"
            >
              Open document
            </ButtonLink>
          )}
          {(side === 'resident' || side === 'coSigner') && openCents > pendingCents && (
            <ButtonLink href={routes.accounts.home.payments()} tone="secondary" size="small">
              Pay this bill
            </ButtonLink>
          )}
          {canDispute && !isDisputing && (
            <Button tone="ghost" size="small" onClick={() => setIsDisputing(true)}>
              Dispute this bill
            </Button>
          )}
        </Row>
        {isDisputing && (
          <DisputeForm
            name={`dispute:${chargeId}`}
            label="What’s wrong with this bill?"
            help="Everyone on the lease, the homeowner, and our team can read this."
            action="Send dispute"
            minLength={10}
            sending={open.isPending}
            error={open.error}
            onCancel={() => setIsDisputing(false)}
            onSend={(text, onSent) =>
              open.mutate(
                { params: { billId: chargeId }, body: { text } },
                {
                  onSuccess: () => {
                    onSent();
                    setIsDisputing(false);
                  },
                },
              )
            }
          />
        )}
        {disputes.map((dispute) => (
          <DisputeThread key={dispute.id} chargeId={chargeId} side={side} dispute={dispute} />
        ))}
      </Stack>
    </Card>
  );
}
