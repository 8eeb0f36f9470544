// Repairs of homes that people live in, in every status, each with the thread that led there.
import { type Kysely, sql } from 'kysely';
import { cents } from '@/contract/amounts/cents';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/contract/calendar/durations';
import { tradeFor } from '@/contract/care/pros/constants';
import {
  type Actor,
  EVENT_ACTORS,
  type VisitStatus,
  type WorkOrderEvent,
  type WorkOrderStatus,
  workOrderLifecycle,
} from '@/contract/care/workOrders/constants';
import { symptoms } from '@/contract/care/workOrders/symptoms/symptoms';
import { deriveUrgency } from '@/contract/care/workOrders/urgency';
import { asSystem, type Db } from '@/server/db/client';
import type { DB } from '@/server/db/types';
import { list as listPros } from '@/server/modules/care/pros/repo';
import { clocksFor, insertWorkOrder } from '@/server/modules/care/workOrders';
import { insertQuote } from '@/server/modules/care/workOrders/approvals/repo';
import * as repo from '@/server/modules/care/workOrders/repo';
import { insertVisit, updateVisit } from '@/server/modules/care/workOrders/visits/repo';
import { idOf } from '@/server/seed/generators/ids';
import { addProParts } from './proParts';
import { wordsOf } from './words.data';
import { endOf, FINISHED, REASON } from './workOrderEnds';

const COUNT = 200;
/** Of them in homes that people live in; the others are of empty homes, reported by their owners. */
const LIVED_IN = 60;
const { states, after, eventsFrom } = workOrderLifecycle;

interface Step {
  event: WorkOrderEvent;
  status: WorkOrderStatus;
}

/** The shortest way to a status where a Pro does the work. */
function wayTo(goal: WorkOrderStatus): Step[] {
  const ways = new Map<WorkOrderStatus, Step[]>([['new', []]]);
  for (const [status, way] of ways)
    for (const event of eventsFrom(status)) {
      if (status === 'approved' && event === 'finish') continue;
      const next = after(status, event);
      if (next && !ways.has(next)) ways.set(next, [...way, { event, status: next }]);
    }
  return ways.get(goal) ?? [];
}

interface Place extends repo.HomeRow {
  residentId: string;
  residentName: string;
  ownerName: string;
}

/** Homes with people in them, those of the demo people first. */
async function listPlaces(db: Db): Promise<Place[]> {
  const { rows } = await sql<{ homeId: string; residentId: string; residentName: string; ownerName: string }>`
    select lease.home_id as "homeId", party.person_id as "residentId", party.name as "residentName",
      owner.first_name || ' ' || owner.last_name as "ownerName"
    from leases lease join lease_residents party on party.lease_id = lease.id and party.role = 'resident'
      join homes home on home.id = lease.home_id join users owner on owner.id = home.owner_id
    where lease.status = 'active' and party.person_id is not null
    order by (select email like '%@demo.belong.test' from users where id = party.person_id) desc, lease.id`.execute(db);
  const places: Place[] = [];
  for (const row of rows) {
    const home = await repo.findHome(db, row.homeId);
    if (home) places.push({ ...home, ...row });
  }
  return places;
}

/** Homes between residents, and homes without a lease on file: their owners report. */
async function listOwnedPlaces(db: Db): Promise<Place[]> {
  const { rows } = await sql<{ homeId: string; residentId: string; residentName: string }>`
    select home.id as "homeId", owner.id as "residentId", owner.first_name || ' ' || owner.last_name as "residentName"
    from homes home join users owner on owner.id = home.owner_id
    where home.status in ('leased', 'turnover', 'ready', 'off_market', 'active')
      and not exists (select from leases where leases.home_id = home.id)
    order by home.status = 'active', home.id limit ${COUNT - LIVED_IN}`.execute(db);
  const places: Place[] = [];
  for (const row of rows) {
    const home = await repo.findHome(db, row.homeId);
    if (home) places.push({ ...home, ...row, ownerName: row.residentName });
  }
  return places;
}

/** Makes what is missing of them. */
export async function seedWorkOrders({ db, now }: { db: Kysely<DB>; now: Date }): Promise<void> {
  await asSystem(db, async (trx) => {
    const places = await listPlaces(trx);
    if (places.length === 0 || (await repo.findById(trx, idOf('work order 0')))) return;
    const [staff] = await repo.listCareStaff(trx);
    const [owned, pros] = [await listOwnedPlaces(trx), await listPros(trx)];
    for (let n = 0; n < COUNT; n += 1) {
      const isLivedIn = n < LIVED_IN || owned.length === 0;
      const place = isLivedIn ? places[n % places.length] : owned[(n - LIVED_IN) % owned.length];
      const goal = states[n % states.length];
      const staffName = staff?.firstName ?? 'Iris';
      // The first repair of the same home: what is a duplicate is one of it.
      const firstN = isLivedIn ? n % places.length : n;
      const isOnlyOne = firstN === n;
      if (place && goal)
        await seedOne(trx, {
          n,
          place,
          goal: isOnlyOne && goal === 'duplicate' ? 'closed' : goal,
          now,
          staffName,
          firstN,
          pros,
        });
    }
  });
}

