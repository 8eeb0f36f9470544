// The last 120 days of a lease and what comes after, of homes with years of books: a renewal offer that is open, a
// notice, and deposits in each state, by the services that everyone uses.
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { cents } from '@/contract/amounts/cents';
import { addDays } from '@/contract/calendar/days';
import { localDay } from '@/contract/calendar/localDay';
import { newId } from '@/contract/ids';
import { type DeductionStatus, payeeOf } from '@/contract/tenancy/moveOuts/constants';
import { chargeable } from '@/contract/tenancy/moveOuts/deposit';
import type { RenewalOffer } from '@/contract/tenancy/renewals/schemas';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { leaseTerms } from '@/server/db/jsonReaders';
import type { DB } from '@/server/db/types';
import { prepareAndStore, storeDocument } from '@/server/modules/account/documents';
import { masterKey } from '@/server/modules/content/media/storageKeys';
import { shareFiles } from '@/server/modules/leasing/moveIns/sharedFiles';
import { type MoveOutCall, recordLeaving, timeZoneOf } from '@/server/modules/tenancy/moveOuts';
import {
  addDeduction,
  answerDeduction,
  reviseDeduction,
  sendStatement,
} from '@/server/modules/tenancy/moveOuts/deductions';
import { finishInspection, syncInspection } from '@/server/modules/tenancy/moveOuts/inspection/actions';
import { documentDepositStatement } from '@/server/modules/tenancy/moveOuts/jobs';
import * as moveOutsRepo from '@/server/modules/tenancy/moveOuts/repo';
import { recordReturn } from '@/server/modules/tenancy/moveOuts/returns';
import { giveNotice } from '@/server/modules/tenancy/notices';
import { findLeaseSide } from '@/server/modules/tenancy/notices/repo';
import { sendOffer } from '@/server/modules/tenancy/renewals';
import { readWhole, type Storage } from '@/server/providers/storage/storage';
import { storeDepositReturn } from '@/server/seed/books/depositReturns';
import { idOf } from '@/server/seed/generators/ids';
import { dropEmails } from '@/server/seed/residents/leases';

interface SeedLeaseEnds {
  db: Kysely<DB>;
  storage: Storage;
  siteUrl: string;
  now: Date;
}

interface BookLease {
  id: string;
  homeId: string;
  ownerId: string;
  residentId: string;
  picture: string;
  rentCents: number;
}

const RENEWS_IN_DAYS = 100;
const LEAVES_IN_DAYS = 75;
/** What the residents would pay of a line they dispute. */
const DISPUTED_CENTS = 20_000;
/** How far the deposit of each home has come: the state of its line. */
const DISPUTES: readonly DeductionStatus[] = ['disputed', 'accepted', 'proposed', 'dropped'];

/** Makes them once; a small seed has fewer. */
export async function seedLeaseEnds({ db, storage, siteUrl, now }: SeedLeaseEnds): Promise<void> {
  const services = { db, storage, siteUrl, clock: () => now } as Services;
  const today = now.toISOString().slice(0, 10);
  const leases = await asSystem(db, (trx) => listBookLeases(trx, today));
  const [renewing, leaving, ...left] = leases;
  if (!renewing) return;
  await asSystem(db, async (trx) => {
    await setEnd(trx, renewing.id, addDays(today, RENEWS_IN_DAYS));
    const rentCents = cents(renewing.rentCents);
    await sendOffer(trx, services, {
      homeId: renewing.homeId,
      personId: renewing.ownerId,
      now,
      offer: {
        options: [12, 6].map((months) => ({ months, rentCents })) as RenewalOffer['options'],
        startOn: addDays(today, RENEWS_IN_DAYS + 1),
        respondOn: addDays(today, 30),
        note: 'We would love for you to stay.',
      },
    });
  });
  if (leaving)
    await asSystem(db, async (trx) => {
      const lastDay = addDays(today, LEAVES_IN_DAYS);
      await setEnd(trx, leaving.id, lastDay);
      const lease = await findLeaseSide(trx, leaving.id, leaving.residentId);
      if (!lease) return;
      const body = { lastDay, cause: null, note: 'A new job.', forwardingAddress: '', acceptsQuote: false };
      await giveNotice(trx, services, { lease, body, personId: leaving.residentId, now });
    });
  for (const [n, status] of DISPUTES.entries()) {
    const lease = left[n];
    if (lease) await leave(services, lease, status);
  }
  await storePastDeposit(services, idOf('rosa'));
  const people = leases.flatMap(({ ownerId, residentId }) => [ownerId, residentId]);
  await asSystem(db, (trx) => dropEmails(trx, people));
}

