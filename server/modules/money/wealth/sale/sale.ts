import { cents } from '@/contract/amounts/cents';
import { localDay } from '@/contract/calendar/localDay';
import { causesFor, type Ending, earliestEnding, justCauseRule } from '@/contract/law/tenancy';
import type { SaleOutlook } from '@/contract/money/wealth/endpoints';
import type { Db } from '@/server/db/client';
import { notFound } from '@/server/http/errors';
import type { HomeAccess } from '@/server/modules/homes/homeMembers';
import { findLawContext, type LawContext } from '@/server/modules/leasing/leases';
import { accountBalance, homeAdvance, leaseDeposit } from '@/server/modules/money/ledger';
import * as repo from './repo';

type SaleLease = NonNullable<Awaited<ReturnType<typeof repo.findRunningLease>>>;

const presentRule = ({ says, source, checked }: Ending['rule']) => ({ text: says, source, checkedOn: checked });

/** What the law says of ending a lease for a sale. Where it asks for a cause that a sale is not, the lease goes along. */
function endingForSale({ where, facts }: LawContext, { terms }: SaleLease, today: string) {
  const lease = { leaseFrom: terms.startOn, leaseEndOn: terms.endOn >= today ? terms.endOn : null };
  const saleCause = causesFor(where).find(({ id }) => id === 'sale');
  const endingAfter = (causeNoticeDays: number) =>
    earliestEnding({ where, facts, day: today, side: 'owner', ...lease, causeNoticeDays });
  const lastDay = endingAfter(saleCause?.noticeDays ?? 0)?.earliest ?? today;
  const needsCause = justCauseRule(where, lastDay, { ...lease, facts });
  const cause = needsCause && saleCause;
  const canEnd = !needsCause || cause !== undefined;
  const ending = canEnd ? endingAfter(cause?.noticeDays ?? 0) : undefined;
  return {
    vacantFrom: ending?.earliest ?? null,
    noticeDays: ending?.noticeDays ?? null,
    needsCause: needsCause !== undefined,
    saleIsCause: cause !== undefined,
    law: [needsCause, ending?.rule].flatMap((rule) => (rule ? [presentRule(rule)] : [])),
  };
}

/** What a sale of a home meets, as the system, once authorized. */
export async function readSaleOutlook(
  db: Db,
  { homeId, address, status }: HomeAccess,
  now: Date,
): Promise<SaleOutlook> {
  const law = await findLawContext(db, homeId);
  if (!law) throw notFound('We couldn’t find that home.');
  const today = localDay(now, law.timeZone);
  const lease = await repo.findRunningLease(db, homeId);
  const none = { vacantFrom: null, noticeDays: null, needsCause: false, saleIsCause: false, law: [] };
  return {
    homeId,
    address,
    status,
    lease: lease
      ? {
          endOn: lease.terms.endOn,
          monthToMonth: lease.terms.endOn < today,
          rentCents: cents(lease.terms.rentCents),
          depositCents: cents(await accountBalance(db, leaseDeposit(lease.id))),
        }
      : null,
    ...(lease ? endingForSale(law, lease, today) : none),
    advanceCents: cents(Math.max(0, await accountBalance(db, homeAdvance({ homeId })))),
    hasGuarantee: (await repo.guaranteeLimit(db, homeId)) > 0,
  };
}
