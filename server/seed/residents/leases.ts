// Homes that people live in: the demo resident Rosa in a home of the demo homeowner, and others. Each was applied for,
// screened, approved, signed, sealed, paid for, and moved into by the services that do it for everyone.

import { type Kysely, sql } from 'kysely';
import { HOUR_MS } from '@/contract/calendar/durations';
import { defaultRooms } from '@/contract/leasing/moveIns/constants';
import { dueAtMoveIn } from '@/contract/money/charges/leaseTerms';
import { esignConsent } from '@/contract/platform/signing/constants';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import type { DB } from '@/server/db/types';
import { prepareAndStore, storeDocument } from '@/server/modules/account/documents';
import { masterKey } from '@/server/modules/content/media/storageKeys';
import { decide } from '@/server/modules/leasing/decisions';
import { findLease, type LeaseView } from '@/server/modules/leasing/leases';
import { sendLeaseForApplication } from '@/server/modules/leasing/leases/applications';
import { handleEnvelopeStatus } from '@/server/modules/leasing/leases/jobs';
import { findParticipant } from '@/server/modules/leasing/moveIns';
import { currentHash, saveCondition, signCondition } from '@/server/modules/leasing/moveIns/conditionRecord/actions';
import { sealCondition } from '@/server/modules/leasing/moveIns/conditionRecord/jobs';
import { settleMoveIn } from '@/server/modules/leasing/moveIns/payment';
import { saveMoveIn } from '@/server/modules/leasing/moveIns/repo';
import { beginTenancy } from '@/server/modules/leasing/moveIns/system';
import { screenApplication } from '@/server/modules/leasing/screenings/jobs';
import { takePayment } from '@/server/modules/money/payments';
import { listSigners } from '@/server/modules/platform/signing';
import { type Actor, giveConsent, signDocument, viewDocument } from '@/server/modules/platform/signing/actions';
import { sealEnvelope } from '@/server/modules/platform/signing/jobs';
import { openPayments } from '@/server/providers/payments/openPayments';
import { localScreening } from '@/server/providers/screening/local';
import { localSigning } from '@/server/providers/signing/local';
import { readWhole, type Storage } from '@/server/providers/storage/storage';
import { type Home, submittedApplications } from '@/server/seed/applications';
import { idOf } from '@/server/seed/generators/ids';
import { demoPeople, resident, type SeedPerson } from '@/server/seed/people';
import { seedPaymentMethods } from '@/server/seed/residents/paymentMethods';

const REPORTS_MS = 10_000;
/** Number of occupied homes with complete documents. */
const LIVED_IN = 4;
const EARNS = 3.6;

interface SeedLeases {
  db: Kysely<DB>;
  storage: Storage;
  dataDir: string;
  siteUrl: string;
  now: Date;
}

interface Stay {
  home: Home & { ownerId: string };
  person: SeedPerson;
  applicationId: string;
  now: Date;
}

/** Makes what is missing of them; each home goes the whole way before the next one begins. */
export async function seedLeases({ db, storage, dataDir, siteUrl, now }: SeedLeases): Promise<void> {
  const [maya, rosa] = ['maya', 'rosa'].map((name) => demoPeople.find(({ id }) => id === idOf(name)));
  if (!maya || !rosa) return;
  let at = now;
  const clock = () => at;
  const services = {
    db,
    storage,
    clock,
    siteUrl,
    screening: localScreening(dataDir, clock),
    signing: localSigning(dataDir),
    payments: openPayments({}, db, clock),
  } as Services;
  for (let n = 0; n < LIVED_IN; n += 1) {
    const person = n === 0 ? rosa : resident(n);
    const applicationId = idOf(`stay ${n}`);
    const home = await asSystem(db, (trx) => homeFor(trx, { n, applicationId, ownerId: maya.id, person }));
    if (!home) continue;
    const stay = { home, person, applicationId, now };
    at = new Date(now.getTime() - 30 * HOUR_MS);
    await apply(services, stay, (later) => {
      at = later;
    });
    at = now;
    const lease = await sign(services, stay);
    await moveIn(services, stay, lease, n === 0);
    if (n === 0) await seedPaymentMethods(services, { userId: person.id, email: person.email }, lease.id);
    await asSystem(db, (trx) => dropEmails(trx, [person.id, home.ownerId]));
  }
}

