// Years of books: homes that were rented all the time, each month with its charges, the payment, and the payout, in
// the words of the same schedule, the same computation, and the same postings as every other month.
import { type Kysely, sql } from 'kysely';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import type { DB } from '@/server/db/types';
import { findHomeById } from '@/server/modules/homes/homes';
import { decideOrder, listProposed } from '@/server/modules/money/bankOrders';
import { sendBankOrders } from '@/server/modules/money/bankOrders/jobs';
import { deliverHomeStatements } from '@/server/modules/money/payouts/statements/jobs';
import { reconcileTrust } from '@/server/modules/money/reconciliations/jobs';
import { openBank } from '@/server/providers/bank/openBank';
import { openPayments } from '@/server/providers/payments/openPayments';
import { openPayouts } from '@/server/providers/payouts/openPayouts';
import type { Storage } from '@/server/providers/storage/storage';
import { idOf } from '@/server/seed/generators/ids';
import { demoPeople, resident } from '@/server/seed/people';
import { storeHistory } from './history';
import { addMonths, DEMO_YEARS, dayOf, monthsUntil, noonOf, YEARS } from './months';
import { storePapers } from './papers';
import { owesLastMonth, storePlan } from './plans';
import { settlePayments } from './settlements';

/** The demo homeowner’s home, the demo resident’s last one, and forty others. */
const HOMES = 42;
/** A small seed has fewer: one home in five. */
const ONE_IN = 5;

interface SeedBooks {
  db: Kysely<DB>;
  storage: Storage;
  siteUrl: string;
  now: Date;
}

/**
 * Makes them once, of homes that have no papers yet: as many as there are. People live on in those that are leased; the
 * others were left a while ago and are on the market again.
 */
export async function seedBooks({ db, storage, siteUrl, now }: SeedBooks): Promise<void> {
  const [maya, rosa] = ['maya', 'rosa'].map((name) => demoPeople.find(({ id }) => id === idOf(name)));
  if (!maya || !rosa) return;
  const homes = await asSystem(db, (trx) => homesFor(trx, maya.id));
  if (homes.length === 0) return;
  const today = dayOf(now);
  const startOf = (years: number) => addMonths(`${today.slice(0, 7)}-01`, -12 * years);
  let at = now;
  const services = {
    db,
    storage,
    siteUrl,
    clock: () => at,
    log: { warn: () => undefined },
    payments: openPayments({}, db, () => at),
    payouts: openPayouts({}, db, () => at),
    bank: openBank({}, db),
  } as unknown as Services;
  const leaseIds: string[] = [];
  for (const [n, { id: homeId, isLeased }] of homes.entries()) {
    const person = n === 1 ? rosa : resident(100 + n);
    const years = n < 2 ? DEMO_YEARS : YEARS;
    await asSystem(db, async (trx) => {
      if (n === 0) await trx.updateTable('homes').set({ ownerId: maya.id }).where('id', '=', homeId).execute();
      const home = await findHomeById(trx, homeId);
      if (!home?.ownerId) return;
      const papers = await storePapers(trx, services, {
        n,
        home,
        ownerId: home.ownerId,
        person,
        years,
        startOn: startOf(years),
        hasEnded: n === 1 || !isLeased,
      });
      const hasEnded = n === 1 || !isLeased;
      await storeHistory(trx, papers, { now, owesLast: !hasEnded && owesLastMonth(n) });
      if (!hasEnded) await storePlan(trx, n, papers, now);
      if (!hasEnded) await alignHistory(trx, homeId, startOf(years));
      leaseIds.push(papers.leaseId);
    });
  }
  await asSystem(db, (trx) => settlePayments(trx, leaseIds, today));
  for (const day of [...monthsUntil(startOf(DEMO_YEARS), today).slice(1), today]) {
    at = day === today ? now : noonOf(day);
    await reconcileTrust(services);
    if (day !== today) await approveMoves(services);
  }
  at = now;
  await deliverHomeStatements(services, homes[0]?.id ?? '');
}

/** A colleague approved what was proposed on that day, and the bank has it. Today's orders wait. */
async function approveMoves(services: Services): Promise<void> {
  const now = services.clock();
  await asSystem(services.db, async (trx) => {
    const staff = await trx
      .selectFrom('users')
      .select('id')
      .where('type', '=', 'staff')
      .orderBy('id')
      .executeTakeFirst();
    if (!staff) return;
    for (const { id } of await listProposed(trx))
      await decideOrder(trx, id, { event: 'approve', personId: staff.id, now });
  });
  await sendBankOrders(services);
}

/** Who lives in a home since a day moved in then, once: its history says the same. */
async function alignHistory(trx: Db, homeId: string, startOn: string): Promise<void> {
  await sql`delete from home_events where home_id = ${homeId} and at >= ${startOn}::date - 90
    and kind in ('listed', 'leased', 'repriced', 'movedOut')`.execute(trx);
  await sql`update home_events set at = least(at, ${startOn}::date - case kind when 'joined' then 60 else 50 end)
    where home_id = ${homeId} and kind in ('joined', 'inspected')`.execute(trx);
  await sql`insert into home_events (id, home_id, kind, at, detail) values
    (${idOf(`event ${homeId} listed`)}, ${homeId}, 'listed', ${startOn}::date - 30, '{}'),
    (${idOf(`event ${homeId} leased`)}, ${homeId}, 'leased', ${startOn}::date - 10, '{"months": 12}')`.execute(trx);
}

/** Without a lease and without books: the demo homeowner’s own first. None where the books are there. */
async function homesFor(trx: Db, mayaId: string): Promise<{ id: string; isLeased: boolean }[]> {
  const { rows } = await sql<{ id: string; isLeased: boolean }>`
    select home.id, home.status = 'leased' as "isLeased" from homes home join cities city on city.id = home.city_id
    where home.owner_id is not null and (home.status = 'leased' or (home.status = 'active' and home.owner_id <> ${mayaId}))
      and city.state in ('CA', 'WA', 'FL', 'VA')
      and not exists (select from leases where leases.home_id = home.id)
      and not exists (select from agreements where agreements.home_id = home.id)
      and not exists (select from ledger_accounts where code = 'home:' || home.id || ':payable')
      and not exists (select from leases where id = ${idOf('books lease 0')})
    order by home.status = 'leased' desc, home.owner_id <> ${mayaId}, home.id limit least(${HOMES}, (select count(*) / ${ONE_IN}::int from homes))`.execute(
    trx,
  );
  return rows;
}
