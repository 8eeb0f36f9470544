// The end of a tenancy: the plan, the day they left, and what becomes of the deposit. As the system, once authorized.

import { cents } from '@/contract/amounts/cents';
import type { AuditEvent } from '@/contract/auditEvents';
import { localDay } from '@/contract/calendar/localDay';
import { routes } from '@/contract/routes';
import { type MoveOutEvent, moveOutLifecycle } from '@/contract/tenancy/moveOuts/constants';
import { depositTotals } from '@/contract/tenancy/moveOuts/deposit';
import type { MoveOut, MoveOutPlan } from '@/contract/tenancy/moveOuts/endpoints';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { type Message, queueMessage } from '@/server/modules/account/outbox';
import { findHomeById } from '@/server/modules/homes/homes';
import { changeHomeStatus } from '@/server/modules/homes/homes/statusChanges';
import { listLeaseContacts } from '@/server/modules/homes/residents';
import { lockLease, moveLease } from '@/server/modules/leasing/leases';
import { reviseCharges } from '@/server/modules/money/charges/adjustments';
import { listOwedCharges } from '@/server/modules/money/charges/depositCharges';
import { creditLastInterest } from '@/server/modules/money/charges/depositInterest';
import { accountBalance, leaseDeposit } from '@/server/modules/money/ledger';
import { completeNotice } from '@/server/modules/tenancy/notices';
import { findInspected } from './inspection/inspection';
import { lineAmount, presentMoveOut, storedDays } from './presenter';
import type { DeductionRow, LeaseSide, MoveOutRow } from './repo';
import * as repo from './repo';

export const listDepositStates = repo.listDepositStates;
export const listLastDays = repo.listLastDays;

export interface MoveOutCall {
  db: Db;
  services: Services;
  lease: LeaseSide;
  personId: string;
  now: Date;
}

/** The same for consequences of a passed deadline: there is no acting person. */
export type DeadlineCall = Omit<MoveOutCall, 'personId'> & { personId?: undefined };

const auditEventByTransition: Readonly<Record<MoveOutEvent, AuditEvent>> = {
  leave: 'move_out.left',
  sendStatement: 'move_out.statement_sent',
  settle: 'move_out.settled',
  reopen: 'move_out.reopened',
  finish: 'move_out.finished',
  correct: 'move_out.reopened',
};

export const rejectField = (field: string, message: string) =>
  new ApiError('invalid', message, { fields: { [field]: message } });

/** Moves a locked move-out along its lifecycle; a conflict where it lacks the move. */
export async function moveMoveOut(
  db: Db,
  row: MoveOutRow,
  event: MoveOutEvent,
  { now, personId, change }: { now: Date; personId?: string | undefined; change?: Parameters<typeof repo.update>[2] },
): Promise<MoveOutRow> {
  const status = moveOutLifecycle.after(row.status, event);
  if (!status) throw conflict('This move-out can’t be changed in that way now.');
  await repo.update(db, row.id, { ...change, status, updatedAt: now });
  await audit(db, {
    event: auditEventByTransition[event],
    subject: `move_out:${row.id}`,
    personId,
    detail: { from: row.status, to: status },
  });
  const moved = await repo.lockByLease(db, row.leaseId);
  if (!moved) throw new Error('The move-out was here a moment ago');
  return moved;
}

export async function timeZoneOf(db: Db, homeId: string): Promise<string> {
  const home = await findHomeById(db, homeId);
  if (!home) throw notFound();
  return home.timeZone;
}

/** A move-out as this person sees it. */
export async function readMoveOut(db: Db, lease: LeaseSide, now: Date): Promise<MoveOut> {
  const row = await repo.findByLease(db, lease.id);
  const timeZone = row?.timeZone ?? (await timeZoneOf(db, lease.homeId));
  const notice = await repo.findNotice(db, lease.id);
  const deductions = row ? await repo.listDeductions(db, row.id) : [];
  const isInspected = row !== undefined && deductions.some(({ inspectionItem }) => inspectionItem !== null);
  return presentMoveOut({
    lease,
    row,
    deductions,
    inspected: isInspected ? await findInspected(db, lease, row.id) : undefined,
    returns: row ? await repo.listReturns(db, row.id) : [],
    owedCharges: row?.status === 'left' ? await listOwedCharges(db, lease.id) : [],
    beforePhotos: await repo.listRecordPhotos(db, lease.id),
    lastDay: row?.leftOn ?? notice?.lastDay ?? lease.terms.endOn,
    forwardingAddress: notice?.forwardingAddress ?? '',
    today: localDay(now, timeZone),
    timeZone,
  });
}

/** The move-out of a tenancy, for those who may see it; undefined where there is no such lease. */
export async function findMoveOut(db: Db, leaseId: string, personId: string, now: Date): Promise<MoveOut | undefined> {
  const lease = await repo.findLease(db, leaseId, personId);
  return lease && readMoveOut(db, lease, now);
}

/** The row of a lease that ends soon; made at the first plan. */
export async function openMoveOut({ db, lease, now }: MoveOutCall): Promise<MoveOutRow> {
  if (lease.status !== 'active' && lease.status !== 'ended') throw conflict('This lease hasn’t started yet.');
  const notice = await repo.findNotice(db, lease.id);
  return repo.ensure(db, {
    id: newId(now.getTime()),
    homeId: lease.homeId,
    ownerId: lease.ownerId,
    leaseId: lease.id,
    forwardingAddress: notice?.forwardingAddress ?? '',
    timeZone: await timeZoneOf(db, lease.homeId),
    createdAt: now,
    updatedAt: now,
  });
}