/** Homes with books and current residents, the demo homeowner’s own first. None where they were made before. */
async function listBookLeases(trx: Db, today: string): Promise<BookLease[]> {
  const { rows } = await sql<BookLease>`select lease.id, lease.home_id as "homeId", home.owner_id as "ownerId",
      party.person_id as "residentId", home.pictures[1] as picture, ${leaseTerms('lease').text('rentCents')}::int as "rentCents"
    from leases lease join homes home on home.id = lease.home_id
      join lease_residents party on party.lease_id = lease.id and party.role = 'resident'
      join ledger_accounts account on account.code = 'lease:' || lease.id || ':deposit'
    where lease.status = 'active' and ${leaseTerms('lease').text('startOn')}::date < ${today}::date - 365 and home.status = 'leased' and home.owner_id is not null
      and not exists (select from renewals) and not exists (select from move_outs where status <> 'returned')
    order by home.owner_id <> ${idOf('maya')}, lease.id limit ${2 + DISPUTES.length}`.execute(trx);
  return rows;
}

const setEnd = (trx: Db, leaseId: string, endOn: string) =>
  sql`update leases set terms = terms || jsonb_build_object('endOn', ${endOn}::text) where id = ${leaseId}`.execute(
    trx,
  );

/** Photos of the first and the last day and of the finished work, and an invoice; undefined where the photo of the home is missing. */
async function storeEvidence(services: Services, { ownerId, residentId, picture }: BookLease) {
  const { db, storage, clock } = services;
  const now = clock();
  const bytes = await readWhole(storage, masterKey(picture));
  if (!bytes) return undefined;
  const store = async (personId: string, name: string) => {
    const { id } = await prepareAndStore(services, { bytes, now }, (file) =>
      asSystem(db, (trx) =>
        storeDocument(trx, { ownerId: personId, runId: null, file, name, now, category: 'inspection' }),
      ),
    );
    return id;
  };
  return {
    before: await store(residentId, 'Living room on the first day.jpg'),
    after: await store(ownerId, 'Living room on the last day.jpg'),
    work: await store(ownerId, 'Living room with the new carpet.jpg'),
    proof: await store(ownerId, 'Invoice for the carpet.jpg'),
  };
}

/** The last home of a resident, with the whole deposit returned: they disputed the one line, and its owner dropped it. */
async function storePastDeposit(services: Services, residentId: string): Promise<void> {
  const { db, clock } = services;
  const now = clock();
  const { rows } = await asSystem(db, (trx) =>
    sql<BookLease & { endOn: string; depositCents: number }>`
      select lease.id, lease.home_id as "homeId", home.owner_id as "ownerId", party.person_id as "residentId",
        home.pictures[1] as picture, ${leaseTerms('lease').text('rentCents')}::int as "rentCents", ${leaseTerms('lease').text('endOn')} as "endOn",
        (select coalesce(sum(amount), 0)::int from charges where lease_id = lease.id and kind = 'deposit') as "depositCents"
      from leases lease join homes home on home.id = lease.home_id
        join lease_residents party on party.lease_id = lease.id and party.person_id = ${residentId}
      where lease.status = 'ended' and home.owner_id is not null
        and not exists (select from move_outs where lease_id = lease.id)
      order by "depositCents" desc, lease.id limit 1`.execute(trx),
  );
  const [lease] = rows;
  const files = lease && (await storeEvidence(services, lease));
  if (!lease || !files) return;
  const { homeId, ownerId, endOn, depositCents } = lease;
  const id = newId(now.getTime());
  const sentAt = new Date(`${addDays(endOn, 5)}T18:00:00Z`);
  const settledAt = new Date(`${addDays(endOn, 9)}T18:00:00Z`);
  await asSystem(db, async (trx) => {
    await signRecord(trx, lease.id, files.before, now);
    const timeZone = await timeZoneOf(trx, homeId);
    await trx
      .insertInto('moveOuts')
      .values({
        id,
        homeId,
        ownerId,
        leaseId: lease.id,
        status: 'returned',
        leftOn: endOn,
        timeZone,
        deposit: depositCents,
        returned: depositCents,
        certifiedMailNumber: '9407 3000 0000 0000 0000 00',
        statementSentAt: sentAt,
        statementGivenOn: sentAt.toISOString().slice(0, 10),
        settledAt,
        createdAt: sentAt,
        updatedAt: settledAt,
      })
      .execute();
    const sentOn = settledAt.toISOString().slice(0, 10);
    if (depositCents > 0)
      await storeDepositReturn(trx, { leaseId: lease.id, moveOutId: id, residentId, amount: depositCents, sentOn });
    await trx
      .insertInto('depositDeductions')
      .values({
        id: newId(now.getTime()),
        moveOutId: id,
        homeId,
        ownerId,
        status: 'dropped',
        room: 'Living room',
        description: 'A burn in the carpet',
        item: 'carpet',
        ageMonths: 60,
        cost: 160_000,
        charged: chargeable('carpet', cents(160_000), 60),
        counter: 0,
        proofKind: 'invoice',
        residentNote: 'It was there when I moved in. You can see it in the photo of the first day.',
        beforePhotoId: files.before,
        afterPhotoId: files.after,
        workPhotoId: files.work,
        proofId: files.proof,
        createdAt: sentAt,
        updatedAt: settledAt,
      })
      .execute();
    await shareFiles(trx, lease.id, [files.after, files.work, files.proof]);
  });
  await documentDepositStatement(services, { id });
}

