import { useRef, useState } from 'react';
import { useRecentLogin, visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import type { ArgsOf, Endpoint, Resource } from '@/contract/endpoint';
import { approvalLimits } from '@/contract/money/approvalLimits/endpoints';
import { charges } from '@/contract/money/charges/endpoints';
import { ledger } from '@/contract/money/ledger/endpoints';
import { moneyRequests } from '@/contract/money/moneyRequests/endpoints';
import { paymentPlans } from '@/contract/money/paymentPlans/endpoints';
import { payouts } from '@/contract/money/payouts/endpoints';
import { desk } from '@/contract/platform/desk/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';

/** What a form says of a change above the limit of one person. */
export const WAITS_FOR_SECOND = 'Sent. A second person approves it before anything changes.';

const Waiting = { request: { status: 'requested' } };
const isWaiting = (data: unknown): boolean =>
  (data as Partial<typeof Waiting> | null)?.request?.status === Waiting.request.status;

/** A change of money by our team: asks for a recent login where there is none, and then does it. */
export function useMoneyAction<E extends Endpoint>(endpoint: E, alsoTouches: readonly Resource[] = []) {
  const done = useRef<() => void>(undefined);
  const [sent, setSent] = useState<ArgsOf<E>>();
  const mutation = useApiMutation(endpoint, {
    touches: [charges, paymentPlans, moneyRequests, approvalLimits, ledger, payouts, desk, ...alsoTouches],
    // What it was about may be gone from the page once that is asked again.
    onArrived: () => done.current?.(),
  });
  const { requireRecentLogin, dialog } = useRecentLogin('This changes money, so please confirm that it is you.');
  const send = (args: ArgsOf<E>, onDone?: () => void): void => {
    done.current = onDone;
    setSent(args);
    mutation.mutate(args, { onError: requireRecentLogin(() => send(args, onDone)) });
  };
  const fields = mutation.error?.fields ?? {};
  const isRepeat = mutation.error?.code === 'repeatedPayment';
  const sendAgain = () => {
    if (sent) send({ ...sent, body: { ...(sent as { body?: object }).body, isRepeat: true } }, done.current);
  };
  return {
    send,
    /** Asks for a recent login, or whether the same amount is meant once more. */
    dialog: (
      <>
        {isRepeat && mutation.error && (
          <Notice live tone="warning" title="You may be sending this twice">
            <Stack $align="start">
              <Text>{mutation.error.message}</Text>
              <Button size="small" tone="secondary" loading={mutation.isPending} onClick={sendAgain}>
                Send again
              </Button>
            </Stack>
          </Notice>
        )}
        {dialog}
      </>
    ),
    fields,
    isPending: mutation.isPending,
    isSuccess: mutation.isSuccess,
    /** Sent, and nothing changes before a second person approves it. */
    isWaiting: mutation.isSuccess && isWaiting(mutation.data),
    /** What no field says. */
    error: isRepeat || Object.keys(fields).length > 0 ? null : visibleError(mutation.error),
  };
}
