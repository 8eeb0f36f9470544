import { cents } from '@/contract/amounts/cents';
import type { OwnerContributions } from '@/contract/money/ownerContributions/endpoints';
import type { Db } from '@/server/db/client';
import { readDue } from './index';
import type { ContributionHome } from './repo';

/** What an owner owes and can pay in, as the system. */
export async function presentContributions(
  db: Db,
  home: ContributionHome,
  { canPay }: { canPay: boolean },
): Promise<OwnerContributions> {
  const { owed, reserveShort, pending, paid, requests } = await readDue(db, home);
  return {
    homeId: home.homeId,
    owedCents: cents(owed),
    reserveShortCents: cents(reserveShort),
    pendingCents: cents(pending),
    requests: requests.map(({ id, amount, reason, dueOn, heldUntil, status, requestedAt }) => ({
      id,
      amountCents: cents(amount),
      reason,
      dueOn,
      heldUntil,
      status,
      requestedAt: requestedAt.toISOString(),
    })),
    contributions: paid.map(({ id, kind, amount, status, label, createdAt }) => ({
      id,
      kind,
      amountCents: cents(amount),
      status,
      method: label,
      paidAt: createdAt.toISOString(),
    })),
    canPay,
  };
}