/** It is all done: no email asks anyone for a step of it. */
export const dropEmails = (trx: Db, personIds: readonly string[]) =>
  trx
    .deleteFrom('outbox')
    .where('status', '=', 'waiting')
    .where(
      'recipient',
      'in',
      trx.selectFrom('users').select(sql<string>`email::text`.as('email')).where('id', 'in', personIds),
    )
    .execute();

/** A leased home without papers, on the market again for the moment; undefined where this stay is there. */
async function homeFor(
  trx: Db,
  { n, applicationId, ownerId, person }: { n: number; applicationId: string; ownerId: string; person: SeedPerson },
): Promise<Stay['home'] | undefined> {
  const begun = await trx
    .selectFrom('applications')
    .innerJoin('leases', 'leases.applicationId', 'applications.id')
    .select('leases.id')
    .where('applications.id', '=', applicationId)
    .where('leases.status', '=', 'active')
    .executeTakeFirst();
  if (begun) return undefined;
  const home = await trx
    .selectFrom('homes')
    .innerJoin('cities', 'cities.id', 'homes.cityId')
    .select([
      'homes.id',
      'homes.ownerId',
      'homes.rent as rentCents',
      'homes.applicationFee as applicationFeeCents',
      'homes.availableOn',
    ])
    .select('homes.leaseMonths')
    .where('homes.status', '=', 'leased')
    .where('cities.state', 'in', ['CA', 'WA', 'FL', 'VA'])
    .where('homes.id', 'not in', trx.selectFrom('leases').select('homeId'))
    .orderBy((order) => order.case().when('homes.ownerId', '=', ownerId).then(0).else(1).end())
    .orderBy('homes.id')
    .executeTakeFirst();
  if (!home) return undefined;
  const owner = n === 0 ? ownerId : (home.ownerId ?? ownerId);
  await trx.updateTable('homes').set({ status: 'active', ownerId: owner }).where('id', '=', home.id).execute();
  await trx
    .insertInto('users')
    .values({
      id: person.id,
      email: person.email,
      firstName: person.first_name,
      lastName: person.last_name,
      phone: person.phone,
      type: person.type,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { ...home, ownerId: owner };
}

/** Submitted, screened, approved by the owner, and accepted. */
async function apply(services: Services, stay: Stay, setClock: (at: Date) => void): Promise<void> {
  const { db, clock } = services;
  const { home, person, applicationId: id, now } = stay;
  const startsOn = now.toISOString().slice(0, 10);
  const grossCents = Math.round(home.rentCents * EARNS);
  await asSystem(db, (trx) => submittedApplications(trx, services, { id, home, person, grossCents, startsOn }));
  await screenApplication(services, { applicationId: id });
  setClock(new Date(clock().getTime() + REPORTS_MS));
  await screenApplication(services, { applicationId: id });
  const decision = {
    outcome: 'approved',
    reasons: [],
    conditions: [],
    message: 'Welcome! I hope you will love the light in the kitchen.',
  } as const;
  await asSystem(db, (trx) =>
    decide(services, trx, home.ownerId, { id, homeId: home.id }, { ...decision, reasons: [], conditions: [] }),
  );
  const acceptedAt = clock();
  await asSystem(db, (trx) =>
    trx.updateTable('applications').set({ acceptedAt, updatedAt: acceptedAt }).where('id', '=', id).execute(),
  );
}

/** The lease goes out, both sign it, and it is sealed. */
async function sign(services: Services, { home, person, applicationId }: Stay): Promise<LeaseView> {
  const { db } = services;
  const leaseId = await asSystem(db, (trx) => sendLeaseForApplication(trx, services, applicationId));
  const read = () => asSystem(db, (trx) => findLease(trx, leaseId, person.id));
  const sent = await read();
  if (!sent?.envelopeId) throw new Error('A demo lease was not sent');
  await signAs(services, sent.envelopeId, person.id);
  await signAs(services, sent.envelopeId, home.ownerId);
  await sealEnvelope(services, { id: sent.envelopeId });
  await handleEnvelopeStatus(services, { subject: `lease:${leaseId}` });
  const signed = await read();
  if (signed?.status !== 'signed') throw new Error('A demo lease was not signed');
  return signed;
}

/** A person reads, consents, and signs, as the screen does. */
export async function signAs({ db, clock }: Services, envelopeId: string, personId: string): Promise<void> {
  await asSystem(db, async (trx) => {
    const { email } = await trx
      .selectFrom('users')
      .select('email')
      .where('id', '=', personId)
      .executeTakeFirstOrThrow();
    const { paper } = await trx
      .selectFrom('envelopes')
      .select('paper')
      .where('id', '=', envelopeId)
      .executeTakeFirstOrThrow();
    const signer = (await listSigners(trx, envelopeId)).find(({ userId }) => userId === personId);
    if (!signer) throw new Error('The document does not name its signer');
    const { name } = signer;
    const actor: Actor = { personId, email, sessionId: personId, method: 'demo', address: null, device: 'Demo data' };
    const act = { db: trx, id: envelopeId, actor, now: clock() };
    await viewDocument(
      act,
      paper.sections.map(({ id }) => id),
    );
    await giveConsent(act, { version: esignConsent.version });
    const initialed = paper.sections.filter(({ initials }) => initials).map(({ id }) => id);
    const initials = name.replace(/(\p{L})\p{L}*\s*/gu, '$1');
    await signDocument(act, { kind: 'typed', name, initials, initialed });
  });
}

/** Money, insurance, utilities, and the keys; with the signed condition report where one is asked for. */
async function moveIn(services: Services, stay: Stay, lease: LeaseView, withReport: boolean): Promise<void> {
  const { db, clock } = services;
  const { person } = stay;
  await takePayment(services, {
    payerId: person.id,
    amount: dueAtMoveIn(lease.terms),
    purpose: 'move_in',
    purposeId: lease.id,
    method: 'card',
    methodRef: 'pm_card_visa',
    label: 'Visa ending in 4242',
    lease: { leaseId: lease.id, homeId: lease.homeId, ownerId: lease.ownerId },
  });
  await asSystem(db, (trx) => settleMoveIn(trx, services, lease.id));
  const utilities = lease.terms.utilities.filter(({ paidBy }) => paidBy === 'resident').map(({ name }) => name);
  const insured = { insurer: 'Harbor Mutual', insuredUntil: lease.terms.endOn, insuranceStatus: 'accepted' as const };
  await asSystem(db, (trx) => saveMoveIn(trx, lease.id, { ...insured, utilities: JSON.stringify(utilities) }));
  if (withReport) await reportCondition(services, stay, lease);
  if (!(await beginTenancy(services, lease.id, { keysAt: clock(), keysBy: person.id })))
    throw new Error('The money of a demo lease has not come');
}

/** Every room as it was, with pictures of the listing, signed by both sides and sealed. */
async function reportCondition(services: Services, { home, person, now }: Stay, lease: LeaseView): Promise<void> {
  const { db, storage } = services;
  const { pictures, beds, baths } = await asSystem(db, (trx) =>
    trx.selectFrom('homes').select(['pictures', 'beds', 'baths']).where('id', '=', home.id).executeTakeFirstOrThrow(),
  );
  const bytes = await readWhole(storage, masterKey(pictures[0] ?? ''));
  if (!bytes) return;
  const about = { ownerId: person.id, runId: null, name: 'On the first day.jpg', category: 'inspection', now } as const;
  const { id: picture } = await prepareAndStore(services, { bytes, now }, (file) =>
    asSystem(db, (trx) => storeDocument(trx, { ...about, file })),
  );
  const rooms = defaultRooms(beds, baths).map((room) => ({
    ...room,
    items: room.items.map((item) => ({ ...item, state: 'good' as const })),
    pictures: [picture],
  }));
  await asSystem(db, async (trx) => {
    const parties = [];
    for (const id of [person.id, home.ownerId]) parties.push(await findParticipant(trx, lease.id, id, now));
    const [mine] = parties;
    if (!mine) return;
    await saveCondition(trx, mine, rooms);
    const hash = await currentHash(trx, lease.id, rooms);
    for (const party of parties) {
      if (!party) continue;
      const name = party.side === 'resident' ? lease.terms.residents[0] : lease.terms.homeowner;
      await signCondition(trx, party, { name: name ?? '', hash });
    }
  });
  await sealCondition(services, { leaseId: lease.id });
}
