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
  const needsCause = justCauseRule(where, today, { leaseFrom: terms.startOn, facts });
  const cause = needsCause && causesFor(where, facts).find(({ id }) => id === 'sale');
  const canEnd = !needsCause || cause !== undefined;
  const ending = canEnd
    ? earliestEnding({
        where,
        facts,
        day: today,
        side: 'owner',
        leaseFrom: terms.startOn,
        leaseEndOn: terms.endOn >= today ? terms.endOn : null,
        ...(cause && { causeNoticeDays: cause.noticeDays }),
      })
    : undefined;
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
