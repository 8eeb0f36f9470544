import { cents } from '@/contract/amounts/cents';
import { DEFAULT_MINIMUM_CENTS, WHOLE_BPS } from '@/contract/money/payoutAccounts/constants';
import type { PayoutAccount, PayoutSettings } from '@/contract/money/payoutAccounts/endpoints';
import type { TaxStatus } from '@/contract/money/w9s/endpoints';
import type { Db } from '@/server/db/client';
import type { HomeAccess } from '@/server/modules/homes/homeMembers';
import { payoutTaxStatus } from '@/server/modules/money/w9s';
import { payoutRules } from './index';
import * as repo from './repo';

/** As its owner sees it: the processor's names stay with us. */
export function presentAccount(row: repo.PayoutAccountRow): PayoutAccount {
  const { id, homeId, bankName, lastFour, kind, status, usableFrom, createdAt } = row;
  return {
    id,
    homeId,
    bankName,
    lastFour,
    kind,
    status,
    usableFrom: usableFrom.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}

/** How a home's payouts are sent, as the system; without shares the owner gets all of them. */
export async function presentSettings(
  db: Db,
  access: HomeAccess,
  { personId, now }: { personId: string; now: Date },
): Promise<PayoutSettings> {
  const { homeId, address, role, ownerId } = access;
  const settings = await repo.findSettings(db, homeId);
  const shares = new Map((await repo.listShares(db, homeId)).map((share) => [share.personId, share.basisPoints]));
  const payees = await repo.listPayees(db, homeId);
  const { reporters } = await payoutRules(db, homeId, ownerId ?? '', DEFAULT_MINIMUM_CENTS);
  const taxStatuses = new Map<string, TaxStatus['status']>();
  for (const reporter of reporters)
    taxStatuses.set(reporter.personId, (await payoutTaxStatus(db, { userId: reporter.personId }, now)).status);
  const [first, second] = await repo.listReporters(db, homeId);
  return {
    homeId,
    address,
    reserveCents: cents(settings?.reserve ?? 0),
    minimumCents: cents(settings?.minimum ?? DEFAULT_MINIMUM_CENTS),
    reporterId: first && !second ? first.personId : null,
    acceptsPartial: settings?.acceptsPartial ?? true,
    hasOpenNotice: await repo.hasOpenNotice(db, homeId),
    canChange: role === 'owner',
    people: payees.map(({ isOwner, ...payee }) => ({
      ...payee,
      basisPoints: shares.size === 0 && isOwner ? WHOLE_BPS : (shares.get(payee.personId) ?? 0),
      taxStatus: taxStatuses.get(payee.personId) ?? null,
      isYou: payee.personId === personId,
    })),
  };
}
