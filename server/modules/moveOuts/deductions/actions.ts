// The lines of a deposit statement: added with their evidence, sent in time, disputed, and agreed. As the system.

import { addDays } from '@/contract/calendar/days';
import { localDay } from '@/contract/calendar/localDay';
import { cents } from '@/contract/money/cents';
import { type DeductionEvent, deductionLifecycle, MAIL_DAYS } from '@/contract/moveOuts/constants';
import { chargeable, depositTotals } from '@/contract/moveOuts/deposit';
import type { DeductionAnswer, DeductionRevision, NewDeduction } from '@/contract/moveOuts/endpoints';
import { isWorse } from '@/contract/moveOuts/inspection';
import { audit } from '@/server/http/audit';
import { conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { depositClaimed, depositRefunded } from '@/server/modules/ledger/service';
import { shareFiles } from '@/server/modules/moveIns/sharedFiles/service';
import { evidenceOf, findInspected } from '@/server/modules/moveOuts/inspection/service';
import { deadlineOf, isClaimBarred, lineAmount, objectionDay } from '@/server/modules/moveOuts/presenter';
import type { DeductionRow, MoveOutRow } from '@/server/modules/moveOuts/repo';
import * as repo from '@/server/modules/moveOuts/repo';
import {
  type DeadlineCall,
  type MoveOutCall,
  moveMoveOut,
  notify,
  rejectField,
  timeZoneOf,
} from '@/server/modules/moveOuts/service';

const BARRED = 'The legal deadline to keep part of this deposit has passed, so all of it goes back.';

async function lockMoveOut({ db, lease }: MoveOutCall): Promise<MoveOutRow> {
  const row = await repo.lockByLease(db, lease.id);
  if (!row || row.status === 'planned') throw conflict('The residents haven’t left yet.');
  return row;
}

async function assertClaimable(call: MoveOutCall, row: MoveOutRow): Promise<void> {
  const deadline = deadlineOf(call.lease, row);
  const today = localDay(call.now, await timeZoneOf(call.db, call.lease.homeId));
  if (deadline && isClaimBarred(deadline, row, today)) throw conflict(BARRED);
}

/** An item of the finished inspection that is worse than on the first day, with the photos of it and its room. */
async function requireWorse({ db, lease }: MoveOutCall, row: MoveOutRow, place: string) {
  if (!row.inspectedAt) throw conflict('Finish the inspection first, so that the residents can comment.');
  const inspected = await findInspected(db, lease, row.id);
  const { before, now } = evidenceOf(inspected, place);
  if (!isWorse(before, now)) throw conflict('The inspection doesn’t show this item as worse than on the first day.');
  const places = [place, place.split('.')[0] ?? ''];
  const photoIds = places.flatMap((each) => inspected.merged.photoIds(each));
  return { photoDocuments: photoIds.flatMap((id) => inspected.photos.get(id) ?? []) };
}

/** Adds a line. There is none without its pair of photos and its invoice or estimate. */
export async function addDeduction(call: MoveOutCall, body: NewDeduction): Promise<void> {
  const { db, lease, personId, now } = call;
  const row = await lockMoveOut(call);
  if (row.status !== 'left') throw conflict('The statement was sent already, so no line can be added.');
  await assertClaimable(call, row);
  const inspected = body.inspectionItem ? await requireWorse(call, row, body.inspectionItem) : undefined;
  const before = (await repo.listRecordPhotos(db, lease.id)).some(({ id }) => id === body.beforePhotoId);
  if (!before) throw rejectField('beforePhotoId', 'Choose a photo from the signed move-in record.');
  const files = await repo.findFiles(db, [body.afterPhotoId, body.proofId], personId);
  const mimeOf = (id: string) => files.find((file) => file.id === id)?.mime;
  const isOwnPhoto = mimeOf(body.afterPhotoId)?.startsWith('image/') && body.afterPhotoId !== body.beforePhotoId;
  // A line from the inspection stands on its photos, no matter who took them.
  const isPhoto = inspected ? inspected.photoDocuments.includes(body.afterPhotoId) : isOwnPhoto;
  if (!isPhoto) throw rejectField('afterPhotoId', 'Add a photo of the damage today.');
  if (mimeOf(body.proofId) === undefined || body.proofId === body.afterPhotoId)
    throw rejectField('proofId', 'Add the invoice or an estimate.');
  await repo.insertDeduction(db, {
    ...body,
    inspectionItem: body.inspectionItem ?? null,
    id: newId(now.getTime()),
    moveOutId: row.id,
    homeId: row.homeId,
    ownerId: row.ownerId,
    chargedCents: chargeable(body.item, cents(body.costCents), body.ageMonths),
    createdAt: now,
    updatedAt: now,
  });
}

export async function removeDeduction(call: MoveOutCall, deductionId: string): Promise<void> {
  const row = await lockMoveOut(call);
  if (row.status !== 'left') throw conflict('The statement was sent already. Drop the line instead.');
  await repo.removeDeduction(call.db, deductionId);
}

/** Tells the residents that the damage exceeds the deposit and needs a contractor: where the law says so, it gives more time. */
export async function sendContractorNotice(call: MoveOutCall): Promise<void> {
  const { db, services, lease, personId, now } = call;
  const row = await lockMoveOut(call);
  if (row.status !== 'left') throw conflict('The statement was sent already.');
  if (row.contractorNoticeOn !== null) throw conflict('The residents have this notice already.');
  if (!deadlineOf(lease, row)?.contractorDays) throw conflict('The law here gives no more time for this.');
  await assertClaimable(call, row);
  const contractorNoticeOn = localDay(now, await timeZoneOf(db, lease.homeId));
  await repo.update(db, row.id, { contractorNoticeOn, updatedAt: now });
  await audit(db, { event: 'move_out.contractor_notice_sent', subject: `move_out:${row.id}`, personId });
  await notify(db, services, lease, 'contractor', { only: 'resident' });
}

/** Sends the statement. With no line, the whole deposit goes back, and there is nothing left to agree on. */
export async function sendStatement(call: MoveOutCall, certifiedMailNumber: string): Promise<void> {
  const { db, services, lease, personId, now } = call;
  const row = await lockMoveOut(call);
  const lines = await repo.listDeductions(db, row.id);
  if (lines.length > 0) await assertClaimable(call, row);
  if (lines.length > 0 && deadlineOf(lease, row)?.certifiedMail && !certifiedMailNumber)
    throw rejectField('certifiedMailNumber', 'Enter the certified mail number. The law here requires it.');
  const change = { statementSentAt: now, certifiedMailNumber: certifiedMailNumber || null };
  const sent = await moveMoveOut(db, row, 'sendStatement', { now, personId, change });
  await shareFiles(
    db,
    lease.id,
    lines.flatMap(({ afterPhotoId, proofId }) => [afterPhotoId, proofId].filter((id) => id !== null)),
  );
  await enqueue(db, 'documentDepositStatement', { id: sent.id }, { jobKey: `deposit-statement:${sent.id}` });
  await notify(db, services, lease, 'statement', { only: 'resident' });
  await settleIfAgreed(call, sent);
}

async function changeLine(
  call: MoveOutCall | DeadlineCall,
  line: DeductionRow,
  event: DeductionEvent,
  change: Parameters<typeof repo.updateDeduction>[2],
): Promise<void> {
  const status = deductionLifecycle.after(line.status, event);
  if (!status) throw conflict('This line is agreed already.');
  await repo.updateDeduction(call.db, line.id, { ...change, status, updatedAt: call.now });
  await audit(call.db, {
    event: 'move_out.line_changed',
    subject: `move_out:${line.moveOutId}`,
    personId: call.personId,
    detail: { line: line.id, from: line.status, to: status },
  });
}

async function lockLine(call: MoveOutCall, deductionId: string): Promise<{ row: MoveOutRow; line: DeductionRow }> {
  const row = await lockMoveOut(call);
  const line = await repo.lockDeduction(call.db, deductionId);
  if (!line || row.statementSentAt === null) throw conflict('The statement wasn’t sent yet.');
  return { row, line };
}

export async function answerDeduction(call: MoveOutCall, deductionId: string, body: DeductionAnswer): Promise<void> {
  const { db, services, lease, now } = call;
  const { row, line } = await lockLine(call, deductionId);
  if (body.answer === 'accept') {
    await changeLine(call, line, 'accept', { agreedCents: lineAmount(line) });
    return settleIfAgreed(call, row);
  }
  if (body.counterCents >= lineAmount(line))
    throw rejectField('counterCents', 'Enter less than what is asked, or accept the line.');
  await changeLine(call, line, 'dispute', { residentNote: body.note, counterCents: body.counterCents });
  await notify(db, services, lease, 'disputed', { only: 'owner', cause: `${line.id}:${now.toISOString()}` });
}

export async function reviseDeduction(call: MoveOutCall, deductionId: string, body: DeductionRevision): Promise<void> {
  const { db, services, lease, now } = call;
  const { row, line } = await lockLine(call, deductionId);
  if (body.decision === 'drop') await changeLine(call, line, 'drop', {});
  else if (body.decision === 'accept_counter') {
    if (line.status !== 'disputed' || line.counterCents === null)
      throw conflict('The residents didn’t dispute this line.');
    await changeLine(call, line, 'accept', { agreedCents: line.counterCents });
  } else {
    if (body.offerCents > lineAmount(line))
      throw rejectField('offerCents', 'An offer can’t be more than what was asked.');
    await changeLine(call, line, 'offer', { offerCents: body.offerCents });
    return notify(db, services, lease, 'statement', { only: 'resident', cause: `${line.id}:${now.toISOString()}` });
  }
  return settleIfAgreed(call, row);
}

/** Every line is agreed or dropped: what the owner keeps leaves the deposit in the books. */
async function settleIfAgreed(
  call: MoveOutCall | DeadlineCall,
  row: MoveOutRow,
  message: 'settled' | 'barred' = 'settled',
): Promise<void> {
  const { db, services, lease, personId, now } = call;
  const lines = await repo.listDeductions(db, row.id);
  if (lines.some(({ status }) => status !== 'accepted' && status !== 'dropped')) return;
  const subject = { leaseId: lease.id, homeId: row.homeId, ownerId: row.ownerId };
  // Lines beyond the deposit are owed apart from it: only what is held can be kept.
  let held = (row.depositCents ?? 0) - row.returnedCents;
  for (const line of lines) {
    const amount = Math.min(held, lineAmount(line));
    held -= amount;
    if (amount > 0) await depositClaimed(db, { ...subject, id: line.id, amount }, now);
  }
  const settled = await moveMoveOut(db, row, 'settle', { now, personId, change: { settledAt: now } });
  await notify(db, services, lease, message);
  if (refundLeft(settled, lines) === 0) await moveMoveOut(db, settled, 'finish', { now, personId });
}

/** What is still to go back to the residents, as the lines stand. */
function refundLeft(row: MoveOutRow, lines: readonly DeductionRow[]): number {
  const { refund } = depositTotals(cents(row.depositCents ?? 0), lines.map(lineAmount));
  return refund - row.returnedCents;
}

/** Money went back. What nobody disputes may go back before the rest is agreed. */
export async function recordReturn(call: MoveOutCall, amountCents: number): Promise<void> {
  const { db, lease, personId, now } = call;
  const row = await lockMoveOut(call);
  const lines = await repo.listDeductions(db, row.id);
  const left = refundLeft(row, lines);
  if (amountCents > left) throw rejectField('amountCents', 'This is more than what is left to return.');
  const returnedCents = row.returnedCents + amountCents;
  const id = `${row.id}:${returnedCents}`;
  await depositRefunded(db, { leaseId: lease.id, id, amount: amountCents }, now);
  await repo.update(db, row.id, { returnedCents, updatedAt: now });
  await audit(db, {
    event: 'move_out.deposit_returned',
    subject: `move_out:${row.id}`,
    personId,
    detail: { amountCents },
  });
  const current = await repo.lockByLease(db, lease.id);
  if (current?.status === 'settled' && refundLeft(current, lines) === 0)
    await moveMoveOut(db, current, 'finish', { now, personId });
}

/** What the law makes of a day that passed: nothing was claimed in time, or nobody objected in time. */
export async function applyDepositDeadline(call: DeadlineCall): Promise<void> {
  const { db, services, lease, now } = call;
  const row = await repo.lockByLease(db, lease.id);
  const deadline = row && deadlineOf(lease, row);
  if (!row || !deadline) return;
  const timeZone = await timeZoneOf(db, lease.homeId);
  const today = localDay(now, timeZone);
  const lines = await repo.listDeductions(db, row.id);
  if (row.status === 'left' && isClaimBarred(deadline, row, today)) {
    for (const line of lines) await changeLine(call, line, 'drop', {});
    const sent = await moveMoveOut(db, row, 'sendStatement', { now, change: { statementSentAt: now } });
    await enqueue(db, 'documentDepositStatement', { id: sent.id }, { jobKey: `deposit-statement:${sent.id}` });
    return settleIfAgreed(call, sent, 'barred');
  }
  const objectBy = objectionDay(deadline, row, timeZone);
  if (row.status !== 'itemized' || objectBy === null || today <= addDays(objectBy, MAIL_DAYS)) return;
  // A line that was disputed before has been objected to, whatever was offered since.
  const unanswered = lines.filter(({ status, counterCents }) => status === 'proposed' && counterCents === null);
  if (unanswered.length === 0) return;
  for (const line of unanswered) await changeLine(call, line, 'accept', { agreedCents: lineAmount(line) });
  await notify(db, services, lease, 'unanswered');
  await settleIfAgreed(call, row);
}
