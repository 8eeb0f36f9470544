import { routes } from '@/contract/routes';
import type { NextStepSource } from '@/server/modules/account/todos';
import { unconnectedSince } from './system';

/** Payouts have nowhere to go: once for all homes, until an account is connected. */
export const payoutAccountSteps: NextStepSource = async (db, { id: personId }) => {
  const since = await unconnectedSince(db, personId);
  if (!since) return [];
  return [
    {
      id: `payout-account:${personId}`,
      kind: 'payout.connectAccount',
      waitingFor: null,
      dueOn: null,
      since: since.toISOString(),
      title: 'Connect your bank account',
      reason: 'Payouts wait until we know where to send them. A new account can be used after 3 days.',
      action: { label: 'Connect account', href: `${routes.accounts.portfolio.earnings()}#payout-account` },
    },
  ];
};
