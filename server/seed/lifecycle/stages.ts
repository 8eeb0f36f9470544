// Homes in every stage of the lifecycle that the market does not show: each goes there by the services that everyone uses.
import { type Kysely, sql } from 'kysely';
import { cents } from '@/contract/amounts/cents';
import { DAY_MS } from '@/contract/calendar/durations';
import { w9Certification } from '@/contract/money/w9s/constants';
import { ROOM_TYPES, STANDARDS } from '@/contract/onboarding/inspections/standards';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import type { DB } from '@/server/db/types';
import { env } from '@/server/env';
import { newId } from '@/server/ids';
import { prepareAndStore, storeDocument } from '@/server/modules/account/documents';
import { masterKey } from '@/server/modules/content/media/storageKeys';
import { changeHomeStatus } from '@/server/modules/homes/homes/statusChanges';
import { listSlots, teamVisitSlots } from '@/server/modules/leasing/appointments';
import { certifyW9, startW9 } from '@/server/modules/money/w9s';
import * as w9sRepo from '@/server/modules/money/w9s/repo';
import { saveDraft, sendAgreement, startAgreement } from '@/server/modules/onboarding/agreements';
import * as agreementsRepo from '@/server/modules/onboarding/agreements/repo';
import {
  bookInspection,
  changeInspectionStatus,
  type InspectionRow,
  readFindings,
  storeChanges,
} from '@/server/modules/onboarding/inspections';
import * as inspectionsRepo from '@/server/modules/onboarding/inspections/repo';
import { prepareProposal, sendProposal } from '@/server/modules/onboarding/proposals';
import { decideItem, saveItem, submitDecisions } from '@/server/modules/onboarding/proposals/decisions';
import * as proposalsRepo from '@/server/modules/onboarding/proposals/repo';
import { inboundEmailSettings } from '@/server/providers/mail/inbound';
import { readWhole, type Storage } from '@/server/providers/storage/storage';
import { idOf } from '@/server/seed/generators/ids';
import { demoPeople } from '@/server/seed/people';
import { dropEmails } from '@/server/seed/residents/leases';

/** Findings of the demo homeowner’s inspection. */
const FINDINGS = 40;
/** How many of them they have decided on. */
const DECIDED = 3;
const INSPECTED_DAYS_AGO = 6;

interface SeedStages {
  db: Kysely<DB>;
  storage: Storage;
  siteUrl: string;
  now: Date;
}

interface StageCall extends SeedStages {
  services: Services;
  homeId: string;
  ownerId: string;
}

type Stage = { name: string; ofMaya: boolean; run: (call: StageCall) => Promise<void> };

/** In the order in which homes are given away; a small seed has fewer. */
const stages: readonly Stage[] = [
  { name: 'proposal', ofMaya: true, run: proposeMuch },
  { name: 'agreement', ofMaya: true, run: sendForSignature },
  { name: 'inspection', ofMaya: true, run: () => Promise.resolve() },
  { name: 'ready', ofMaya: false, run: () => Promise.resolve() },
  { name: 'in review', ofMaya: false, run: () => Promise.resolve() },
  { name: 'qualified', ofMaya: false, run: () => Promise.resolve() },
  { name: 'agreement begun', ofMaya: false, run: beginAgreement },
  { name: 'inspection begun', ofMaya: false, run: beginInspection },
  { name: 'work', ofMaya: false, run: acceptWork },
  { name: 'notice given', ofMaya: false, run: (call) => move(call, 'giveNotice') },
  { name: 'turnover', ofMaya: false, run: (call) => move(call, 'giveNotice', 'moveOut') },
  { name: 'offboarded', ofMaya: false, run: (call) => move(call, 'withdraw', 'offboard') },
];

const begins: Readonly<Record<string, string>> = {
  proposal: 'inspection',
  agreement: 'qualified',
  inspection: 'inspection',
  qualified: 'qualified',
  ready: 'ready',
  'in review': 'in_review',
  'agreement begun': 'qualified',
  'inspection begun': 'inspection',
  work: 'inspection',
};

