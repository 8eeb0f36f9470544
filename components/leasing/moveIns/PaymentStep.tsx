import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Stack';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { type MoveIn, moveIns } from '@/contract/leasing/moveIns/endpoints';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate, formatDateTime } from '@/lib/format/dates';
import { color, space } from '@/styles/tokens';
import { MoveInPayForm } from './MoveInPayForm';
import { MoveInPayments } from './MoveInPayments';

const TotalLine = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space.s8} ${space.s16};
  margin: 0;

  dd {
    margin: 0;
    text-align: end;
  }

  :nth-last-child(-n + 2) {
    padding-block-start: ${space.s8};
    border-block-start: 1px solid ${color.line};
    font-weight: 600;
  }
`;

type Line = MoveIn['money']['lines'][number];

const lineName = ({ name, period }: Line) =>
  period ? `${name}, ${formatDate(period.start)} to ${formatDate(period.end)}` : name;

/** What is due before the keys, what came of it, and the way to pay the rest. Numbers of cards and banks never reach us. */
export function PaymentStep({ moveIn: { leaseId, money, timeZone } }: { readonly moveIn: MoveIn }) {
  const { query, replace } = useRouter();
  const pay = useApiMutation(moveIns.payMoveIn, { touches: [moveIns] });
  const session = typeof query.session === 'string' ? query.session : undefined;
  const isHandled = useRef<string | undefined>(undefined);

  // Back from the processor with what was agreed to there.
  useEffect(() => {
    if (!session || isHandled.current === session) return;
    isHandled.current = session;
    pay.mutate({ params: { leaseId }, body: { session } });
    void replace(`${routes.resident.onboarding()}?lease=${leaseId}`, undefined, { shallow: true });
  }, [session, leaseId, pay, replace]);

  const problem = pay.error?.message ?? (pay.isPending ? null : money.failure);
  return (
    <Stack $gap="s16" $align="stretch">
      <TotalLine>
        {[
          ...money.lines.map((line) => ({ name: lineName(line), cents: line.cents })),
          { name: 'Due before move-in', cents: money.dueCents },
        ].map(({ name, cents }) => [
          <dt key={`${name}-name`}>{name}</dt>,
          <dd key={name}>
            <Money amount={cents} cents="always" />
          </dd>,
        ])}
      </TotalLine>
      <MoveInPayments payments={money.payments} />
      {money.state === 'paid' && (
        <Notice tone="success" live title="Paid">
          It’s in our deposit account. If the lease ends before you get the keys, we refund it.
        </Notice>
      )}
      {money.state === 'pending' && (
        <Notice tone="info" live title="On its way">
          You don’t need to pay again. You can get the keys after it arrives, and we’ll email you.
        </Notice>
      )}
      {money.leftCents > 0 && money.dueBy && (
        <Text>
          <strong>Please pay by {formatDateTime(money.dueBy, timeZone)}.</strong> If it isn’t paid by then, the
          homeowner can end the lease. If there’s a problem, message us before then.
        </Text>
      )}
      {problem && money.leftCents > 0 && (
        <Notice live tone="danger" title="Not paid">
          {problem}
        </Notice>
      )}
      {money.leftCents > 0 && <MoveInPayForm leaseId={leaseId} money={money} isPaying={pay.isPending} />}
    </Stack>
  );
}
