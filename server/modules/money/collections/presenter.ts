import { cents } from '@/contract/amounts/cents';
import { localDay } from '@/contract/calendar/localDay';
import type { CollectionAgency } from '@/contract/money/collections/constants';
import type { Collection } from '@/contract/money/collections/endpoints';
import type { Db } from '@/server/db/client';
import type { AccountAccess } from '@/server/modules/money/charges/account/account';
import { findLease } from '@/server/modules/money/charges/lease';
import { readDebt } from './debt';
import { whyNoLetter } from './index';
import { readPlaceable } from './placements';
import { canDisputeDebt } from './policy';
import * as repo from './repo';

interface Reader extends AccountAccess {
  handlesMoney: boolean;
}

/** As the system; null while the lease runs. */
export async function presentCollection(
  db: Db,
  { leaseId, side, handlesMoney }: Reader,
  { agency, now }: { agency: CollectionAgency | null; now: Date },
): Promise<{ collection: Collection | null }> {
  const lease = await findLease(db, leaseId);
  const { account } = lease ? await readDebt(db, lease, now) : { account: null };
  if (!lease || !account) return { collection: null };
  const dayOf = (at: Date) => localDay(at, lease.timeZone);
  const letters = await repo.listLetters(db, leaseId);
  const holds = await repo.listHolds(db, leaseId);
  const isDisputed = holds.some(({ kind, liftedAt }) => kind === 'dispute' && liftedAt === null);
  const isOwner = side === 'homeowner';
  const collection: Collection = {
    leaseId,
    today: dayOf(now),
    owedCents: account.owedCents,
    letters: letters.map(({ id, status, amount, askedAt, sentOn, respondBy }) => ({
      id,
      status,
      amountCents: cents(amount),
      askedOn: dayOf(askedAt),
      sentOn,
      respondBy,
    })),
    holds: holds.map(({ id, kind, reason, openedAt, liftedAt, answer }) => ({
      id,
      kind,
      reason: isOwner ? null : reason,
      openedOn: dayOf(openedAt),
      liftedOn: liftedAt && dayOf(liftedAt),
      answer: isOwner ? null : answer,
    })),
    canDispute: canDisputeDebt(null, { side }) && account.owedCents > 0 && !isDisputed,
    placements: (await repo.listPlacements(db, leaseId)).map((row) => ({
      id: row.id,
      status: row.status,
      agency: row.agency,
      amountCents: cents(row.amount),
      preparedOn: dayOf(row.preparedAt),
      reference: row.reference,
      outcome: row.outcome,
    })),
    staff: handlesMoney
      ? {
          letterRefusal: await whyNoLetter(db, lease, now),
          placementRefusal: (await readPlaceable(db, lease, agency, now)).refusal,
          isPlacementAsked: await repo.isPlacementAsked(db, leaseId),
          payments: (await repo.listAgencyPayments(db, leaseId)).map(
            ({ id, paidOn, gross, fee, paymentId, returnedOn }) => ({
              id,
              paidOn,
              grossCents: cents(gross),
              feeCents: cents(fee),
              netCents: cents(gross - fee),
              isRecorded: paymentId !== null,
              returnedOn,
            }),
          ),
        }
      : null,
  };
  return { collection };
}
