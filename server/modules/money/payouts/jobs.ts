// Each may run twice, late, or be killed: what it finds undone it does, with the keys of before.
import * as z from 'zod';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { forEachRow } from '@/server/jobs/forEachRow';
import type { Job } from '@/server/jobs/job';
import { offerAdvance } from './advances';
import { handleAdvanceEnvelope } from './disclosures/jobs';
import { handlePlanEnvelope, startPlanChanges } from './planChanges/jobs';
import * as repo from './repo';
import * as runs from './runs/repo';
import { clearHeld, countRun, makeRun, openDueRuns } from './runs/system';
import { handleReturned, refreshPart, refreshSent, sendDue } from './sending/system';
import { deliverStatement, queueStatements } from './statements/jobs';
import { fundPayouts } from './topUps/system';

/** Each hour of the day: opens due runs. */
export const openPayoutRuns = (services: Services): Promise<void> => openDueRuns(services);

const RunPayload = z.object({ runId: z.uuid() });

/** Counts what an open run would pay in all. */
export const countPayoutRun = (services: Services, payload: unknown): Promise<void> =>
  countRun(services, RunPayload.parse(payload).runId);

/** Makes released runs, tries held payouts again, sends what is ready, and orders the money that this lacked. */
export async function makePayouts(services: Services): Promise<void> {
  const unfinished = await asSystem(services.db, runs.listUnfinishedRuns);
  const steps = [
    ...unfinished.map((id) => ({ id, work: () => makeRun(services, id) })),
    { id: 'held', work: () => clearHeld(services) },
    { id: 'returned', work: () => handleReturned(services) },
    { id: 'send', work: () => sendDue(services) },
    { id: 'fund', work: () => fundPayouts(services) },
    { id: 'statements', work: () => queueStatements(services) },
  ];
  // One home that cannot be paid keeps no other from its money.
  await forEachRow({ ...services, rowsAtOnce: 1 }, steps, ({ work }) => work());
}

/** Each day: offers advances under the yearly plan, each home in a transaction of its own. */
export async function offerAdvances(services: Services): Promise<void> {
  const { db, clock, siteUrl } = services;
  const homes = (await asSystem(db, (trx) => repo.listPayableHomes(trx)))
    .filter(({ terms }) => terms.offer.plan.plan === 'Yearly')
    .map((home) => ({ ...home, id: home.homeId }));
  await forEachRow(services, homes, (home) => asSystem(db, (trx) => offerAdvance(trx, home, clock(), siteUrl)));
}

/** Follows what was sent. */
export const followPayouts = (services: Services): Promise<void> => refreshSent(services);

const PayoutEvent = z.object({ ref: z.string(), key: z.string().optional() });

/** Reads the status of a payout that the processor reports, so that the order of messages does not matter. */
export async function handlePayoutEvent(services: Services, payload: unknown): Promise<void> {
  const event = PayoutEvent.parse(payload);
  const id = await asSystem(services.db, (trx) => repo.findPartOf(trx, event));
  if (id) await refreshPart(services, id);
  else services.log.error({ ref: event.ref }, 'the processor told about a payout that we do not know');
}

export const jobs: Job[] = [
  { task: 'handlePayoutEvent', run: handlePayoutEvent },
  { task: 'handleEnvelopeStatus', run: handlePlanEnvelope },
  { task: 'handleEnvelopeStatus', run: handleAdvanceEnvelope },
  { task: 'startPlanChanges', cron: '3 * * * *', run: startPlanChanges },
  { task: 'countPayoutRun', run: countPayoutRun },
  { task: 'openPayoutRuns', cron: '13 * * * *', run: openPayoutRuns },
  { task: 'deliverStatement', run: deliverStatement },
  { task: 'makePayouts', cron: '*/10 * * * *', run: makePayouts },
  { task: 'followPayouts', cron: '23 * * * *', run: followPayouts },
  { task: 'offerAdvances', cron: '10 17 * * *', run: offerAdvances },
];
