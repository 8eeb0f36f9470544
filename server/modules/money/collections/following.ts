// Orders to the agency, and its events. Each call of it stands between two short transactions.
import { localDay } from '@/contract/calendar/localDay';
import { placementLifecycle } from '@/contract/money/collections/constants';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { env } from '@/server/env';
import { audit } from '@/server/http/audit';
import { newId } from '@/server/ids';
import { forEachRow } from '@/server/jobs/forEachRow';
import { listLeaseParties } from '@/server/modules/homes/residents';
import { findLease, lockLease } from '@/server/modules/money/charges/lease';
import { hasOpenPlan } from '@/server/modules/money/paymentPlans';
import type { AgencyEvent, PlacedAccount } from '@/server/providers/collections/collections';
import { readDebt } from './debt';
import { tellPlacement } from './letters';
import { recallPlacement } from './placements';
import * as repo from './repo';

const subjectOf = (id: string) => `collection_placement:${id}`;

/** What our books are behind the agency by a payment, in cents: it is not recorded yet, or its return is not. */
function comingOf({ gross, paymentId, returnedOn, isReversed }: repo.ReportedPayment): number {
  if (paymentId === null) return returnedOn ? 0 : gross;
  return returnedOn && !isReversed ? -gross : 0;
}

/** What is owed beside what the agency has collected and not remitted yet, in cents. */
async function targetOf(db: Db, { leaseId }: repo.PlacementRow, now: Date): Promise<{ target: number; owed: number }> {
  const lease = await lockLease(db, leaseId);
  const owed = (await readDebt(db, lease, now)).account?.owedCents ?? 0;
  const coming = (await repo.listAgencyPayments(db, leaseId)).reduce((sum, payment) => sum + comingOf(payment), 0);
  return { target: Math.max(0, owed - coming), owed };
}

async function accountOf(db: Db, placement: repo.PlacementRow, now: Date): Promise<PlacedAccount> {
  const { id, leaseId, amount } = placement;
  const lease = await findLease(db, leaseId);
  if (!lease) throw new Error('The lease of this placement is gone');
  const { account } = await readDebt(db, lease, now);
  const { streetAddress, unit, city, state, zipcode } = lease.terms.address;
  const home = `${[streetAddress, unit, city].filter(Boolean).join(', ')}, ${state} ${zipcode}`;
  const debtors = (await listLeaseParties(db, leaseId)).map(({ name, email }) => ({ name, email }));
  const on = localDay(now, lease.timeZone);
  return {
    id,
    debtors,
    address: (await repo.findForwardingAddress(db, leaseId)) ?? home,
    home,
    creditor: env().TAX_PAYER.name,
    amountCents: amount,
    since: account?.leftOn ?? on,
    on,
  };
}

async function deliver(services: Services, id: string): Promise<void> {
  const { db, clock, collections } = services;
  const now = clock();
  const account = await asSystem(db, async (trx) => {
    const placement = await repo.findPlacement(trx, id);
    return placement?.status === 'prepared' && !placement.sentAt ? accountOf(trx, placement, now) : undefined;
  });
  if (!account) return;
  await collections.place(account);
  const placement = await asSystem(db, async (trx) => {
    const locked = await repo.lockPlacement(trx, id);
    await repo.updatePlacement(trx, id, { sentAt: now });
    return locked;
  });
  // A dispute or a recall closed it while it was on its way.
  if (placement.status === 'closed') await giveBack(services, placement);
}

async function giveBack(services: Services, { id, recallReason }: repo.PlacementRow): Promise<void> {
  const { db, clock, collections } = services;
  const on = localDay(clock(), 'America/Los_Angeles');
  await collections.recall({ id, account: id, on, reason: recallReason ?? '' });
  await asSystem(db, (trx) => repo.updatePlacement(trx, id, { recallSentAt: clock() }));
}

/** A payment to us, a charge, or a return since: the agency hears once of each difference. */
async function tellDifference(services: Services, id: string): Promise<void> {
  const { db, clock, collections } = services;
  const change = await asSystem(db, async (trx) => {
    const placement = await repo.lockPlacement(trx, id);
    if (placement.status !== 'placed' && placement.status !== 'paid') return undefined;
    // An adjustment that was under way when a process ended goes out again, with the same id and amount.
    const telling = placement.telling ?? (await targetOf(trx, placement, clock())).target;
    if (telling === placement.known) return undefined;
    await repo.updatePlacement(trx, id, { telling });
    return { telling, changeCents: telling - placement.known, times: placement.adjustments };
  });
  if (!change) return;
  const on = localDay(clock(), 'America/Los_Angeles');
  await collections.adjust({ id: `${id}-${change.times + 1}`, account: id, on, changeCents: change.changeCents });
  await asSystem(db, async (trx) => {
    const { telling, times, changeCents } = change;
    await repo.lockPlacement(trx, id);
    await repo.updatePlacement(trx, id, { known: telling, telling: null, adjustments: times + 1 });
    await audit(trx, { event: 'debt.agency_informed', subject: subjectOf(id), detail: { change: changeCents } });
  });
}