/** Milliseconds since a report that is over now: what is billed is younger than what is closed. */
const ageOfFinished = (goal: WorkOrderStatus, n: number) =>
  (goal === 'confirmed' || goal === 'billed' ? 4 + (n % 10) : 10 + n) * DAY_MS;

/** Milliseconds since a report that is open: inside what we promise for it, but for one in seventeen. */
function ageOfOpen(goal: WorkOrderStatus, n: number, clocks: ReturnType<typeof clocksFor>, now: Date): number {
  const due = goal === 'new' ? clocks.responseDueAt : clocks.repairDueAt;
  const promised = due ? due.getTime() - now.getTime() : 14 * DAY_MS;
  return promised * (n % 17 === 0 ? 1.2 : 0.1 + (n % 6) / 10);
}

interface Plan {
  n: number;
  place: Place;
  goal: WorkOrderStatus;
  now: Date;
  staffName: string;
  /** The first repair of the same home. */
  firstN: number;
  pros: Awaited<ReturnType<typeof listPros>>;
}

async function seedOne(db: Db, { n, place, goal, now, staffName, firstN, pros }: Plan): Promise<void> {
  const symptom = symptoms[((goal === 'duplicate' ? firstN : n) * 7 + 3) % symptoms.length];
  if (!symptom) return;
  const { description, reply, language, question, finding } = wordsOf(n, symptom.label, symptom.area);
  const isOwners = place.leaseId === null;
  const trade = tradeFor({ area: symptom.area, symptom: symptom.id });
  const pro = pros.filter(({ status, trades }) => status === 'active' && trades.includes(trade))[0] ?? null;
  const way = wayTo(goal);
  const urgency = deriveUrgency({ symptom, description, activeDamage: false, gettingWorse: n % 5 === 0 });
  const { tier, kind: repairKind, reason: tierReason } = urgency;
  const isOver = ['closed', 'canceled', 'declined', 'self_solved', 'billed', 'confirmed', 'duplicate'].includes(goal);
  const age = isOver ? ageOfFinished(goal, n) : ageOfOpen(goal, n, clocksFor({ tier, repairKind, ...place }, now), now);
  const createdAt = new Date(now.getTime() - age);
  const id = idOf(`work order ${n}`);
  const clocks = clocksFor({ tier, repairKind, ...place }, createdAt);
  await insertWorkOrder(
    db,
    {
      id,
      homeId: place.homeId,
      ownerId: place.ownerId,
      leaseId: place.leaseId,
      reporterId: place.residentId,
      source: isOwners ? 'owner' : 'resident',
      title: symptom.label,
      area: symptom.area,
      symptom: symptom.id,
      description,
      language,
      tier,
      tierReason,
      repairKind,
      ...clocks,
      status: 'new',
      gettingWorse: n % 5 === 0,
      permissionToEnter: n % 3 !== 0,
      pets: place.pets.join(', '),
      hasAlarm: n % 7 === 0,
      checks: symptom.checks.slice(0, 2).map(({ text: check }) => ({ check, result: 'did_not_help' as const })),
    },
    createdAt,
  );
  const row = await repo.findById(db, id);
  if (!row) return;
  const nameOf = (role: Actor) => {
    if (role === 'resident') return place.residentName;
    if (role === 'owner') return place.ownerName;
    return role === 'staff' ? `${staffName}, Belong` : role === 'pro' ? (pro?.company ?? 'Alder Repairs') : '';
  };
  let at = createdAt;
  const write = (kind: 'message' | 'status', role: Actor, body: string, status?: WorkOrderStatus, when = at) =>
    repo.insertEvent(
      db,
      row,
      {
        id: idOf(`work order ${n} ${when.getTime()} ${kind} ${role} ${status}`),
        kind,
        body,
        audience: 'everyone',
        authorId: role === 'resident' ? place.residentId : null,
        authorRole: role === 'resident' && isOwners ? 'owner' : role,
        authorName: nameOf(role),
        ...(status && { status }),
      },
      when,
    );
  await write('status', 'resident', '', 'new');
  if (goal !== 'new' && goal !== 'self_solved') await write('message', 'staff', reply);
  // What is over kept its target, but for one in eleven; what is open goes on until now.
  const target = (clocks.repairDueAt?.getTime() ?? createdAt.getTime() + 14 * DAY_MS) - createdAt.getTime();
  const elapsed = now.getTime() - createdAt.getTime();
  const span = isOver ? Math.min(elapsed, target * (n % 11 === 0 ? 1.6 : 0.3 + (n % 6) / 10)) : elapsed;
  const pause = isOver ? Math.max(HOUR_MS / 4, span / (way.length + 1)) : span / (way.length + 1);
  let doneAt: Date | undefined;
  for (const { event, status } of way) {
    at = new Date(at.getTime() + pause);
    if (status === 'done') doneAt = at;
    const [actor = 'staff'] = EVENT_ACTORS[event].filter((each) => each !== 'system');
    await write(
      'status',
      actor,
      event === 'cancel' || event === 'owner_decline' || event === 'decline' ? REASON : '',
      status,
    );
    await addTraces(db, row, { n, event, at, now, goal, pro });
    const later = new Date(at.getTime() + pause / 4);
    if (event === 'assign') {
      await write('message', 'resident', question[0], undefined, later);
      await write('message', 'staff', question[1], undefined, new Date(later.getTime() + pause / 4));
    }
    if (event === 'start') await write('message', 'pro', finding, undefined, later);
    if (event === 'confirm') await write('message', 'resident', 'It works again. Thank you!', undefined, later);
  }
  await repo.update(
    db,
    id,
    {
      ...endOf(goal, way, createdAt, at, n),
      ...(doneAt && FINISHED.includes(goal) && { doneAt }),
      ...(doneAt && clocks.repairDueAt && doneAt > clocks.repairDueAt && { breached: ['repair'] }),
      ...(goal === 'duplicate' && { duplicateOf: idOf(`work order ${firstN}`) }),
      ...(pro && way.some(({ event }) => event === 'assign') && { proId: pro.id }),
    },
    at,
  );
  if (pro && way.some(({ event }) => event === 'assign')) await addProParts(db, row, { n, goal, at, pro });
}

