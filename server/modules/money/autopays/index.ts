// Autopay of one resident for one lease: set, paused, skipped once, ended, and shown with what it takes next.

import { type AutopayStatus, autopayLifecycle } from '@/contract/money/autopays/constants';
import type { Autopay, NewAutopay } from '@/contract/money/autopays/endpoints';
import { agreedRun, type NextRun, nextRun } from '@/contract/money/autopays/nextRun';
import type { PaymentMethodStatus } from '@/contract/money/paymentMethods/constants';
import { routes } from '@/contract/routes';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { queueMessage } from '@/server/modules/account/outbox';
import { describeMethod, findUsableMethod, lockUsableMethod } from '@/server/modules/money/paymentMethods';
import type { ResidentLease } from './lease';
import { presentAutopay, presentNext } from './presenter';
import type { AutopayRow } from './repo';
import * as repo from './repo';

/** Where residents see and change it. */
export const AUTOPAY_PATH = routes.accounts.home.payments();

const dayOrNull = (day: unknown) => (day === null ? null : String(day));

/** What it does next, by the charges as they are now. */
export async function planRun(
  db: Db,
  row: AutopayRow,
  { charges, today, state }: Pick<ResidentLease, 'charges' | 'today' | 'state'>,
): Promise<{ next: NextRun | undefined; method: Awaited<ReturnType<typeof describeMethod>> }> {
  const method = await describeMethod(db, row.paymentMethodId);
  const handled = await repo.handledPeriods(db, row.leaseId, row.userId);
  const lastCents = await repo.lastTaken(db, row.leaseId, row.userId);
  const terms = { ...row, notifiedOn: dayOrNull(row.notifiedOn), notifiedFor: dayOrNull(row.notifiedFor) };
  return { next: nextRun({ row: terms, charges, handled, lastCents, today, funding: method.funding, state }), method };
}

export async function showAutopay(db: Db, row: AutopayRow, lease: ResidentLease): Promise<Autopay> {
  const { next, method } = await planRun(db, row, lease);
  const [lastRun] = await repo.listRuns(db, row.id);
  const { id, label } = method;
  return presentAutopay({
    row,
    method: { id, label, status: method.status as PaymentMethodStatus },
    next,
    lastRun,
  });
}

interface AutopayChoices {
  paymentMethodId: string;
  day?: number | undefined;
  capCents?: number | undefined;
  share: 'all' | 'mine';
}

/** The first payment with these choices; null while nothing is to be paid. Saves nothing. */
export async function previewAutopay(db: Db, lease: ResidentLease, choices: AutopayChoices): Promise<Autopay['next']> {
  const { leaseId, userId, residents, charges, today, state } = lease;
  const method = await findUsableMethod(db, userId, choices.paymentMethodId);
  if (!method) throw conflict('This payment method can’t be used. Choose another one.');
  const known = await repo.find(db, leaseId, userId);
  const row = {
    day: choices.day ?? null,
    shareOf: choices.share === 'mine' ? residents : 1,
    cap: choices.capCents ?? null,
    skipPeriod: known?.skipPeriod ?? null,
    ...UNANNOUNCED,
  };
  const handled = await repo.handledPeriods(db, leaseId, userId);
  const lastCents = await repo.lastTaken(db, leaseId, userId);
  const next = nextRun({ row, charges, handled, lastCents, today, funding: method.funding, state });
  return next ? presentNext(agreedRun(next, today)) : null;
}

/** What was said before no longer holds: its owner is notified again, and nothing is taken on that day. */
const UNANNOUNCED = { notifiedPeriod: null, notifiedAmount: null, notifiedOn: null, notifiedFor: null };

/** Turns it on, or changes its settings. Earlier notices no longer hold: its owner is notified again. */
export async function setAutopay(db: Db, lease: ResidentLease, wanted: NewAutopay, now: Date): Promise<AutopayRow> {
  const { leaseId, userId, residents } = lease;
  // The method cannot be removed at this moment.
  await lockUsableMethod(db, userId, wanted.paymentMethodId);
  const values = {
    paymentMethodId: wanted.paymentMethodId,
    day: wanted.day,
    cap: wanted.capCents,
    shareOf: wanted.share === 'mine' ? residents : 1,
    ...UNANNOUNCED,
    updatedAt: now,
  };
  const known = await repo.find(db, leaseId, userId);
  const row = known
    ? await repo.update(db, known.id, { ...values, status: 'active' })
    : await repo.insert(db, { ...values, id: newId(now.getTime()), leaseId, userId, createdAt: now });
  await audit(db, {
    event: 'autopay.set',
    subject: `lease:${leaseId}`,
    personId: userId,
    detail: { day: wanted.day, capCents: wanted.capCents, share: wanted.share },
  });
  return row;
}

/** Sends its owner the terms they agreed to. */
export async function sendTerms(
  db: Db,
  row: AutopayRow,
  { address }: ResidentLease,
  { now, siteUrl }: { now: Date; siteUrl: string },
): Promise<void> {
  const payer = await db
    .selectFrom('users')
    .select(['email', 'firstName'])
    .where('id', '=', row.userId)
    .executeTakeFirstOrThrow();
  const { label } = await describeMethod(db, row.paymentMethodId);
  await queueMessage(db, {
    dedupeKey: `autopayOn:${row.id}:${now.toISOString()}`,
    channel: 'email',
    recipient: payer.email,
    template: 'autopayOn',
    data: {
      firstName: payer.firstName,
      label,
      address,
      day: row.day,
      capCents: row.cap,
      shareOf: row.shareOf,
      link: `${siteUrl}${AUTOPAY_PATH}`,
    },
  });
}

export async function moveAutopay(
  db: Db,
  row: AutopayRow,
  event: 'pause' | 'resume' | 'end',
  now: Date,
): Promise<AutopayRow> {
  const status = autopayLifecycle.after(row.status as AutopayStatus, event);
  if (!status) throw conflict('Autopay has changed. Reload the page to see how it stands.');
  await audit(db, { event: `autopay.${eventNames[event]}`, subject: `lease:${row.leaseId}`, personId: row.userId });
  return repo.update(db, row.id, { status, updatedAt: now, ...(event === 'resume' && UNANNOUNCED) });
}
const eventNames = { pause: 'paused', resume: 'resumed', end: 'ended' } as const;

/** Leaves the next month out, or takes it in again. */
export async function skipNext(
  db: Db,
  row: AutopayRow,
  lease: ResidentLease,
  { skip, now }: { skip: boolean; now: Date },
): Promise<AutopayRow> {
  if (!skip) return repo.update(db, row.id, { skipPeriod: null, updatedAt: now });
  const { next } = await planRun(db, row, lease);
  if (row.status !== 'active' || !next) throw conflict('There is no payment to skip.');
  await audit(db, {
    event: 'autopay.skipped',
    subject: `lease:${row.leaseId}`,
    personId: row.userId,
    detail: { period: next.period },
  });
  return repo.update(db, row.id, { skipPeriod: next.period, updatedAt: now });
}

export const methodsInUse = repo.methodsInUse;
