import { cents } from '@/contract/amounts/cents';
import {
  type Actor,
  type Audience,
  EVENT_ACTORS,
  nextActor,
  REPAIRED_STATUSES,
  statusAfter,
  type WorkOrderEvent,
} from '@/contract/care/workOrders/constants';
import type { Clock, WorkOrder, WorkOrderSummary } from '@/contract/care/workOrders/endpoints';
import type { Symptom } from '@/contract/care/workOrders/symptoms/types';
import { findRepairRule } from '@/contract/law/repairs';
import { REPAIR_APPROVAL_CENTS } from '@/contract/onboarding/agreements/constants';
import type { Db } from '@/server/db/client';
import { listQuotes } from './approvals/repo';
import { nextStepsOf, silenceText } from './constants';
import { cancelProblem, declineProblem, isHabitability, reopenUntil } from './index';
import { reference } from './notifications';
import { presentInvoices } from './payments/presenter';
import { canDecideApproval, type Participant } from './policy';
import { readPrepayment } from './prepayment/prepayment';
import * as repo from './repo';
import { listVisits } from './visits/repo';

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** In an empty home the owner confirms. */
function actorNow(row: repo.WorkOrderRow): Exclude<Actor, 'system'> | null {
  const actor = row.status === 'awaiting_approval' ? row.paidBy : nextActor[row.status];
  if (actor === 'resident' && row.leaseId === null) return 'owner';
  return actor === 'pro' && row.proId === null ? 'staff' : actor;
}

export function presentSummary(row: repo.WorkOrderRow, role: Actor): WorkOrderSummary {
  const actor = actorNow(row);
  return {
    id: row.id,
    reference: reference(row),
    title: row.title,
    area: row.area,
    tier: row.tier,
    status: row.status,
    statusSince: row.statusSince.toISOString(),
    home: { id: row.homeId, address: row.address, state: row.state, timeZone: row.timeZone },
    nextActor: actor,
    myTurn: actor === role,
    nextVisitAt: iso(row.nextVisitAt),
    createdAt: row.createdAt.toISOString(),
  };
}

export const presentSymptom = ({ checks, emergency, ...symptom }: Symptom) => ({
  ...symptom,
  checks: checks.map((check) => ({ ...check })),
  ...(emergency && { emergency: [...emergency] }),
});

const clock = (
  kind: Clock['kind'],
  dueAt: Date | null,
  metAt: Date | null,
  now: Date,
  rule: Clock['rule'] = null,
): Clock[] =>
  dueAt ? [{ kind, dueAt: dueAt.toISOString(), metAt: iso(metAt), breached: (metAt ?? now) > dueAt, rule }] : [];

function presentClocks(row: repo.WorkOrderRow, now: Date): Clock[] {
  const ended = row.doneAt ?? (REPAIRED_STATUSES.includes(row.status) ? row.statusSince : null);
  const rule = findRepairRule(row.lawRuleId);
  return [
    ...clock('response', row.responseDueAt, row.respondedAt ?? ended, now),
    ...clock('repair', row.repairDueAt, ended, now),
    ...clock('law', row.lawDueAt, ended, now, rule ? { says: rule.says, source: rule.source } : null),
  ];
}

const AUDIENCES: Readonly<Record<Participant['role'], readonly Audience[]>> = {
  resident: ['everyone', 'resident'],
  owner: ['everyone', 'owner'],
  pro: ['everyone', 'pro'],
  staff: ['everyone', 'owner', 'resident', 'pro', 'staff'],
};

const PAYER_EVENTS: readonly WorkOrderEvent[] = ['approve', 'use_own_vendor', 'owner_decline'];

const decidesCosts = (participant: Participant) => canDecideApproval(null, participant);

/** Moves of the lifecycle that this person can make now. */
function movesOf(participant: Participant, now: Date): string[] {
  const { row, role, decides } = participant;
  if (role === 'owner' && !decides) return [];
  const isPayer = decidesCosts(participant);
  return (Object.keys(EVENT_ACTORS) as WorkOrderEvent[]).filter(
    (event) =>
      statusAfter(row.status, event, role) &&
      (event !== 'reopen' || reopenUntil(row, now)) &&
      (event !== 'cancel' || !cancelProblem(row, role)) &&
      (event !== 'owner_decline' || !declineProblem(row)) &&
      (row.status !== 'awaiting_approval' || !PAYER_EVENTS.includes(event) || isPayer),
  );
}

/** All of a work order that this person may see. Read as the system or as the caller: what is shown is decided here. */
export async function readWorkOrder(db: Db, participant: Participant, now: Date): Promise<WorkOrder> {
  const { role, decides, approves, personId } = participant;
  const row = await repo.findById(db, participant.row.id);
  if (!row) throw new Error('A work order that was just written is not there');
  const seesMoney = role === 'staff' || role === 'pro' || role === row.paidBy;
  const threshold = seesMoney ? await repo.findThreshold(db, row.homeId) : null;
  const events = await repo.listEvents(db, row.id, AUDIENCES[role]);
  const step = nextStepsOf(row);
  const actsNow = row.status === 'awaiting_approval' ? approves : decides;
  return {
    ...presentSummary(row, role),
    role,
    source: row.source,
    paidBy: row.paidBy,
    symptom: row.symptom,
    location: row.location,
    description: row.description,
    startedOn: row.startedOn,
    gettingWorse: row.gettingWorse,
    activeDamage: row.activeDamage,
    checks: row.checks,
    tierReason: row.tierReason,
    contestReason: row.contestReason,
    repairKind: row.repairKind,
    statusReason: row.statusReason,
    access: {
      permissionToEnter: row.permissionToEnter,
      pets: row.pets,
      hasAlarm: row.hasAlarm,
      presence: row.presence,
      windows: row.windows,
      phone: role === 'owner' ? null : row.phone,
      language: row.language,
    },
    duplicateOf: row.duplicateOf,
    ownVendor: row.ownVendorName
      ? { name: row.ownVendorName, proofStatus: row.proofStatus, proofNote: row.proofNote }
      : null,
    approval: seesMoney
      ? {
          thresholdCents: cents(row.paidBy === 'resident' ? 0 : (threshold ?? REPAIR_APPROVAL_CENTS)),
          approvedCents: row.approvedCents === null ? null : cents(row.approvedCents),
          payment: row.payment,
          spreadMonths: row.spreadMonths,
          ...(await readPrepayment(db, row.id)),
          dueAt: iso(row.approvalDueAt),
          secondQuoteWanted: row.secondQuoteWanted,
          silence: silenceText(isHabitability(row)),
        }
      : null,
    temporaryFix: row.temporaryFix,
    waitingFor: row.waitingFor,
    warrantyUntil: row.warrantyUntil,
    hasPro: row.proId !== null,
    rating: row.rating,
    survey: role === 'staff' || role === 'resident' ? row.survey : null,
    clocks: presentClocks(row, now),
    visits: await listVisits(db, row.id),
    quotes: seesMoney ? await listQuotes(db, row.id) : [],
    invoices: seesMoney ? await presentInvoices(db, participant, now) : [],
    photos: await repo.listPhotos(db, row.id),
    timeline: events.map(({ authorId, createdAt, ...event }) => ({
      ...event,
      mine: authorId === personId,
      createdAt: createdAt.toISOString(),
    })),
    reopenUntil: iso(reopenUntil(row, now)),
    nextStep: (role !== 'pro' && (role !== 'owner' || actsNow) && step[role]) || step.all,
    can: movesOf({ ...participant, row }, now),
    decidesCosts: decidesCosts({ ...participant, row }),
  };
}