interface Trace {
  n: number;
  event: WorkOrderEvent;
  at: Date;
  now: Date;
  goal: WorkOrderStatus;
  pro: Plan['pros'][number] | null;
}

/** Those with a visit ahead or under way. */
const VISITED: Partial<Record<WorkOrderStatus, VisitStatus>> = {
  scheduled: 'booked',
  en_route: 'en_route',
  in_progress: 'arrived',
};

/** What a step leaves beside the status: quotes and visits. */
async function addTraces(db: Db, row: repo.WorkOrderRow, { n, event, at, now, goal, pro }: Trace): Promise<void> {
  if (event === 'request_approval')
    await insertQuote(
      db,
      row,
      {
        id: idOf(`work order quote ${n}`),
        proId: pro?.id ?? null,
        vendorName: pro?.company ?? 'Alder Repairs',
        warrantyDays: 365,
        diagnosis: 'The part is worn out and has to be replaced.',
        recommended: true,
        taxCents: 3_200,
        reason: 'The repair costs less than half of a new one.',
        totalCents: 45_000 + n * 1_000,
        lines: [{ label: 'Part and labor', quantity: 1, cents: cents(41_800 + n * 1_000) }],
      },
      at,
    );
  if (event !== 'schedule') return;
  const ahead = VISITED[goal];
  // Who is on the way or has arrived started this hour; what is booked is in the next days.
  const soon = now.getTime() + (ahead === 'booked' ? 24 * (1 + (n % 2)) : 0) * HOUR_MS;
  // By day: from ten in the morning to three in the afternoon in California.
  const startsAt = ahead ? new Date(Math.floor(soon / HOUR_MS) * HOUR_MS) : new Date(at);
  if (ahead === 'booked' || !ahead) startsAt.setUTCHours(18 + (n % 5), 0, 0, 0);
  const id = idOf(`work order visit ${n}`);
  const notice = { noticeAt: at, noticeRuleId: null, noticeText: `Notice of entry\nHome: ${row.address}` };
  const endsAt = new Date(startsAt.getTime() + 2 * HOUR_MS);
  await insertVisit(db, row, { id, proId: pro?.id ?? null, startsAt, endsAt, bookedBy: 'staff', ...notice }, at);
  const status = ahead ?? 'completed';
  const expectedAt = status === 'en_route' ? new Date(now.getTime() + (20 + (n % 5) * 10) * MINUTE_MS) : null;
  if (status !== 'booked') await updateVisit(db, id, { status, ...(expectedAt && { expectedAt }) }, at);
}
