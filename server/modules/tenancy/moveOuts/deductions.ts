// The lines of a deposit statement: added with their evidence, sent, disputed, and agreed. As the system.

import { cents } from '@/contract/amounts/cents';
import { addDays } from '@/contract/calendar/days';
import { localDay } from '@/contract/calendar/localDay';
import { formatDay } from '@/contract/format/days';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { STANDING_DAYS } from '@/contract/tenancy/moveOuts/constants';
import { chargeable, type DepositItem } from '@/contract/tenancy/moveOuts/deposit';
import type {
  DeductionAnswer,
  DeductionRevision,
  DeductionWork,
  NewDeduction,
} from '@/contract/tenancy/moveOuts/endpoints';
import { isWorse } from '@/contract/tenancy/moveOuts/inspection';
import { audit } from '@/server/http/audit';
import { conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { shareFiles } from '@/server/modules/leasing/moveIns/sharedFiles';
import { listOwedCharges } from '@/server/modules/money/charges/depositCharges';
import { queueLetter } from '@/server/modules/platform/letters';
import { type MoveOutCall, moveMoveOut, notify, rejectField, timeZoneOf } from '@/server/modules/tenancy/moveOuts';
import { evidenceOf, findInspected } from '@/server/modules/tenancy/moveOuts/inspection/inspection';
import {
  deadlineOf,
  disputeDay,
  goesOnPaper,
  isClaimBarred,
  lineAmount,
  needsInvoice,
  storedDays,
  workPhotoLaw,
} from '@/server/modules/tenancy/moveOuts/presenter';
import type { DeductionRow, MoveOutRow } from '@/server/modules/tenancy/moveOuts/repo';
import * as repo from '@/server/modules/tenancy/moveOuts/repo';
import { changeLine, lockMoveOut, reopenIfSettled, settleIfAgreed } from '@/server/modules/tenancy/moveOuts/settlement';
import { statementTitle } from '@/server/modules/tenancy/moveOuts/statement/presenter';

const BARRED = 'The legal deadline to keep part of this deposit has passed, so all of it goes back.';

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

/**
 * The photo of finished work behind an invoice, which is the caller’s own and no other photo of the line.
 * @throws {ApiError} of the field, where the law asks for the photo and it is missing, and where it is another file
 */
async function assertWorkPhoto(
  { db, lease, personId }: MoveOutCall,
  row: MoveOutRow,
  { field, workPhotoId, others }: { field: string; workPhotoId: string | null; others: readonly (string | null)[] },
): Promise<void> {
  const rule = workPhotoLaw(lease, row);
  if (workPhotoId === null) {
    if (rule) throw rejectField(field, `Add a photo from after the work (${rule.source}).`);
    return;
  }
  const [file] = await repo.findFiles(db, [workPhotoId], personId);
  if (!file?.mime.startsWith('image/') || others.includes(workPhotoId))
    throw rejectField(field, 'Add a photo from after the work.');
}

/** Adds a line. There is none without its photos and its invoice or estimate. */
export async function addDeduction(call: MoveOutCall, body: NewDeduction): Promise<void> {
  const { db, lease, personId, now } = call;
  const { costCents, ...rest } = body;
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
  const { workPhotoId, beforePhotoId, afterPhotoId } = body;
  // With an estimate, the work is still to be done: its photo comes with the invoice.
  if (body.proofKind === 'invoice')
    await assertWorkPhoto(call, row, { field: 'workPhotoId', workPhotoId, others: [beforePhotoId, afterPhotoId] });
  await repo.insertDeduction(db, {
    ...rest,
    workPhotoId: body.proofKind === 'invoice' ? workPhotoId : null,
    cost: costCents,
    inspectionItem: body.inspectionItem ?? null,
    id: newId(now.getTime()),
    moveOutId: row.id,
    homeId: row.homeId,
    ownerId: row.ownerId,
    charged: chargeable(body.item, cents(costCents), body.ageMonths),
    createdAt: now,
    updatedAt: now,
  });
}

/** Adds a line for an open charge: the deposit pays it, and what is beyond the deposit stays open. */
export async function addOwedCharge(call: MoveOutCall, chargeId: string): Promise<void> {
  const { db, lease, now } = call;
  const row = await lockMoveOut(call);
  if (row.status !== 'left') throw conflict('The statement was sent already, so no line can be added.');
  await assertClaimable(call, row);
  const charge = (await listOwedCharges(db, lease.id)).find(({ id }) => id === chargeId);
  if (!charge) throw rejectField('chargeId', 'Choose a charge that is open and not being paid.');
  if ((await repo.listDeductions(db, row.id)).some((line) => line.chargeId === chargeId))
    throw conflict('This charge is on the statement already.');
  await repo.insertDeduction(db, {
    id: newId(now.getTime()),
    moveOutId: row.id,
    homeId: row.homeId,
    ownerId: row.ownerId,
    chargeId,
    room: 'Account',
    description: `${charge.description}, due ${formatDay(charge.dueOn, 'medium')}`.slice(0, 300),
    item: 'other',
    ageMonths: 0,
    cost: charge.payable,
    charged: charge.payable,
    proofKind: 'account',
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
  const days = storedDays(lease, { leftOn: row.leftOn, contractorNoticeOn });
  await repo.update(db, row.id, { contractorNoticeOn, ...days, updatedAt: now });
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
  const unproven = lines.find(({ proofKind, workPhotoId }) => proofKind === 'invoice' && workPhotoId === null);
  const photoLaw = workPhotoLaw(lease, row);
  if (unproven && photoLaw)
    throw conflict(
      `${unproven.room}: ${unproven.description} has no photo from after the work (${photoLaw.source}). Remove the line and add it again with the photo.`,
    );
  const timeZone = await timeZoneOf(db, lease.homeId);
  const today = localDay(now, timeZone);
  // A certified number says that it was mailed.
  const onPaper = lines.length > 0 && !certifiedMailNumber && goesOnPaper(lease, today);
  const change = {
    statementSentAt: now,
    certifiedMailNumber: certifiedMailNumber || null,
    ...(onPaper ? { serviceAskedAt: now } : { statementGivenOn: today }),
  };
  const sent = await moveMoveOut(db, row, 'sendStatement', { now, personId, change });
  if (onPaper) await queueStatement(call, sent, timeZone);
  await shareFiles(
    db,
    lease.id,
    lines.flatMap(({ afterPhotoId, workPhotoId, proofId }) =>
      [afterPhotoId, workPhotoId, proofId].filter((id) => id !== null),
    ),
  );
  await enqueue(db, 'documentDepositStatement', { id: sent.id }, { jobKey: `deposit-statement:${sent.id}` });
  await notify(db, services, lease, 'statement', { only: 'resident' });
  await settleIfAgreed(call, sent);
}

/** To the desk, which serves it by the last day of the claim: email is a copy. */
async function queueStatement({ db, lease, now }: MoveOutCall, row: MoveOutRow, timeZone: string): Promise<void> {
  const { address: home, residents } = lease.terms;
  await queueLetter(db, {
    homeId: row.homeId,
    leaseId: lease.id,
    subject: `move_out:${row.id}`,
    kind: 'statement',
    title: statementTitle(lease),
    recipients: residents,
    home,
    ...(row.forwardingAddress && { typedAddress: row.forwardingAddress }),
    where: jurisdictionOf(home),
    timeZone,
    ...(row.claimBy && { dueOn: row.claimBy }),
    now,
  });
}

async function lockLine(call: MoveOutCall, deductionId: string): Promise<{ row: MoveOutRow; line: DeductionRow }> {
  const row = await lockMoveOut(call);
  const line = await repo.lockDeduction(call.db, deductionId);
  if (!line || row.statementSentAt === null) throw conflict('The statement wasn’t sent yet.');
  return { row, line };
}

export async function answerDeduction(call: MoveOutCall, deductionId: string, body: DeductionAnswer): Promise<void> {
  const { db, services, lease } = call;
  const { row, line } = await lockLine(call, deductionId);
  if (body.answer === 'accept') {
    await changeLine(call, line, 'accept', { agreed: lineAmount(line), stoodOn: null });
    return settleIfAgreed(call, row);
  }
  if (body.counterCents >= lineAmount(line))
    throw rejectField('counterCents', 'Enter less than what is asked, or accept the line.');
  await assertDisputable(call, row, line);
  await changeLine(call, line, 'dispute', { residentNote: body.note, counter: body.counterCents });
  await reopenIfSettled(call, row);
  const about = line.stoodOn === null ? 'disputed' : 'disputedLate';
  await notify(db, services, lease, about, { only: 'owner', ...(await causeOf(call, line)) });
}

/** What sets off the email about a line that was disputed or offered now, and by when to answer it. */
async function causeOf({ db, lease, now }: MoveOutCall, line: DeductionRow) {
  const today = localDay(now, await timeZoneOf(db, lease.homeId));
  const changed = (await repo.lockDeduction(db, line.id)) ?? line;
  return { cause: `${line.id}:${now.toISOString()}`, by: addDays(today, STANDING_DAYS), line: changed };
}

/** A line that stood without an answer may be disputed as long as residents could sue over it. */
async function assertDisputable({ db, lease, now }: MoveOutCall, row: MoveOutRow, line: DeductionRow): Promise<void> {
  const deadline = deadlineOf(lease, row);
  const timeZone = await timeZoneOf(db, lease.homeId);
  const last = deadline && disputeDay(deadline, row, line, timeZone);
  if (last && localDay(now, timeZone) > last) throw conflict('The time to dispute this deduction has passed.');
}

/** Estimated work is done: its invoice replaces the estimate, and a line never comes to more than it asked for. */
export async function reportWork(call: MoveOutCall, deductionId: string, body: DeductionWork): Promise<void> {
  const { db, services, lease, personId, now } = call;
  const { row, line } = await lockLine(call, deductionId);
  const deadline = deadlineOf(lease, row);
  if (!deadline || !needsInvoice(deadline, line)) throw conflict('This line doesn’t wait for an invoice.');
  if (body.doneOn > localDay(now, await timeZoneOf(db, lease.homeId)))
    throw rejectField('doneOn', 'Choose today or the day the work was finished.');
  if (row.leftOn && body.doneOn < row.leftOn) throw rejectField('doneOn', 'This day is before they moved out.');
  // The days run from the first report: a later one does not give more of them.
  const workDoneOn = line.workDoneOn && line.workDoneOn < body.doneOn ? line.workDoneOn : body.doneOn;
  if (!body.invoice) {
    await repo.updateDeduction(db, line.id, { workDoneOn });
    return;
  }
  const { proofId, costCents, workPhotoId } = body.invoice;
  const files = await repo.findFiles(db, [proofId], personId);
  if (files.length === 0 || [line.afterPhotoId, line.beforePhotoId, line.proofId].includes(proofId))
    throw rejectField('proofId', 'Add the invoice.');
  const others = [line.beforePhotoId, line.afterPhotoId, proofId];
  await assertWorkPhoto(call, row, { field: 'workPhotoId', workPhotoId, others });
  const charged = Math.min(line.charged, chargeable(line.item as DepositItem, costCents, line.ageMonths));
  const atMost = (amount: number | null) => (amount === null ? null : Math.min(amount, charged));
  const amounts = { charged, agreed: atMost(line.agreed), offer: atMost(line.offer) };
  await repo.updateDeduction(db, line.id, {
    ...amounts,
    workDoneOn,
    proofId,
    workPhotoId,
    proofKind: 'invoice',
    cost: costCents,
    // An invoice answers no dispute: the days of who has to answer go on.
    ...(line.status !== 'disputed' && { updatedAt: now }),
  });
  await audit(db, {
    event: 'move_out.line_changed',
    subject: `move_out:${row.id}`,
    personId,
    detail: { line: line.id, estimateCents: line.cost, invoiceCents: costCents },
  });
  await shareFiles(
    db,
    lease.id,
    [proofId, workPhotoId].filter((id) => id !== null),
  );
  await notify(db, services, lease, 'invoice', { only: 'resident', cause: line.id });
  const isLower = lineAmount({ ...line, ...amounts }) < lineAmount(line);
  if (isLower && row.status !== 'itemized') await settleIfAgreed(call, await reopenIfSettled(call, row));
}

export async function reviseDeduction(call: MoveOutCall, deductionId: string, body: DeductionRevision): Promise<void> {
  const { db, services, lease } = call;
  const { row, line } = await lockLine(call, deductionId);
  if (body.decision === 'drop') await changeLine(call, line, 'drop', {});
  else if (body.decision === 'accept_counter') {
    if (line.status !== 'disputed' || line.counter === null) throw conflict('The residents didn’t dispute this line.');
    const agreed = Math.min(line.counter, lineAmount(line));
    await changeLine(call, line, 'accept', { agreed, stoodOn: null });
  } else {
    if (body.offerCents > lineAmount(line))
      throw rejectField('offerCents', 'An offer can’t be more than what was asked.');
    await changeLine(call, line, 'offer', { offer: body.offerCents });
    return notify(db, services, lease, 'offer', { only: 'resident', ...(await causeOf(call, line)) });
  }
  return settleIfAgreed(call, row);
}
