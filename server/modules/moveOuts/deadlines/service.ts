// The days of a deposit that pass, and what becomes of it then. As the system.

import { addDays } from '@/contract/calendar/days';
import { localDay } from '@/contract/calendar/localDay';
import { MAIL_DAYS } from '@/contract/moveOuts/constants';
import { enqueue } from '@/server/jobs/queue';
import {
  answerDay,
  deadlineOf,
  invoiceDay,
  isClaimBarred,
  lineAmount,
  objectionDay,
  storedDays,
} from '@/server/modules/moveOuts/presenter';
import * as repo from '@/server/modules/moveOuts/repo';
import { type DeadlineCall, moveMoveOut, notify, timeZoneOf } from '@/server/modules/moveOuts/service';
import { changeLine, settleIfAgreed } from '@/server/modules/moveOuts/settlement/service';

/** What is made of a day that passed: nothing was claimed in time, nobody answered in time, or an invoice is missing. */
export async function applyDepositDeadline(call: DeadlineCall): Promise<void> {
  const { db, services, lease, now } = call;
  const row = await repo.lockByLease(db, lease.id);
  const deadline = row && deadlineOf(lease, row);
  if (!row || !deadline) return;
  // Of deposits that were here before the days were stored, and where a rule was corrected since.
  const days = storedDays(lease, row);
  if (row.returnBy !== days.returnBy || row.claimBy !== days.claimBy) await repo.update(db, row.id, days);
  const timeZone = await timeZoneOf(db, lease.homeId);
  const today = localDay(now, timeZone);
  const lines = await repo.listDeductions(db, row.id);
  if (row.status === 'left' && isClaimBarred(deadline, row, today)) {
    for (const line of lines) await changeLine(call, line, 'drop', {});
    const sent = await moveMoveOut(db, row, 'sendStatement', { now, change: { statementSentAt: now } });
    await enqueue(db, 'documentDepositStatement', { id: sent.id }, { jobKey: `deposit-statement:${sent.id}` });
    return settleIfAgreed(call, sent, 'barred');
  }
  for (const line of lines) {
    const invoiceBy = invoiceDay(deadline, line);
    if (invoiceBy && today > invoiceBy)
      await notify(db, services, lease, 'invoiceLate', { only: 'owner', cause: line.id });
  }
  if (row.status !== 'itemized') return;
  const isByLaw = objectionDay(deadline, row, timeZone) !== null;
  const unanswered = lines.filter((line) => {
    const last = answerDay(deadline, row, line, timeZone);
    return last !== null && today > addDays(last, isByLaw ? MAIL_DAYS : 0);
  });
  if (unanswered.length === 0) return;
  for (const line of unanswered)
    if (isByLaw) await changeLine(call, line, 'accept', { agreedCents: lineAmount(line) });
    else await changeLine(call, line, 'stand', {});
  await notify(db, services, lease, isByLaw ? 'unanswered' : 'stands', { cause: now.toISOString() });
  await settleIfAgreed(call, row);
}
