// Preparing a proposal, and following the work to a home that is ready. Only `moveToReady` makes a home ready here, and
// it refuses while any must-do is open.
import type { HomeEvent } from '@/contract/homes/homes/constants';
import { openMustDos } from '@/contract/onboarding/inspections/merge';
import { type ProposalStatus, proposalLifecycle, unfinished } from '@/contract/onboarding/proposals/constants';
import type { Proposal } from '@/contract/onboarding/proposals/endpoints';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { changeHomeStatus } from '@/server/modules/homes/homes/statusChanges';
import { type InspectionRow, lockInspection, readFindings } from '@/server/modules/onboarding/inspections';
import { effectOf } from './effects';
import { notifyOwner } from './notifications';
import { presentProposal } from './presenter';
import type { ProposalRow } from './repo';
import * as repo from './repo';

export interface ProposalCall {
  db: Db;
  services: Services;
  now: Date;
}

export async function readProposal(db: Db, id: string): Promise<Proposal> {
  const row = await repo.findById(db, id);
  if (!row) throw new Error('A proposal that was just written is not there');
  const findings = await readFindings(db, row.inspectionId);
  return presentProposal(row, await repo.listItems(db, id), findings, await repo.findLatestPayment(db, id));
}

/** The move of a locked proposal; refuses with 409 where there is none. */
export async function requireMove(
  db: Db,
  { id }: Pick<ProposalRow, 'id'>,
  event: Parameters<typeof proposalLifecycle.after>[1],
): Promise<ProposalStatus> {
  const next = proposalLifecycle.after(await repo.lock(db, id), event);
  if (!next) throw conflict('This proposal has moved on. Reload the page.');
  return next;
}

async function requireSubmitted(db: Db, inspectionId: string): Promise<void> {
  if ((await lockInspection(db, inspectionId)) !== 'submitted') throw conflict('Submit the inspection first.');
}

/** Starts a proposal; findings that came in since are added to it, also after it was sent. */
export async function prepareProposal({ db, now }: ProposalCall, inspection: InspectionRow): Promise<Proposal> {
  await requireSubmitted(db, inspection.id);
  const { homeId, ownerId, id: inspectionId } = inspection;
  await repo.insert(db, { id: newId(now.getTime()), homeId, ownerId, inspectionId }, now);
  const proposal = await repo.findByInspection(db, inspectionId);
  if (!proposal) throw new Error('A proposal that was just written is not there');
  const status = await repo.lock(db, proposal.id);
  if (status !== 'draft' && status !== 'sent') throw conflict('This proposal has moved on. Reload the page.');
  const { rooms, findings } = await readFindings(db, inspectionId);
  const facts = await repo.findFacts(db, homeId, now);
  const items = findings.map(({ id, standardId, severity, roomId }) => ({
    id: newId(now.getTime()),
    findingId: id,
    standardId,
    severity,
    room: rooms.find((room) => room.id === roomId)?.name ?? 'Home',
    ...effectOf(standardId, facts, now),
  }));
  await repo.insertItems(db, proposal, items);
  return readProposal(db, proposal.id);
}

/** The only way from here to a home that is ready: no must-do of its inspection may be open. */
export async function moveToReady(
  db: Db,
  { homeId, inspectionId }: Pick<ProposalRow, 'homeId' | 'inspectionId'>,
  event: Extract<HomeEvent, 'passInspection' | 'clear' | 'finishWork'>,
  now: Date,
): Promise<void> {
  await requireSubmitted(db, inspectionId);
  const open = openMustDos(await readFindings(db, inspectionId));
  if (open.length > 0)
    throw conflict(
      open.length === 1
        ? 'One must-do is still open. Fix it, then check it again.'
        : `${open.length} must-dos are still open. Fix them, then check them again.`,
    );
  if (!(await changeHomeStatus(db, homeId, event, now))) throw conflict('This home has moved on. Reload the page.');
}

/** Nothing to do: the home is ready without a proposal. */
export async function passInspection({ db, now }: ProposalCall, inspection: InspectionRow): Promise<void> {
  const proposal = await repo.findByInspection(db, inspection.id);
  if (proposal) await repo.update(db, proposal.id, { status: await requireMove(db, proposal, 'drop') }, now);
  await moveToReady(db, { homeId: inspection.homeId, inspectionId: inspection.id }, 'passInspection', now);
  await enqueuePapers(db, inspection.id);
}

/** The report, and what was proposed, come among the documents of the owners. */
const enqueuePapers = (db: Db, inspectionId: string) =>
  enqueue(db, 'documentInspection', { inspectionId }, { jobKey: `document-inspection:${inspectionId}` });

export async function sendProposal({ db, services, now }: ProposalCall, proposal: ProposalRow): Promise<void> {
  const status = await requireMove(db, proposal, 'send');
  await requireSubmitted(db, proposal.inspectionId);
  const items = await repo.listItems(db, proposal.id);
  const { findings } = await readFindings(db, proposal.inspectionId);
  const known = new Set(items.map(({ findingId }) => findingId));
  if (findings.some(({ id }) => !known.has(id)))
    throw conflict('New findings came in. Open the proposal again to add them.');
  const included = items.filter(({ included: isIn }) => isIn);
  if (included.length === 0) throw conflict('Nothing is in this proposal. Pass the inspection instead.');
  if (included.some(({ priceCents, leadDays }) => priceCents === null || leadDays === null))
    throw conflict('Add a price and a lead time to each item first.');
  await repo.update(db, proposal.id, { status, sentAt: now }, now);
  if (!(await changeHomeStatus(db, proposal.homeId, 'propose', now)))
    throw conflict('This home has moved on. Reload the page.');
  await enqueuePapers(db, proposal.inspectionId);
  await notifyOwner(db, services, proposal, 'sent');
}

/** The work is done and the must-dos were checked again. */
export async function finishWork({ db, services, now }: ProposalCall, proposal: ProposalRow): Promise<void> {
  const status = await requireMove(db, proposal, 'finish');
  if (unfinished(await repo.listItems(db, proposal.id)).length > 0)
    throw conflict('Mark each accepted item as done first.');
  await moveToReady(db, proposal, 'finishWork', now);
  await repo.update(db, proposal.id, { status }, now);
  await notifyOwner(db, services, proposal, 'finished');
}