export async function savePlan(call: MoveOutCall, plan: MoveOutPlan): Promise<void> {
  if (plan.next === 're_lease' && plan.targetRentCents === null)
    throw rejectField('targetRentCents', 'Enter the rent you want to ask for.');
  const row = await openMoveOut(call);
  await repo.update(call.db, row.id, { plan: JSON.stringify(plan), updatedAt: call.now });
}

export async function saveChecklist(
  call: MoveOutCall,
  { done, forwardingAddress }: { done: readonly string[]; forwardingAddress?: string | undefined },
): Promise<void> {
  const row = await openMoveOut(call);
  await repo.update(call.db, row.id, {
    checklist: [...new Set(done)],
    ...(forwardingAddress !== undefined && { forwardingAddress }),
    updatedAt: call.now,
  });
}

/** The keys are back: the lease ends, the home is in turnover, and the clock of the deposit starts. */
export async function recordLeaving(call: MoveOutCall, leftOn: string): Promise<void> {
  const { db, services, lease, personId, now } = call;
  const timeZone = await timeZoneOf(db, lease.homeId);
  const today = localDay(now, timeZone);
  if (leftOn > today) throw rejectField('leftOn', 'Choose today or the day they left.');
  if (leftOn < lease.terms.startOn) throw rejectField('leftOn', 'This day is before the lease began.');
  const locked = await lockLease(db, lease.id);
  if (locked?.status !== 'active') throw conflict('This lease has ended already.');
  const row = await openMoveOut(call);
  const deposit = await accountBalance(db, leaseDeposit(lease.id));
  const days = storedDays(lease, { leftOn, contractorNoticeOn: null });
  await moveMoveOut(db, row, 'leave', { now, personId, change: { leftOn, deposit, ...days } });
  await chargeUntilLeft(db, lease, leftOn, call);
  await creditLastInterest(db, lease.id, leftOn, { now, siteUrl: services.siteUrl });
  await completeNotice(db, lease.id, now);
  await moveLease(db, locked, 'finish', now, { personId, reason: 'The residents moved out.', lastDay: leftOn });
  // A lease that simply ran out had no notice.
  await changeHomeStatus(db, lease.homeId, 'giveNotice', now);
  await changeHomeStatus(db, lease.homeId, 'moveOut', now);
  await notify(db, services, lease, 'left');
}

/**
 * Rent is owed through the day they left, and through the day that their notice or a fixed term names. What they owe after
 * breaking a lease is settled apart: no month after their notice stays on the account and earns late fees.
 */
async function chargeUntilLeft(db: Db, lease: LeaseSide, leftOn: string, { personId, now }: MoveOutCall) {
  const notice = await repo.findNotice(db, lease.id);
  const owedUntil = notice?.lastDay ?? lease.terms.endOn;
  const until = owedUntil > leftOn ? owedUntil : leftOn;
  await reviseCharges(db, lease.id, { from: leftOn, until, reason: 'The residents moved out.', by: personId, now });
}

type MoveOutMessage =
  | 'left'
  | 'inspectionAsked'
  | 'inspection'
  | 'inspected'
  | 'contractor'
  | 'statement'
  | 'offer'
  | 'disputed'
  | 'disputedLate'
  | 'answerSoon'
  | 'settled'
  | 'barred'
  | 'stands'
  | 'conceded'
  | 'standsAgain'
  | 'invoice'
  | 'invoiceLate';

interface MessageAbout {
  only?: 'owner' | 'resident';
  cause?: string;
  by?: string | null;
  /** The deduction it is about. */
  line?: DeductionRow;
}

type MessageAmount = NonNullable<Message<'moveOutUpdate'>['data']['amounts']>[number];

/** Letters that name what is held, kept, and going back. */
const NAMES_TOTALS: readonly MoveOutMessage[] = [
  'statement',
  'settled',
  'barred',
  'stands',
  'conceded',
  'standsAgain',
  'invoice',
];

async function totalAmounts(db: Db, leaseId: string): Promise<MessageAmount[]> {
  const row = await repo.findByLease(db, leaseId);
  if (!row || row.deposit === null) return [];
  const lines = await repo.listDeductions(db, row.id);
  const { held, deducted, refund } = depositTotals(cents(row.deposit), lines.map(lineAmount));
  return [
    { what: 'held', cents: held },
    { what: 'deducted', cents: deducted },
    { what: 'refund', cents: refund },
  ];
}

const lineAmounts = ({ charged, counter, offer }: DeductionRow): MessageAmount[] => [
  { what: 'asked', cents: charged },
  ...(counter === null ? [] : [{ what: 'counter' as const, cents: counter }]),
  ...(offer === null ? [] : [{ what: 'offer' as const, cents: offer }]),
];

/** To everyone on the sides named; all of them where none is. */
export async function notify(
  db: Db,
  { siteUrl }: Services,
  lease: LeaseSide,
  event: MoveOutMessage,
  { only, cause = '1', by, line }: MessageAbout = {},
): Promise<void> {
  const amounts = line ? lineAmounts(line) : NAMES_TOTALS.includes(event) ? await totalAmounts(db, lease.id) : [];
  const parties = await listLeaseContacts(db, { leaseId: lease.id, ownerId: lease.ownerId });
  for (const { name, email, side } of parties.filter((party) => !only || party.side === only))
    await queueMessage(db, {
      dedupeKey: `move-out:${lease.id}:${event}:${cause}:${email}`,
      channel: 'email',
      recipient: email,
      template: 'moveOutUpdate',
      data: {
        event,
        side,
        name,
        home: lease.terms.address.streetAddress,
        ...(by && { by }),
        amounts,
        link: `${siteUrl}${event.startsWith('inspect') ? routes.accounts.moveOutInspection({ leaseId: lease.id }) : side === 'owner' ? routes.accounts.portfolio.homePreMoveOut({ homeId: lease.homeId }) : routes.accounts.home.postMoveOut()}`,
      },
    });
}
