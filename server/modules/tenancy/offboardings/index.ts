// The end of our management of a home: what it takes, and the day it leaves. As the system, once authorized.

import type * as z from 'zod';
import { cents, formatExactMoney } from '@/contract/amounts/cents';
import { addDays } from '@/contract/calendar/days';
import { localDay } from '@/contract/calendar/localDay';
import { formatDay } from '@/contract/format/days';
import { homeLifecycle } from '@/contract/homes/homes/constants';
import { TERMINATION_NOTICE_DAYS } from '@/contract/onboarding/agreements/constants';
import { routes } from '@/contract/routes';
import type { Offboarding, offboardingsSchemas } from '@/contract/tenancy/offboardings/schemas';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { queueMessage } from '@/server/modules/account/outbox';
import { changeHomeStatus } from '@/server/modules/homes/homes/statusChanges';
import { listResidents } from '@/server/modules/homes/residents';
import { lockLease, moveLease } from '@/server/modules/leasing/leases';
import { handOverCharges, readOwed } from '@/server/modules/money/charges/handover';
import {
  accountBalance,
  depositHandedOver,
  homeAdvance,
  homeHeld,
  homeInstallments,
  homePayable,
  leaseDeposit,
} from '@/server/modules/money/ledger';
import { findNextPayout, guaranteeOutstanding } from '@/server/modules/money/payouts';
import * as repo from './repo';

/** Payouts run each week: the last one is out at the latest so many days after the last day. */
const RELEASE_DAYS = 10;

type Asked = z.infer<(typeof offboardingsSchemas)['askToOffboard']['body']>;

interface Viewer {
  canAsk: boolean;
  canFinish: boolean;
}

/** Without a lease, the agreement ends without notice. */
const earliestDay = (hasLease: boolean, today: string) => (hasLease ? addDays(today, TERMINATION_NOTICE_DAYS) : today);

/** Off the market first, where its status asks for that. */
const canLeaveFrom = (status: string) => {
  const from = homeLifecycle.states.find((state) => state === status);
  if (!from) return false;
  const next = homeLifecycle.after(from, 'withdraw');
  return homeLifecycle.after(from, 'offboard') !== undefined || next === 'off_market';
};

