// The days of a deposit that pass, and what becomes of it then. As the system.

import { addDays } from '@/contract/calendar/days';
import { localDay } from '@/contract/calendar/localDay';
import { ANSWER_REMINDER_DAYS } from '@/contract/tenancy/moveOuts/constants';
import { enqueue } from '@/server/jobs/queue';
import { cancelLetter } from '@/server/modules/platform/letters';
import { type DeadlineCall, moveMoveOut, notify, timeZoneOf } from '@/server/modules/tenancy/moveOuts';
import {
  answerDay,
  deadlineOf,
  invoiceDay,
  isClaimBarred,
  lineAmount,
  storedDays,
} from '@/server/modules/tenancy/moveOuts/presenter';
import type { DeductionRow, MoveOutRow } from '@/server/modules/tenancy/moveOuts/repo';
import * as repo from '@/server/modules/tenancy/moveOuts/repo';
import { changeLine, settleIfAgreed } from '@/server/modules/tenancy/moveOuts/settlement';

/** Consequences of a passed deadline: no claim in time, no answer in time, or a missing invoice. */
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
    const sent = await moveMoveOut(db, row, 'sendStatement', {
      now,
      change: { statementSentAt: now, statementGivenOn: today },
    });
    await enqueue(db, 'documentDepositStatement', { id: sent.id }, { jobKey: `deposit-statement:${sent.id}` });
    return settleIfAgreed(call, sent, 'barred');
  }
  if (row.status === 'itemized' && isClaimBarred(deadline, row, today)) return barClaim(call, row);
  for (const line of lines) {
    const invoiceBy = invoiceDay(deadline, line);
    if (invoiceBy && today > invoiceBy)
      await notify(db, services, lease, 'invoiceLate', { only: 'owner', cause: line.id });
  }
  if (row.status !== 'itemized') return;
  const asked = lines.flatMap((line) => {
    const by = answerDay({ lease, deadline, row, timeZone }, line);
    return by === null
      ? []
      : [{ line, by, side: line.status === 'disputed' ? ('owner' as const) : ('resident' as const) }];
  });
  for (const { by, side } of asked)
    if (today <= by && today >= addDays(by, -ANSWER_REMINDER_DAYS))
      await notify(db, services, lease, 'answerSoon', { only: side, cause: by, by });
  const late = asked.filter(({ by }) => today > by);
  if (late.length === 0) return;
  const outcomes = new Set<Outcome>();
  for (const { line } of late) outcomes.add(await applySilence(call, line, today));
  for (const outcome of outcomes) await notify(db, services, lease, outcome, { cause: now.toISOString() });
  await settleIfAgreed(call, row);
}

/** The paper of a claim was not served in time: every line that is still open is dropped, and its money goes back. */
export async function barClaim(call: DeadlineCall, row: MoveOutRow): Promise<void> {
  const open = (await repo.listDeductions(call.db, row.id)).filter(
    ({ status }) => status === 'proposed' || status === 'disputed',
  );
  for (const line of open) await changeLine(call, line, 'drop', {});
  await cancelLetter(call.db, `move_out:${row.id}`, call.now);
  await settleIfAgreed(call, row, open.length > 0 ? 'barred' : 'settled');
}

type Outcome = 'stands' | 'conceded' | 'standsAgain';

/** The last amount that was named stands. What stood before a dispute stands again: no money comes back by silence. */
async function applySilence(call: DeadlineCall, line: DeductionRow, today: string): Promise<Outcome> {
  if (line.status === 'disputed' && line.stoodOn === null && line.counter !== null) {
    const agreed = Math.min(line.counter, lineAmount(line));
    await changeLine(call, line, 'accept', { agreed, stoodOn: today });
    return 'conceded';
  }
  await changeLine(call, line, 'stand', { stoodOn: today });
  return line.status === 'disputed' ? 'standsAgain' : 'stands';
}