/** The residents left, the inspection found a worn floor, and the deposit is at this point of its way. */
async function leave(services: Services, lease: BookLease, status: DeductionStatus): Promise<void> {
  const { db, clock } = services;
  const now = clock();
  const files = await storeEvidence(services, lease);
  if (!files) return;
  const { before, after, work, proof } = files;
  await asSystem(db, async (trx) => {
    await signRecord(trx, lease.id, before, now);
    const side = await moveOutsRepo.findLease(trx, lease.id, lease.ownerId);
    if (!side) return;
    const owner: MoveOutCall = { db: trx, services, lease: side, personId: lease.ownerId, now };
    await recordLeaving(owner, addDays(now.toISOString().slice(0, 10), -6));
    const row = await moveOutsRepo.lockByLease(trx, lease.id);
    if (!row) return;
    const photoId = newId(now.getTime());
    await trx
      .insertInto('moveOutPhotos')
      .values({
        id: photoId,
        moveOutId: row.id,
        homeId: row.homeId,
        ownerId: row.ownerId,
        documentId: after,
        createdAt: now,
      })
      .execute();
    await shareFiles(trx, lease.id, [after]);
    const at = now.toISOString();
    const change = { at, entityId: '0.0' };
    await syncInspection(owner, {
      cursor: 0,
      changes: [
        { ...change, id: newId(now.getTime()), field: 'item.state', value: 'damaged' },
        { ...change, id: newId(now.getTime()), field: 'item.note', value: 'A burn in the carpet' },
        { ...change, id: newId(now.getTime()), field: 'item.kind', value: 'carpet' },
        { ...change, id: newId(now.getTime()), field: 'item.ageMonths', value: 60 },
        { id: newId(now.getTime()), at, entityId: photoId, field: 'photo.place', value: '0.0' },
      ],
    });
    await finishInspection(owner);
    await addDeduction(owner, {
      room: 'Living room',
      description: 'A burn in the carpet',
      item: 'carpet',
      ageMonths: 60,
      costCents: cents(160_000),
      proofKind: 'invoice',
      proofId: proof,
      beforePhotoId: before,
      afterPhotoId: after,
      workPhotoId: work,
      inspectionItem: '0.0',
    });
    await sendStatement(owner, '9407 3000 0000 0000 0000 00');
    const [line] = await moveOutsRepo.listDeductions(trx, row.id);
    if (!line || status === 'proposed') return;
    const resident: MoveOutCall = { ...owner, personId: lease.residentId };
    await answerDeduction(resident, line.id, {
      answer: 'dispute',
      note: 'The sun bleached it. It was worn when we came.',
      counterCents: cents(DISPUTED_CENTS),
    });
    if (status === 'accepted') {
      await reviseDeduction(owner, line.id, { decision: 'accept_counter' });
      const held = row.deposit ?? 0;
      const payee = payeeOf(owner.lease.terms.residents);
      const amountCents = cents(held - Math.min(held, DISPUTED_CENTS));
      const address = row.forwardingAddress || '1 Main Street, Oakland, CA 94607';
      const payments = [{ method: 'check' as const, payee, amountCents, number: '5012', address }];
      const sentOn = localDay(owner.now, row.timeZone);
      const proof = { documentId: null, sharesDocumentId: null };
      const returned = { requestId: null, personId: idOf('iris'), payments, sentOn, ...proof };
      await recordReturn(trx, owner.lease, returned, owner.now);
    }
    if (status === 'dropped') await reviseDeduction(owner, line.id, { decision: 'drop' });
  });
}

/** The record of the first day: one room, as everyone signed it. */
async function signRecord(trx: Db, leaseId: string, picture: string, now: Date): Promise<void> {
  const items = ['Floor', 'Walls and ceiling'].map((name) => ({ name, state: 'good', note: '' }));
  const rooms = JSON.stringify([{ name: 'Living room', note: '', pictures: [picture], items }]);
  await trx
    .insertInto('conditionRecords')
    .values({
      leaseId,
      rooms,
      hash: createHash('sha256').update(rooms).digest('hex'),
      completedAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await shareFiles(trx, leaseId, [picture]);
}
