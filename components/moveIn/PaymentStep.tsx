import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Stack';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { type MoveIn, moveIns } from '@/contract/moveIns/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDateTime } from '@/lib/format/dates';
import { routes } from '@/lib/routing/routes';
import { color, space } from '@/styles/tokens';

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

const failureMessage = 'Your card declined the hold. You weren’t charged. Please try another card.';

/** What is held, on which card. The card is chosen with the processor: its number never reaches us. */
export function PaymentStep({ moveIn: { leaseId, money, timeZone } }: { readonly moveIn: MoveIn }) {
  const { query, replace } = useRouter();
  const open = useApiMutation(moveIns.openMoveInPayment);
  const startPayment = useApiMutation(moveIns.holdMoveInPayment, { touches: [moveIns] });
  const session = typeof query.session === 'string' ? query.session : undefined;
  const isHandled = useRef<string | undefined>(undefined);

  // Back from the processor with what was chosen there.
  useEffect(() => {
    if (!session || isHandled.current === session) return;
    isHandled.current = session;
    startPayment.mutate({ params: { leaseId }, body: { session } });
    void replace(`${routes.resident.onboarding()}?lease=${leaseId}`, undefined, { shallow: true });
  }, [session, leaseId, startPayment, replace]);

  const error = open.error ?? startPayment.error;
  const isHeld = (money.state === 'held' && !money.retryBy) || money.state === 'captured';
  return (
    <Stack $gap="s16" $align="stretch">
      <TotalLine>
        {[
          ...money.lines,
          { name: money.state === 'captured' ? 'Taken' : 'Held until you have the keys', cents: money.dueCents },
        ].map(({ name, cents }) => [
          <dt key={`${name}-name`}>{name}</dt>,
          <dd key={name}>
            <Money amount={cents} cents="always" />
          </dd>,
        ])}
      </TotalLine>
      {isHeld ? (
        <Notice tone="success" live title={money.state === 'captured' ? 'Paid' : 'Held'}>
          {money.label}. {money.state === 'held' && 'If you don’t get the keys, it’s released automatically.'}
        </Notice>
      ) : (
        <>
          {money.retryBy && !error && (
            <Notice tone="warning" title="Add another card">
              {money.label} declined to extend the hold for another week. The current hold ends{' '}
              {formatDateTime(money.retryBy, timeZone)}. Add another card or call your bank. We’ll try this card again
              every day.
            </Notice>
          )}
          {money.dueBy && !money.retryBy && (
            <Text>
              <strong>Please add a card by {formatDateTime(money.dueBy, timeZone)}.</strong> If there’s no hold by then,
              the homeowner can end the lease. If there’s a problem, message us before then.
            </Text>
          )}
          {(money.state === 'failed' || error) && (
            <Notice live tone="danger" title="Not held">
              {error?.message ?? failureMessage}
            </Notice>
          )}
          <Button
            loading={open.isPending || startPayment.isPending}
            onClick={() =>
              open.mutate({ params: { leaseId } }, { onSuccess: ({ href }) => window.location.assign(href) })
            }
          >
            Add a card
          </Button>
          <Text $size="small" $tone="soft">
            You’ll add it on our payment processor’s page, then come back here.
          </Text>
        </>
      )}
    </Stack>
  );
}
