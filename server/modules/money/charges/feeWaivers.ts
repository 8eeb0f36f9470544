// One late or returned-payment fee of each lease is waived when a resident asks. As the system, once authorized.
import { REQUESTED_WAIVER } from '@/contract/money/charges/constants';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { conflict } from '@/server/http/errors';
import { waivableFeeOf } from './account/account';
import * as repo from './repo';
import { listPayable } from './settlement';
import { waiveCharge } from './staff/actions';

/** Waives the fee, or refuses: it is paid, not a fee, not of this lease, or one was waived before. */
export async function waiveFee(
  db: Db,
  { leaseId, chargeId, personId, now }: { leaseId: string; chargeId: string; personId: string; now: Date },
): Promise<void> {
  await repo.lockLease(db, leaseId);
  const rows = (await listPayable(db, leaseId)).filter(
    ({ id, waiveReason }) => id === chargeId || waiveReason !== null,
  );
  if (waivableFeeOf(rows)?.id !== chargeId)
    throw conflict('We can’t waive this here. Message us and we’ll look at it.');
  const cents = await waiveCharge(db, chargeId, { reason: REQUESTED_WAIVER, now });
  await audit(db, { event: 'charge.waived', subject: `charge:${chargeId}`, personId, detail: { leaseId, cents } });
}
