import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Stack';
import { ReaderTime } from '@/components/ui/text/ReaderTime';
import { Text } from '@/components/ui/text/Text';
import { formatExactMoney } from '@/contract/amounts/cents';
import { bills, type Dispute, type DisputeStatus, type LeaseBills } from '@/contract/money/bills/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDateTime } from '@/lib/format/dates';
import { plainList } from '@/styles/mixins';
import { color, space } from '@/styles/tokens';
import { DisputeForm } from './DisputeForm';

const Messages = styled.ol`
  ${plainList}
  display: grid;
  gap: ${space.s16};
  padding-inline-start: ${space.s16};
  border-inline-start: 2px solid ${color.line};
`;

const outcomes: Record<DisputeStatus, string> = {
  open: 'This bill is in dispute. Our team answers here.',
  adjusted: 'Adjusted',
  upheld: 'We looked into it. The bill stands.',
  withdrawn: 'The dispute was withdrawn.',
};

const sideLabels = { resident: 'resident', homeowner: 'homeowner', staff: 'Belong' } as const;

const authorOf = ({ from, side, isMine }: Dispute['messages'][number]) =>
  isMine ? 'You' : from ? `${from}, ${sideLabels[side]}` : sideLabels[side];

interface DisputeThreadProps {
  readonly chargeId: string;
  readonly side: LeaseBills['side'];
  readonly dispute: Dispute;
}

/** What residents, the homeowner, and our team wrote about a bill. */
export function DisputeThread({ chargeId, side, dispute }: DisputeThreadProps) {
  const add = useApiMutation(bills.addDisputeMessage, { touches: [bills] });
  const withdraw = useApiMutation(bills.withdrawDispute, { touches: [bills] });
  const { id, status, adjustedCents, messages } = dispute;
  const params = { billId: chargeId };
  return (
    <Stack as="section" aria-label="Dispute">
      <Notice tone={status === 'open' ? 'warning' : 'info'}>
        {status === 'adjusted' ? `${formatExactMoney(adjustedCents)} came off this bill.` : outcomes[status]}
      </Notice>
      <Messages aria-label="Messages about this bill">
        {messages.map((message) => (
          <li key={message.id}>
            <Text $size="small" $tone="soft">
              {authorOf(message)} · <ReaderTime at={message.at} format={formatDateTime} />
            </Text>
            <Text>{message.text}</Text>
          </li>
        ))}
      </Messages>
      {status === 'open' && (
        <>
          <DisputeForm
            name={`dispute-message:${id}`}
            label="Your message"
            action="Send message"
            minLength={1}
            sending={add.isPending}
            error={add.error}
            onSend={(text, onSent) => add.mutate({ params, body: { text } }, { onSuccess: onSent })}
          />
          {side === 'resident' && (
            <div>
              <Button
                tone="ghost"
                size="small"
                loading={withdraw.isPending}
                onClick={() => withdraw.mutate({ params })}
              >
                Withdraw dispute
              </Button>
            </div>
          )}
          {withdraw.error && (
            <Notice live tone="danger">
              {withdraw.error.message}
            </Notice>
          )}
        </>
      )}
    </Stack>
  );
}