/** Makes them once, of homes that stand there leased and without papers. */
export async function seedStages({ db, storage, siteUrl, now }: SeedStages): Promise<void> {
  const maya = demoPeople.find(({ id }) => id === idOf('maya'));
  const made = await db.selectFrom('w9s').select('id').where('userId', '=', idOf('maya')).executeTakeFirst();
  if (!maya || made) return;
  const homes = await asSystem(db, (trx) => listSpareHomes(trx, stages.length));
  const inboundEmail = inboundEmailSettings(env());
  const services = { db, storage, siteUrl, inboundEmail, clock: () => now } as Services;
  for (const [n, { name, ofMaya, run }] of stages.entries()) {
    const home = homes[n];
    if (!home) break;
    const ownerId = ofMaya ? maya.id : home.ownerId;
    await asSystem(db, (trx) => giveTo(trx, home.id, ownerId, begins[name]));
    await run({ db, storage, siteUrl, now, services, homeId: home.id, ownerId });
  }
  await asSystem(db, async (trx) => {
    await certify(trx, maya.id, `${maya.first_name} ${maya.last_name}`, now);
    await dropEmails(trx, [maya.id, ...homes.map(({ ownerId }) => ownerId)]);
  });
}

async function listSpareHomes(db: Db, count: number): Promise<{ id: string; ownerId: string }[]> {
  const { rows } = await sql<{ id: string; ownerId: string }>`select home.id, home.owner_id as "ownerId" from homes home
      join users owner on owner.id = home.owner_id join cities city on city.id = home.city_id
    where home.status = 'leased' and city.state in ('CA', 'WA', 'FL', 'VA') and home.host_id is not null
      and owner.email like '%@owners.belong.test'
      and not exists (select from leases where leases.home_id = home.id)
      and not exists (select from applications where applications.home_id = home.id)
      and not exists (select from work_orders where work_orders.home_id = home.id)
    order by home.id desc limit ${count}`.execute(db);
  return rows;
}

/** A home at the beginning of its way has no past with us. */
async function giveTo(db: Db, homeId: string, ownerId: string, status: string | undefined): Promise<void> {
  if (!status) return;
  await sql`update homes set owner_id = ${ownerId}, status = ${status} where id = ${homeId}`.execute(db);
  await sql`delete from home_events where home_id = ${homeId}`.execute(db);
}

type Move = Parameters<typeof changeHomeStatus>[2];

const move = ({ db, homeId, now }: StageCall, ...events: readonly Move[]) =>
  asSystem(db, async (trx) => {
    for (const event of events) await changeHomeStatus(trx, homeId, event, now);
  });

/** With the form for the payouts opened beside it. */
async function beginAgreement({ db, homeId, ownerId, now }: StageCall): Promise<void> {
  await asSystem(db, async (trx) => {
    await startAgreement(trx, homeId, now);
    await startW9(trx, { userId: ownerId }, now);
  });
}

/** With the deed, for every title holder to sign. */
async function sendForSignature({ db, storage, homeId, ownerId, now }: StageCall): Promise<void> {
  const [picture] = await asSystem(db, async (trx) => {
    const home = await trx.selectFrom('homes').select('pictures').where('id', '=', homeId).executeTakeFirstOrThrow();
    return home.pictures;
  });
  const bytes = await readWhole(storage, masterKey(picture ?? ''));
  if (!bytes) return;
  const about = { ownerId, runId: null, name: 'Deed.jpg', category: 'other', now } as const;
  const { id: deed } = await prepareAndStore({ db, storage }, { bytes, now }, (file) =>
    asSystem(db, (trx) => storeDocument(trx, { ...about, file })),
  );
  await asSystem(db, async (trx) => {
    const id = await startAgreement(trx, homeId, now);
    const agreement = await agreementsRepo.findById(trx, id);
    if (!agreement) return;
    await saveDraft(trx, agreement, { evidence: [deed], plan: 'Monthly', termsRead: true }, now);
    await sendAgreement(trx, id, now);
  });
}

/** Booked some days ago, with rooms to write in. */
async function book(db: Db, { homeId, ownerId }: StageCall, at: Date): Promise<InspectionRow | undefined> {
  const home = await inspectionsRepo.findHome(db, homeId);
  if (!home) return undefined;
  const { starts } = await listSlots(db, await teamVisitSlots(db, 'inspection', home), at);
  const [startsAt] = starts;
  if (!startsAt) return undefined;
  const call = { db, person: null, now: at, auditSubject: () => undefined };
  const made = await bookInspection(call, { ...home, ownerId }, { startsAt });
  return made;
}