/** Nothing is owed any more, or something is again. */
async function settle(services: Services, id: string): Promise<void> {
  await asSystem(services.db, async (trx) => {
    const placement = await repo.lockPlacement(trx, id);
    const { owed } = await targetOf(trx, placement, services.clock());
    const status = placementLifecycle.after(placement.status, owed === 0 ? 'settle' : 'reopen');
    if (status) await repo.updatePlacement(trx, id, { status });
  });
}

/** Residents agreed on a plan with us: the agency gives it back. */
async function recallPlanned(services: Services, id: string): Promise<void> {
  await asSystem(services.db, async (trx) => {
    const placement = await repo.lockPlacement(trx, id);
    if (!placementLifecycle.after(placement.status, 'recall') || !(await hasOpenPlan(trx, placement.leaseId))) return;
    const now = services.clock();
    await recallPlacement(trx, id, { reason: 'A payment plan is open', personId: null, now });
    await audit(trx, { event: 'debt.recalled', subject: subjectOf(id), detail: { reason: 'plan' } });
  });
}

async function close(db: Db, placement: repo.PlacementRow, outcome: string, now: Date): Promise<void> {
  const status = placementLifecycle.after(placement.status, 'close');
  if (!status) return;
  const words = outcome.slice(0, 300);
  await repo.updatePlacement(db, placement.id, { status, closedAt: now, outcome: words });
  await audit(db, { event: 'debt.closed', subject: subjectOf(placement.id), detail: { outcome: words } });
}

/** One event of the agency, once. */
async function applyEvent(services: Services, event: AgencyEvent): Promise<void> {
  const { db, clock, siteUrl } = services;
  const now = clock();
  await asSystem(db, async (trx) => {
    if (!(await repo.findPlacement(trx, event.account))) return;
    const placement = await repo.lockPlacement(trx, event.account);
    const { id, leaseId, homeId } = placement;
    if (event.kind === 'payment') {
      const { id: eventId, on: paidOn, grossCents: gross, feeCents: fee } = event;
      const payment = { id: newId(now.getTime()), placementId: id, leaseId, homeId, eventId, paidOn, gross, fee };
      if (!(await repo.insertAgencyPayment(trx, { ...payment, reportedAt: now }))) return;
      // The agency knows of what it collected itself.
      await repo.updatePlacement(trx, id, { known: Math.max(0, placement.known - gross) });
      await audit(trx, { event: 'debt.agency_payment', subject: subjectOf(id), detail: { gross, fee } });
    } else if (event.kind === 'returned') {
      const payment = await repo.lockReported(trx, event.payment);
      if (!payment || payment.placementId !== id || payment.returnedOn) return;
      await repo.updateAgencyPayment(trx, payment.id, { returnedOn: event.on });
      await repo.updatePlacement(trx, id, { known: placement.known + payment.gross });
      await audit(trx, { event: 'debt.agency_payment', subject: subjectOf(id), detail: { returned: payment.gross } });
    } else if (event.kind === 'acknowledged') {
      const status = placementLifecycle.after(placement.status, 'acknowledge');
      const lease = await findLease(trx, leaseId);
      if (!status || !lease) return;
      await repo.updatePlacement(trx, id, { status, reference: event.reference.slice(0, 80) });
      await audit(trx, { event: 'debt.placed', subject: subjectOf(id), detail: { reference: event.reference } });
      await tellPlacement(trx, lease, { ...placement, reference: event.reference }, siteUrl);
    } else if (event.kind === 'refused') await close(trx, placement, `Refused by the agency: ${event.note}`, now);
    else if (event.kind === 'recalled')
      await close(trx, placement, `Taken back: ${placement.recallReason ?? event.note}`, now);
    else await close(trx, placement, event.note, now);
  });
}

/** Safe to run twice. */
export async function followPlacements(services: Services): Promise<void> {
  const { db, collections } = services;
  const open = () => asSystem(db, (trx) => repo.listOpenPlacements(trx));
  if (!(await asSystem(db, (trx) => repo.hasPlacement(trx)))) return;
  await forEachRow(services, await open(), ({ id }) => recallPlanned(services, id));
  await forEachRow(services, await open(), async (placement) => {
    const { id, status, sentAt, recallSentAt } = placement;
    if (status === 'prepared' && !sentAt) await deliver(services, id);
    else if (status === 'recalled' && !recallSentAt) await giveBack(services, placement);
    else await tellDifference(services, id);
  });
  const byAccount = Map.groupBy(await collections.listEvents(), ({ account }) => account);
  const accounts = [...byAccount].map(([id, events]) => ({ id, events }));
  await forEachRow(services, accounts, async ({ events }) => {
    for (const event of events) await applyEvent(services, event);
  });
  await forEachRow(services, await open(), ({ id }) => settle(services, id));
}