export async function readOffboarding(db: Db, homeId: string, viewer: Viewer, now: Date): Promise<Offboarding> {
  const home = await repo.lockHome(db, homeId);
  if (!home) throw notFound();
  const { ownerId } = home;
  const [row, lease, open] = [
    await repo.findCurrent(db, homeId),
    await repo.findLease(db, homeId),
    await repo.countOpen(db, homeId),
  ];
  const owned = { homeId, ownerId };
  const payable = (await accountBalance(db, homePayable(owned))) + (await accountBalance(db, homeHeld(owned)));
  const advance = await accountBalance(db, homeAdvance(owned));
  const installments = await accountBalance(db, homeInstallments(owned));
  const deposits = lease ? await accountBalance(db, leaseDeposit(lease.id)) : 0;
  const held = await repo.readHeld(db, homeId);
  const { owed, booked, onTheWay } = await readOwed(db, homeId);
  // Of what residents owe, the guarantee paid this ahead: it is ours to collect.
  const guaranteed = Math.min(booked, await guaranteeOutstanding(db, homeId));
  // The books owe the homeowner a charge from the day it is made.
  const toPay = payable - booked;
  const nextPayout = await findNextPayout(db, homeId, now);
  const today = localDay(now, home.timeZone);
  const earliestOn = earliestDay(lease !== undefined, today);
  const some = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);
  const amount = (value: number) => formatExactMoney(cents(value));
  const isDone = row?.status === 'done';
  return {
    homeId,
    address: home.address,
    status: row?.status ?? null,
    lastDay: row?.lastDay ?? null,
    reason: row?.reason ?? '',
    nextManager: row?.nextManager ?? null,
    terms: {
      noticeDays: lease ? TERMINATION_NOTICE_DAYS : 0,
      feeCents: cents(0),
      earliestOn,
      text: lease
        ? `You can end our agreement with ${TERMINATION_NOTICE_DAYS} days’ notice. There is no termination fee.`
        : 'No lease is running, so you can end our agreement without notice. There is no termination fee.',
    },
    checks: [
      {
        check: 'notice',
        done: isDone || canLeaveFrom(home.status),
        detail: canLeaveFrom(home.status) ? '' : 'The residents gave or got notice and have not left yet.',
      },
      {
        check: 'applications',
        done: open.applications + open.pendingLeases === 0,
        detail: some(open.applications + open.pendingLeases, 'application or lease is open', 'are open'),
      },
      { check: 'work', done: open.work === 0, detail: some(open.work, 'repair is open', 'repairs are open') },
      {
        check: 'deposits',
        done: open.deposits === 0,
        detail: some(open.deposits, 'deposit isn’t settled', 'deposits aren’t settled'),
      },
      { check: 'advance', done: advance <= 0, detail: `${amount(advance)} paid ahead` },
      { check: 'installments', done: installments <= 0, detail: `${amount(installments)} left to pay` },
      {
        check: 'guarantee',
        done: guaranteed <= 0,
        detail: `residents still owe ${amount(guaranteed)} that our guarantee paid`,
      },
      {
        check: 'payout',
        done: toPay === 0 && held.work === 0 && held.credit === 0 && onTheWay === 0,
        detail: [
          toPay < 0 && `${amount(-toPay)} owed by the homeowner`,
          toPay >= 0 && nextPayout && `${amount(nextPayout.amount)} on ${formatDay(nextPayout.payOn, 'medium')}`,
          toPay > 0 && !nextPayout && `${amount(toPay)} still to settle`,
          onTheWay > 0 && `${amount(onTheWay)} of residents’ payments on the way`,
          held.work !== 0 && `${amount(held.work)} paid ahead for work`,
          held.credit !== 0 && `${amount(held.credit)} of residents’ credit`,
        ]
          .filter(Boolean)
          .join(', '),
      },
    ],
    money: {
      nextPayout,
      advanceCents: cents(Math.max(0, advance)),
      installmentsCents: cents(Math.max(0, installments)),
      owedByResidentsCents: cents(owed),
      depositsCents: cents(Math.max(0, deposits)),
      releaseOn: addDays(row?.lastDay ?? earliestOn, RELEASE_DAYS),
    },
    lease: lease ? { residents: lease.terms.residents, endOn: lease.terms.endOn } : null,
    pack: await repo.countDocuments(db, homeId, ownerId),
    finishedAt: row?.finishedAt?.toISOString() ?? null,
    handoverNote: row?.handoverNote ?? null,
    canAsk: viewer.canAsk && !row && home.status !== 'offboarded',
    canFinish: viewer.canFinish && row?.status === 'asked',
  };
}

interface Call {
  db: Db;
  services: Services;
  homeId: string;
  personId: string;
  now: Date;
}

const rejectField = (field: string, message: string) =>
  new ApiError('invalid', message, { fields: { [field]: message } });

export async function askToOffboard({ db, services, homeId, personId, now }: Call, asked: Asked): Promise<void> {
  const home = await repo.lockHome(db, homeId);
  if (!home || home.status === 'offboarded') throw conflict('This home is not with us anymore.');
  if (await repo.findCurrent(db, homeId)) throw conflict('You asked for this already.');
  const earliest = earliestDay((await repo.findLease(db, homeId)) !== undefined, localDay(now, home.timeZone));
  if (asked.lastDay < earliest)
    throw rejectField('lastDay', `Choose ${formatDay(earliest, 'medium')} or a later day. That’s the agreed notice.`);
  const { lastDay, reason, nextManager } = asked;
  await repo.insert(db, {
    id: newId(now.getTime()),
    homeId,
    ownerId: home.ownerId,
    status: 'asked',
    lastDay,
    reason,
    nextManager: nextManager && JSON.stringify(nextManager),
    askedBy: personId,
    createdAt: now,
    updatedAt: now,
  });
  await notifyOwner(db, services, { homeId, home, event: 'asked', lastDay });
}

export async function withdrawOffboarding({ db, homeId, now }: Call): Promise<void> {
  const row = await repo.lockOpen(db, homeId);
  if (!row) throw conflict('There is nothing to withdraw.');
  await repo.update(db, row.id, { status: 'withdrawn', updatedAt: now });
}

/**
 * The home leaves: deposits, the running lease, and what residents still owe go over, and from here on nothing is charged
 * for it.
 */
