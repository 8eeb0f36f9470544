// Moves that people make: what each needs beside the lifecycle.
import type { Move } from '@/contract/care/workOrders/endpoints';
import { conflict, notFound } from '@/server/http/errors';
import { proProblem } from '@/server/modules/care/pros/assignment/assignment';
import {
  type ActingPerson,
  addEvent,
  cancelProblem,
  clocksFor,
  type MoveOptions,
  moveWorkOrder,
  type WorkOrderCall,
} from '@/server/modules/care/workOrders';
import { approvalDeadline } from '@/server/modules/care/workOrders/approvals/actions';
import { notifySide } from '@/server/modules/care/workOrders/notifications';
import * as repo from '@/server/modules/care/workOrders/repo';
import { followVisit, formatTime } from '@/server/modules/care/workOrders/visits/actions';

/** Completion needs evidence: a photo after the work, or accepted proof of the owner’s own Pro. */
async function requireCompletion({ db }: WorkOrderCall, row: repo.WorkOrderRow): Promise<void> {
  if (row.ownVendorName && row.status === 'approved') {
    if (row.proofStatus !== 'accepted') throw conflict('Check the proof from the owner’s Pro first.');
    return;
  }
  if ((await repo.countPhotos(db, row.id, 'after')) === 0) throw conflict('Add a photo of the finished work first.');
}

async function optionsOf(call: WorkOrderCall, id: string, move: Move, by: ActingPerson): Promise<MoveOptions> {
  const { db, now } = call;
  const row = await repo.lock(db, id);
  switch (move.event) {
    case 'triage': {
      const tier = move.tier ?? row.tier;
      if (tier === row.tier) return { reason: move.reason ?? '' };
      const tierReason = move.reason || 'A person looked at it.';
      const change = { tier, tierReason, ...clocksFor({ ...row, tier }, row.createdAt) };
      return { reason: tierReason, change };
    }
    case 'ask':
    case 'answer':
      return { reason: move.message };
    case 'request_approval':
      return { reason: move.reason, change: { approvalDueAt: approvalDeadline(row, now) } };
    case 'assign':
      return assignOptions(call, id, move.proId);
    case 'delay':
      return { reason: `Expected at ${formatTime(new Date(move.expectedAt), row.timeZone)}` };
    case 'unassign':
      return { reason: move.reason, change: { proId: null } };
    case 'wait':
      return { reason: move.waitingFor, change: { waitingFor: move.waitingFor, temporaryFix: move.temporaryFix } };
    case 'finish':
      await requireCompletion(call, row);
      return { reason: move.note };
    case 'confirm':
      return {
        reason: move.note,
        change: {
          rating: move.rating,
          ratingNote: move.note,
          survey: Object.keys(move.survey).length > 0 ? move.survey : null,
        },
      };
    case 'cancel':
      return { reason: move.reason, check: (locked) => cancelProblem(locked, by.role) };
    case 'mark_duplicate':
      return duplicateOptions(call, row, move.of);
    case 'separate':
      return { reason: move.reason, change: { duplicateOf: null } };
    default:
      return { reason: 'reason' in move ? move.reason : '' };
  }
}

/** A missing or lapsed paper keeps a Pro from the job, no matter who assigns it. */
async function assignOptions({ db, now }: WorkOrderCall, id: string, proId: string): Promise<MoveOptions> {
  const problem = await proProblem(db, id, proId, now);
  if (problem) throw conflict(problem);
  return { change: { proId } };
}

async function duplicateOptions(call: WorkOrderCall, row: repo.WorkOrderRow, firstId: string): Promise<MoveOptions> {
  const first = await repo.findById(call.db, firstId);
  if (!first || first.homeId !== row.homeId || first.id === row.id) throw notFound('We couldn’t find that repair.');
  if (first.duplicateOf) throw conflict('That one is attached to another repair itself.');
  return { reason: `Same as W-${first.number}.`, change: { duplicateOf: firstId } };
}

/** A move by a person with an account, or by a Pro with their link. */
export async function moveByPerson(call: WorkOrderCall, id: string, move: Move, by: ActingPerson): Promise<void> {
  const options = await optionsOf(call, id, move, by);
  const row = await moveWorkOrder(call, id, move.event, by, options);
  const expectedAt = 'expectedAt' in move && move.expectedAt ? new Date(move.expectedAt) : null;
  await followVisit(call, id, move.event, expectedAt);
  if (move.event === 'mark_duplicate') await tellFirst(call, row, move.of, by);
  if (move.event === 'answer')
    await notifySide(call.db, call.services, row, 'staff', {
      cause: `answer:${call.now.getTime()}`,
      subject: 'An answer about a repair',
      text: move.message,
    });
}

/** What was written in the second report goes to the first. */
async function tellFirst(call: WorkOrderCall, row: repo.WorkOrderRow, firstId: string, by: ActingPerson) {
  const first = await repo.findById(call.db, firstId);
  const body = [row.location, row.description].filter(Boolean).join('\n') || row.title;
  if (first) await addEvent(call, first, by, { kind: 'message', body, clientKey: `duplicate:${row.id}` });
}
