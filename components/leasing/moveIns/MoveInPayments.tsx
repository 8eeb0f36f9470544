import styled from 'styled-components';
import { Badge, type BadgeTone } from '@/components/ui/feedback/Badge';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { MoveIn } from '@/contract/leasing/moveIns/endpoints';
import { formatDate } from '@/lib/format/dates';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';

const PaymentList = styled.ul`
  ${plainList}

  li + li {
    margin-block-start: ${space.s8};
  }
`;

type MoveInPayment = MoveIn['money']['payments'][number];

const badges: Record<MoveInPayment['status'], { label: string; tone: BadgeTone }> = {
  processing: { label: 'On its way', tone: 'info' },
  succeeded: { label: 'Paid', tone: 'success' },
  refunded: { label: 'Refunded', tone: 'info' },
  returned: { label: 'Returned', tone: 'danger' },
  failed: { label: 'Not paid', tone: 'danger' },
};

/** What each resident paid: one’s own with the card or bank, a roommate’s with the name. */
export function MoveInPayments({ payments }: { readonly payments: readonly MoveInPayment[] }) {
  if (payments.length === 0) return null;
  return (
    <PaymentList aria-label="Payments so far">
      {payments.map(({ id, payer, label, cents, status, expectedOn }) => (
        <li key={id}>
          <Row $justify="space-between" $align="start">
            <Stack $gap="s4">
              <Text>{payer ? `Paid by ${payer}` : (label ?? 'Your payment')}</Text>
              {expectedOn && (
                <Text $size="small" $tone="soft">
                  Should arrive by {formatDate(expectedOn)}
                </Text>
              )}
            </Stack>
            <Row $gap="s8">
              <Badge tone={badges[status].tone}>{badges[status].label}</Badge>
              <Money amount={cents} cents="always" />
            </Row>
          </Row>
        </li>
      ))}
    </PaymentList>
  );
}