export async function finishOffboarding(call: Call, handoverNote: string): Promise<void> {
  const { db, services, homeId, personId, now } = call;
  const row = await repo.lockOpen(db, homeId);
  if (!row) throw conflict('The owner didn’t ask for this, or it’s done already.');
  const home = await repo.lockHome(db, homeId);
  if (!home) throw notFound();
  if (localDay(now, home.timeZone) < row.lastDay)
    throw conflict(`The last day is ${formatDay(row.lastDay, 'medium')}. Finish on that day or later.`);
  const { checks } = await readOffboarding(db, homeId, { canAsk: false, canFinish: true }, now);
  const missing = checks.filter(({ done }) => !done).map(({ detail }) => detail);
  if (missing.length > 0) throw conflict(`Something is still open: ${missing.join('; ')}.`);
  const found = await repo.findLease(db, homeId);
  let deposits = 0;
  if (found) {
    deposits = await accountBalance(db, leaseDeposit(found.id));
    if (deposits > 0) await depositHandedOver(db, { id: row.id, leaseId: found.id, amount: deposits }, now);
    const locked = await lockLease(db, found.id);
    if (locked) await moveLease(db, locked, 'finish', now, { personId, reason: 'The home left our management.' });
  }
  const reason = 'Handed over to the homeowner when our management ended.';
  const owed = await handOverCharges(db, homeId, { reason, now });
  if (!(await changeHomeStatus(db, homeId, 'offboard', now))) {
    await changeHomeStatus(db, homeId, 'withdraw', now);
    if (!(await changeHomeStatus(db, homeId, 'offboard', now)))
      throw conflict('This home can’t leave from where it stands.');
  }
  const documents = (await repo.countDocuments(db, homeId, home.ownerId)).reduce((sum, { count }) => sum + count, 0);
  await repo.update(db, row.id, {
    status: 'done',
    handoverNote,
    finishedBy: personId,
    finishedAt: now,
    updatedAt: now,
    handedOver: JSON.stringify({
      leases: found ? found.terms.residents : [],
      leaseEndOn: found?.terms.endOn ?? null,
      depositCents: deposits,
      owedCents: [...owed.values()].reduce((sum, each) => sum + each, 0),
      documents,
    }),
  });
  await enqueue(db, 'writeFinalStatement', { id: row.id }, { jobKey: `final-statement:${row.id}` });
  await notifyOwner(db, services, { homeId, home, event: 'done', lastDay: row.lastDay });
  const manager = row.nextManager?.name ?? home.ownerName ?? 'the homeowner';
  for (const { name, email } of found ? await listResidents(db, found.id) : [])
    await queueMessage(db, {
      dedupeKey: `offboarding:${row.id}:resident:${email}`,
      channel: 'email',
      recipient: email,
      template: 'managementEnded',
      data: {
        name,
        home: home.address,
        manager,
        contact: row.nextManager?.email ?? null,
        depositCents: deposits,
        lastDay: row.lastDay,
      },
    });
  for (const [leaseId, amount] of owed)
    for (const { name, email } of await listResidents(db, leaseId))
      await queueMessage(db, {
        dedupeKey: `offboarding:${row.id}:owed:${leaseId}:${email}`,
        channel: 'email',
        recipient: email,
        template: 'balanceHandedOver',
        data: { name, home: home.address, manager, contact: row.nextManager?.email ?? null, owedCents: cents(amount) },
      });
}

interface OwnerNews {
  homeId: string;
  home: NonNullable<Awaited<ReturnType<typeof repo.lockHome>>>;
  event: 'asked' | 'done';
  lastDay: string;
}

async function notifyOwner(db: Db, { siteUrl }: Services, { homeId, home, event, lastDay }: OwnerNews): Promise<void> {
  if (!home.ownerEmail) return;
  await queueMessage(db, {
    dedupeKey: `offboarding:${homeId}:${event}:${lastDay}`,
    channel: 'email',
    recipient: home.ownerEmail,
    template: 'offboardingUpdate',
    data: {
      event,
      name: home.ownerName ?? '',
      home: home.address,
      lastDay,
      link: `${siteUrl}${routes.accounts.portfolio.offboarding({ homeId })}`,
    },
  });
}