/** What an inspector writes down: standards one after the other, in the room each is about. */
async function find(db: Db, inspection: InspectionRow, count: number, at: Date, authorId: string): Promise<void> {
  // The booking wrote down the usual rooms of the home.
  const known = (await readFindings(db, inspection.id)).rooms;
  const added = ROOM_TYPES.filter((type) => !known.some((room) => room.type === type)).map((type, n) => ({
    type,
    id: newId(at.getTime() + n),
  }));
  const rooms = [...known, ...added];
  const write = (entityId: string, field: string, value: string) =>
    ({ id: newId(at.getTime()), entityId, field, value, at: at.toISOString() }) as Parameters<
      typeof storeChanges
    >[2][number];
  const changes = added.flatMap(({ type, id }) => [
    write(id, 'room.name', type.charAt(0).toUpperCase() + type.slice(1).replaceAll('_', ' ')),
    write(id, 'room.type', type),
  ]);
  const findings = Array.from({ length: count }, (_, n) => STANDARDS[(n * 5) % STANDARDS.length]).flatMap(
    (standard, n) => {
      const room = rooms.find(({ type }) => type === standard?.roomType) ?? rooms[0];
      const id = newId(at.getTime() + 100 + n);
      return standard && room
        ? [
            write(id, 'finding.roomId', room.id),
            write(id, 'finding.standardId', standard.id),
            write(id, 'finding.note', NOTES[n % NOTES.length] ?? ''),
          ]
        : [];
    },
  );
  await storeChanges(db, inspection, [...changes, ...findings], authorId, at);
}

const NOTES = [
  'Worn, but it still works. Replace it before someone moves in.',
  'Loose. It takes ten minutes to fix.',
  'Missing. We checked the whole room.',
  'Cracked on the left side, about four inches.',
  'Past its date. The label says 2014.',
] as const;

async function beginInspection(call: StageCall): Promise<void> {
  const at = new Date(call.now.getTime() - 2 * DAY_MS);
  await asSystem(call.db, async (trx) => {
    const inspection = await book(trx, call, at);
    if (inspection) await find(trx, inspection, 6, call.now, call.ownerId);
  });
}

/** Inspected, priced, and sent to the owner. */
async function propose(call: StageCall, findings: number): Promise<void> {
  const { db, services, now, ownerId } = call;
  const at = new Date(now.getTime() - INSPECTED_DAYS_AGO * DAY_MS);
  await asSystem(db, async (trx) => {
    const inspection = await book(trx, call, at);
    if (!inspection) return;
    await find(trx, inspection, findings, at, ownerId);
    const submitted = await changeInspectionStatus(trx, inspection.id, 'submit', at);
    const run = { db: trx, services, now: new Date(at.getTime() + DAY_MS) };
    const proposal = await prepareProposal(run, submitted);
    const row = await proposalsRepo.findById(trx, proposal.id);
    if (!row) return;
    for (const [n, { id, severity }] of proposal.items.entries())
      await saveItem(run, row, id, {
        included: severity !== 'optional' || n % 2 === 0,
        priceCents: cents(4_500 + ((n * 7) % 23) * 2_500),
        leadDays: 2 + (n % 9),
        pro: 'Alder Repairs',
      });
    await sendProposal(run, row);
  });
}

/** Many findings, of which the owner has decided on the first ones. */
async function proposeMuch(call: StageCall): Promise<void> {
  await propose(call, FINDINGS);
  await accept(call, DECIDED);
}

/** The owner accepted everything: each item is a work order. */
async function acceptWork(call: StageCall): Promise<void> {
  await propose(call, 5);
  const decided = await accept(call);
  if (!decided) return;
  const { db, services, now } = call;
  await asSystem(db, (trx) =>
    submitDecisions({ db: trx, services, now }, decided, { payment: 'from_rent', method: null, months: null }),
  );
}

/** The owner accepts items of the proposal for a home, the first ones or all. */
async function accept({ db, services, homeId, now }: StageCall, count?: number) {
  return asSystem(db, async (trx) => {
    const inspection = await inspectionsRepo.findByHome(trx, homeId);
    const row = inspection && (await proposalsRepo.findByInspection(trx, inspection.id));
    if (!row) return undefined;
    const items = (await proposalsRepo.listItems(trx, row.id)).filter(({ included }) => included);
    for (const { id } of items.slice(0, count))
      await decideItem({ db: trx, services, now }, row, id, { decision: 'accept' });
    return row;
  });
}

/** The form that payouts ask for. */
async function certify(db: Db, userId: string, name: string, now: Date): Promise<void> {
  const row = await w9sRepo.findById(db, await startW9(db, { userId }, now));
  if (!row) return;
  await certifyW9(
    db,
    row,
    {
      name,
      businessName: '',
      taxClass: 'individual',
      llcClass: null,
      otherClass: '',
      foreignPartners: false,
      exemptPayeeCode: null,
      fatcaCode: null,
      struckOut: false,
      streetAddress: '88 Alder Lane',
      city: 'Oakland',
      state: 'CA',
      zipcode: '94607',
      tinKind: 'ssn',
      tin: '536-90-4399',
      tinAgain: '536-90-4399',
      version: w9Certification.version,
      certified: true,
      signature: name,
    },
    now,
  );
}
