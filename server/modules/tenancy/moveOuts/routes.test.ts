import { randomUUID } from 'node:crypto';
import { PDF } from '@libpdf/core';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { documents } from '@/contract/account/documents/endpoints';
import { todos } from '@/contract/account/todos/endpoints';
import { cents, formatExactMoney } from '@/contract/amounts/cents';
import { addDays, daysBetween } from '@/contract/calendar/days';
import { localDay } from '@/contract/calendar/localDay';
import { leases } from '@/contract/leasing/leases/endpoints';
import type { ChargeKind } from '@/contract/money/charges/kinds';
import { moneyRequests } from '@/contract/money/moneyRequests/endpoints';
import { desk } from '@/contract/platform/desk/endpoints';
import { leaseRequests } from '@/contract/tenancy/leaseRequests/endpoints';
import {
  type DeductionAnswer,
  type DeductionRevision,
  type DeductionWork,
  moveOuts,
  type NewDeduction,
} from '@/contract/tenancy/moveOuts/endpoints';
import { notices } from '@/contract/tenancy/notices/endpoints';
import { asSystem } from '@/server/db/client';
import { renderMessage } from '@/server/emails/renderMessage';
import type { Person } from '@/server/http/person';
import { createCharge } from '@/server/modules/money/charges/creation';
import { listSpare } from '@/server/modules/money/charges/repo';
import { accountBalance, accounts, leaseDeposit } from '@/server/modules/money/ledger';
import { post } from '@/server/modules/money/ledger/entries';
import { refusalOf, testApi } from '@/tests/support/api';
import { findLetter, serveLetter } from '@/tests/support/fixtures/letters';
import { findMessages } from '@/tests/support/fixtures/logins';
import { createCharges } from '@/tests/support/fixtures/money/charges';
import { payRent } from '@/tests/support/fixtures/money/payouts';
import { createPerson } from '@/tests/support/fixtures/people';
import { createRunningLease, type TestLease } from '@/tests/support/fixtures/renewals';
import { moveOutQueues } from './deskQueues';
import { applyDepositDeadlines, documentDepositStatement } from './jobs';

const api = testApi();
type State = 'CA' | 'WA' | 'FL' | 'VA';
const at = (lease: TestLease) => ({ params: { tenancyId: lease.id } });
/** The deposit of the lease is in the books, as when its residents paid it. */
const payDeposit = (lease: TestLease, effectiveAt = api.now) =>
  asSystem(api.services.db, (db) =>
    post(db, {
      kind: 'test',
      source: { type: 'test', id: lease.id },
      effectiveAt,
      entries: [
        { account: accounts.bankDeposits, amount: lease.rentCents },
        { account: leaseDeposit(lease.id), amount: -lease.rentCents },
      ],
    }),
  );
async function leave(lease: TestLease, leftOn = '2026-11-20') {
  await payDeposit(lease);
  return api.callAs(lease.owner, moveOuts.recordMoveOut, { ...at(lease), body: { leftOn } });
}
const read = (lease: TestLease, side: 'owner' | 'resident' = 'owner') =>
  api.callAs(lease[side], moveOuts.getMoveOut, at(lease));
const sendUnserved = (lease: TestLease, certifiedMailNumber = '') =>
  api.callAs(lease.owner, moveOuts.sendStatement, { ...at(lease), body: { certifiedMailNumber } });
const subjectOf = async (lease: TestLease) => {
  const [row] = await api.rows<{ id: string }>('select id from move_outs where lease_id = $1', [lease.id]);
  return `move_out:${row?.id}`;
};
/** Sends the statement and, where its paper is asked for, serves it today. */
async function send(lease: TestLease, certifiedMailNumber = '') {
  const sent = await sendUnserved(lease, certifiedMailNumber);
  if (sent.awaitsService) await serveLetter(api, await subjectOf(lease));
  return sent;
}
const answer = (lease: TestLease, deductionId: string, body: DeductionAnswer) =>
  api.callAs(lease.resident, moveOuts.answerDeduction, { params: { deductionId }, body });
const revise = (lease: TestLease, deductionId: string, body: DeductionRevision) =>
  api.callAs(lease.owner, moveOuts.reviseDeduction, { params: { deductionId }, body });
const balanceOf = (code: string) => asSystem(api.services.db, (db) => accountBalance(db, { code, normalSide: 'C' }));
const statusOf = async (table: 'homes' | 'leases' | 'notices', id: string) =>
  (await api.rows<{ status: string }>(`select status from ${table} where id = $1`, [id]))[0]?.status;

async function file(ownerId: string, mime: string): Promise<string> {
  const [row] = await api.rows<{ id: string }>(
    `insert into documents (id, owner_id, category, name, mime, bytes, sha256, storage_key, created_at)
     values (gen_random_uuid(), $1, 'inspection', 'A file', $2, 1, '', 'documents/a', now()) returning id`,
    [ownerId, mime],
  );
  return row?.id ?? '';
}

/** What the PDF of the statement says. */
async function pdfWords(lease: TestLease): Promise<string> {
  const [paper] = await api.rows<{ key: string }>(
    `select storage_key as key from documents where category = 'statement' and owner_id = $1`,
    [lease.resident.id],
  );
  const stored = await api.services.storage.get(paper?.key ?? '');
  const pdf = await PDF.load(new Uint8Array(await new Response(stored?.stream).arrayBuffer()));
  const texts = pdf.extractText().map(({ text }) => text);
  return texts.join(' ').replace(/\s+/g, ' ');
}

/** A photo of the move-in record, one of today, one from after the work, and an invoice. */
async function evidence(lease: TestLease) {
  const beforePhotoId = await file(lease.resident.id, 'image/jpeg');
  await api.rows('insert into condition_pictures (lease_id, document_id) values ($1, $2)', [lease.id, beforePhotoId]);
  return {
    beforePhotoId,
    afterPhotoId: await file(lease.owner.id, 'image/jpeg'),
    workPhotoId: await file(lease.owner.id, 'image/jpeg'),
    proofId: await file(lease.owner.id, 'application/pdf'),
  };
}

async function add(lease: TestLease, more: Partial<NewDeduction> = {}) {
  const body: NewDeduction = {
    room: 'Living room',
    description: 'Burn in the carpet',
    item: 'carpet',
    costCents: cents(160_000),
    ageMonths: 60,
    ...(await evidence(lease)),
    proofKind: 'invoice',
    ...more,
  };
  return api.callAs(lease.owner, moveOuts.addDeduction, { ...at(lease), body });
}

/** Residents who left, with one line of $600, and the deposit in the books. */
async function left(state: State = 'CA') {
  const lease = await createRunningLease(api, { state });
  await leave(lease);
  const withLine = await add(lease);
  return { lease, lineId: withLine.deductions[0]?.id ?? '', deposit: withLine.deposit?.heldCents ?? 0 };
}

const today = () => api.now.toISOString().slice(0, 10);

/** Asks to return this amount of the deposit to its residents, by check. */
async function giveBack(by: Person, lease: TestLease, amountCents: number, more: object = {}, whole: object = {}) {
  const payee = (await read(lease)).deposit?.payee ?? '';
  const payment = { method: 'check', payee, amountCents, number: '5001', address: '12 Oak Street, Reno, NV 89501' };
  const documentId = await file(by.id, 'application/pdf');
  const body = { payments: [{ ...payment, ...more }], sentOn: today(), documentId, reason: 'Moved out', ...whole };
  return api.callAs(by, moveOuts.recordReturn, { ...at(lease), body: body as never });
}
const approveReturn = (by: Person, { request }: { request: { id: string } }) =>
  api.callAs(by, moneyRequests.approveMoneyRequest, { params: { moneyRequestId: request.id } });

describe('saveMoveOutPlan', () => {
  test('keeps what the owner decides, and residents do not see it', async () => {
    const lease = await createRunningLease(api);
    const body = {
      next: 're_lease' as const,
      targetRentCents: cents(310_000),
      scope: ['paint' as const],
      readyOn: '2027-03-10',
      inspectionOn: '2027-02-15',
    };
    const save = (plan: typeof body | { [K in keyof typeof body]: unknown }) =>
      api.callAs(lease.owner, moveOuts.saveMoveOutPlan, { ...at(lease), body: plan as typeof body });
    expect((await save(body)).plan).toEqual(body);
    expect(await refusalOf(save({ ...body, targetRentCents: null }))).toMatchObject({ status: 400 });
    expect((await read(lease, 'resident')).plan).toBeNull();
    expect((await read(lease)).inspectionRight?.source).toBe('Cal. Civ. Code § 1950.5(f)');
  });
});

describe('saveChecklist', () => {
  test('is the residents’, and both sides see it', async () => {
    const lease = await createRunningLease(api);
    const save = (side: 'owner' | 'resident') =>
      api.callAs(lease[side], moveOuts.saveChecklist, {
        ...at(lease),
        body: { done: ['keys', 'keys'], forwardingAddress: '1 New St' },
      });
    await save('resident');
    const seen = await read(lease);
    expect(seen.checklist.filter(({ done }) => done).map(({ id }) => id)).toEqual(['forwarding', 'keys']);
    expect(seen.forwardingAddress).toBe('1 New St');
    expect(await refusalOf(save('owner'))).toMatchObject({ status: 403 });
  });
});

describe('the checklist before the last day', () => {
  const leaving = async (state: State) => {
    const lease = await createRunningLease(api, { state });
    await api.callAs(lease.resident, notices.giveNotice, {
      params: { leaseId: lease.id },
      body: {
        lastDay: '2027-02-28',
        cause: null,
        note: '',
        forwardingAddress: '1 New St, Oakland',
        acceptsQuote: false,
      },
    });
    return lease;
  };
  const ask = (lease: TestLease, side: 'owner' | 'resident' = 'resident') =>
    api.callAs(lease[side], moveOuts.askForInspection, { ...at(lease), body: {} });

  test('knows the forwarding address that came with the notice, and its to-do leads to it', async () => {
    const lease = await leaving('CA');
    const seen = await read(lease, 'resident');
    expect(seen.forwardingAddress).toBe('1 New St, Oakland');
    expect(seen.checklist.filter(({ done }) => done).map(({ id }) => id)).toEqual(['forwarding']);
    const step = (await api.callAs(lease.resident, todos.listTodos)).find(({ kind }) => kind === 'notice.given');
    expect(step?.action.href).toBe(`/accounts/home/properties#checklist-of-${lease.id}`);
  });

  describe('askForInspection', () => {
    test('in California residents ask for a first inspection in the last two weeks, with 48 hours’ notice', async () => {
      const lease = await leaving('CA');
      expect((await read(lease, 'resident')).inspectionRight).toMatchObject({
        source: 'Cal. Civ. Code § 1950.5(f)',
        first: { from: '2027-02-14', until: '2027-02-28', canAsk: true },
        askedAt: null,
      });
      expect(await refusalOf(ask(lease, 'owner'))).toMatchObject({ status: 403 });
      const asked = await ask(lease);
      expect(asked.inspectionRight).toMatchObject({ first: { canAsk: false }, askedAt: api.now.toISOString() });
      expect(await refusalOf(ask(lease))).toMatchObject({ status: 409 });
      expect(await eventsOf(lease.owner.email)).toContain('inspectionAsked');
      const step = (await api.callAs(lease.owner, todos.listTodos)).find(
        ({ kind }) => kind === 'moveOut.firstInspection',
      );
      expect(step).toMatchObject({
        dueOn: '2027-02-28',
        action: { href: `/accounts/move-out-inspections/${lease.id}` },
      });
      const schedule = (startsAt: string) =>
        api.callAs(lease.owner, moveOuts.scheduleMoveOutInspection, { ...at(lease), body: { startsAt } });
      const soon = new Date(api.now.getTime() + 47 * 3_600_000).toISOString();
      expect(await refusalOf(schedule(soon))).toMatchObject({
        fields: { startsAt: 'The residents get 48 hours’ notice. Choose a later time.' },
      });
      await schedule('2027-02-16T18:00:00.000Z');
      expect((await api.callAs(lease.owner, todos.listTodos)).map(({ kind }) => kind)).not.toContain(
        'moveOut.firstInspection',
      );
    });

    test.each(['WA', 'FL', 'VA'] as const)('in %s there is nothing to ask for', async (state) => {
      const lease = await leaving(state);
      expect((await read(lease, 'resident')).inspectionRight?.first ?? null).toBeNull();
      expect(await refusalOf(ask(lease))).toMatchObject({ status: 409 });
    });
  });
});

describe('recordMoveOut', () => {
  test.each([
    ['FL', '2026-12-05', '2026-12-20'],
    ['CA', '2026-12-11', '2026-12-11'],
    ['WA', '2027-03-30', '2027-03-30'],
    ['VA', '2027-04-14', '2027-04-14'],
  ] as const)('in %s ends the lease and counts down to %s, to claim by %s', async (state, returnBy, claimBy) => {
    const lease = await createRunningLease(api, { state });
    const seen = await leave(lease);
    expect(seen).toMatchObject({
      status: 'left',
      leftOn: '2026-11-20',
      deadline: { returnBy, claimBy, missed: false },
    });
    expect(await statusOf('leases', lease.id)).toBe('ended');
    expect(await statusOf('homes', lease.homeId)).toBe('turnover');
    expect((await read(lease, 'resident')).deadline?.returnBy).toBe(returnBy);
    expect(await refusalOf(leave(lease))).toMatchObject({ status: 409 });
  });

  test('refuses a day to come and one before the lease', async () => {
    const lease = await createRunningLease(api);
    expect(await refusalOf(leave(lease, '2026-11-22'))).toMatchObject({ status: 400 });
    expect(await refusalOf(leave(lease, '2026-02-28'))).toMatchObject({ status: 400 });
    expect(await statusOf('leases', lease.id)).toBe('active');
  });

  test('after a lease is broken, the rent of the month after the notice does not stay open', async () => {
    const lease = await createRunningLease(api);
    await createCharges(api, lease.id);
    const ahead = () =>
      api.rows<{ open: number }>(
        `select coalesce(sum(amount - paid - credited) filter (where status in ('open', 'partly_paid')), 0)::int as open
         from charges where lease_id = $1 and kind = 'rent' and due_on > '2026-11-20'`,
        [lease.id],
      );
    expect((await ahead())[0]?.open).toBeGreaterThan(0);
    await api.rows(
      `insert into notices (id, home_id, owner_id, lease_id, side, status, last_day, earliest_on, breaks_lease, terms,
         given_by, given_at, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, $3, 'resident', 'given', '2026-11-20', '2026-12-20', true, '{}', $4, $5, $5, $5)`,
      [lease.homeId, lease.owner.id, lease.id, lease.resident.id, api.now.toISOString()],
    );
    await leave(lease);
    expect(await ahead()).toEqual([{ open: 0 }]);
  });

  test('leaves the lease with the reason that both sides read', async () => {
    const lease = await createRunningLease(api);
    await leave(lease);
    const seen = await api.callAs(lease.resident, leases.getLease, { params: { leaseId: lease.id } });
    expect(seen).toMatchObject({ status: 'ended', ended: { reason: 'The residents moved out.' } });
    expect((await findMessages(api, lease.resident.email)).map(({ template }) => template)).toContain('moveOutUpdate');
  });
});

describe('addDeduction', () => {
  test('charges what the item still had of its useful life', async () => {
    const { lease, deposit } = await left();
    const seen = await read(lease);
    expect(seen.deductions[0]).toMatchObject({ costCents: 160_000, lifeMonths: 96, chargedCents: 60_000 });
    expect(seen.deposit).toMatchObject({ deductedCents: 60_000, refundCents: deposit - 60_000, returnedCents: 0 });
    expect((await read(lease, 'resident')).deductions).toEqual([]);
  });

  test('is refused without the photo pair or the proof', async () => {
    const { lease } = await left();
    const files = await evidence(lease);
    const refused = async (more: Partial<NewDeduction>) => (await refusalOf(add(lease, { ...files, ...more }))).status;
    const foreign = await file((await createPerson(api)).id, 'image/jpeg');
    expect(await refused({ beforePhotoId: files.afterPhotoId })).toBe(400);
    expect(await refused({ afterPhotoId: files.beforePhotoId })).toBe(400);
    expect(await refused({ afterPhotoId: files.proofId })).toBe(400);
    expect(await refused({ afterPhotoId: foreign })).toBe(400);
    expect(await refused({ proofId: files.afterPhotoId })).toBe(400);
    expect(await refused({ proofId: foreign })).toBe(400);
    expect((await read(lease)).deductions).toHaveLength(1);
  });

  // Civ. Code § 1950.5(g): photos before the work and after it, for each repair or cleaning that the deposit pays.
  test.each([
    ['CA', 'cleaning', 'invoice', false],
    ['CA', 'carpet', 'invoice', false],
    ['CA', 'carpet', 'estimate', true],
    ['WA', 'carpet', 'invoice', true],
    ['FL', 'cleaning', 'invoice', true],
    ['VA', 'carpet', 'invoice', true],
  ] as const)(
    'in %s, a line for %s by an %s without a photo from after the work is added: %s',
    async (state, item, proofKind, isAdded) => {
      const lease = await createRunningLease(api, { state });
      const seen = await leave(lease);
      expect(seen.needsWorkPhoto).toBe(state === 'CA');
      const adding = add(lease, { item, proofKind, workPhotoId: null });
      if (isAdded) expect((await adding).deductions).toHaveLength(1);
      else
        expect((await refusalOf(adding)).fields).toEqual({
          workPhotoId: 'Add a photo from after the work (Cal. Civ. Code § 1950.5(g) and (h)(2)(D) (AB 2801)).',
        });
    },
  );

  test('takes no other file as the photo from after the work', async () => {
    const { lease } = await left('WA');
    const files = await evidence(lease);
    const foreign = await file((await createPerson(api)).id, 'image/jpeg');
    for (const workPhotoId of [files.beforePhotoId, files.afterPhotoId, files.proofId, foreign])
      expect((await refusalOf(add(lease, { ...files, workPhotoId }))).fields).toHaveProperty('workPhotoId');
  });

  test('is refused without an age, which would make an old item new, and with absurd figures', async () => {
    const { lease } = await left();
    const fields = async (more: object) => (await refusalOf(add(lease, more))).fields;
    expect(await fields({ ageMonths: null })).toEqual({ ageMonths: 'Enter the age in months' });
    expect(await fields({ ageMonths: -1 })).toHaveProperty('ageMonths');
    expect(await fields({ ageMonths: 1_201 })).toHaveProperty('ageMonths');
    for (const costCents of [-1, 0, 0.5, 100_000_001]) expect(await fields({ costCents })).toHaveProperty('costCents');
    expect((await read(lease)).deductions).toHaveLength(1);
  });

  test('is refused after the legal deadline, and the statement returns all of it', async () => {
    const lease = await createRunningLease(api, { state: 'FL' });
    await leave(lease);
    await api.rows(`update move_outs set left_on = '2026-10-22' where lease_id = $1`, [lease.id]);
    const day30 = await add(lease);
    expect(day30.deadline?.missed).toBe(false);
    await api.rows(`update move_outs set left_on = '2026-10-21' where lease_id = $1`, [lease.id]);
    expect((await read(lease)).deadline?.missed).toBe(true);
    expect(await refusalOf(add(lease))).toMatchObject({ status: 409 });
    expect(await refusalOf(send(lease, '9407'))).toMatchObject({ status: 409 });
    const line = (await read(lease)).deductions[0]?.id ?? '';
    await api.callAs(lease.owner, moveOuts.removeDeduction, { params: { deductionId: line } });
    const sent = await send(lease);
    expect(sent.deposit).toMatchObject({ deductedCents: 0, refundCents: sent.deposit?.heldCents });
  });
});

describe('removeDeduction', () => {
  test('is possible until the statement is sent', async () => {
    const { lease, lineId } = await left();
    const remove = () => api.callAs(lease.owner, moveOuts.removeDeduction, { params: { deductionId: lineId } });
    await send(lease);
    expect(await refusalOf(remove())).toMatchObject({ status: 409 });
  });
});

describe('sendStatement', () => {
  test('in California is refused while a repair has no photo from after the work, and the residents get all three', async () => {
    const { lease, lineId } = await left('CA');
    const photoOf = async () => (await read(lease)).deductions[0]?.workPhotoId;
    const workPhotoId = await photoOf();
    const set = (id: string | null | undefined) =>
      api.rows('update deposit_deductions set work_photo_id = $2 where id = $1', [lineId, id]);
    await set(null);
    expect((await refusalOf(sendUnserved(lease))).message).toMatch(
      /Burn in the carpet has no photo from after the work \(Cal\. Civ\. Code § 1950\.5\(g\)/,
    );
    await set(workPhotoId);
    await send(lease);
    const [line] = (await read(lease, 'resident')).deductions;
    const ids = [line?.beforePhotoId, line?.afterPhotoId, line?.workPhotoId];
    const shared = await api.rows<{ id: string }>(
      'select document_id as id from condition_pictures where lease_id = $1 and document_id = any($2::uuid[])',
      [lease.id, ids],
    );
    expect(shared).toHaveLength(3);
    const [row] = await api.rows<{ id: string }>('select id from move_outs where lease_id = $1', [lease.id]);
    await documentDepositStatement(api.services, { id: row?.id });
    expect(await pdfWords(lease)).toContain('from after you moved out, and from after the work');
  });

  test('in Florida asks for the number of the certified letter', async () => {
    const { lease } = await left('FL');
    expect(await refusalOf(send(lease))).toMatchObject({ status: 400 });
    const sent = await send(lease, '9407 1234');
    expect(sent).toMatchObject({
      status: 'itemized',
      certifiedMailNumber: '9407 1234',
      deadline: { objectBy: '2026-12-16' },
    });
  });

  test('in Florida the rest of the deposit is due 30 days after the notice, and the desk counts to that day', async () => {
    const { lease } = await left('FL');
    await send(lease, '9407 1234');
    const { deadline } = await read(lease);
    // Fla. Stat. § 83.49(3)(b), from November 21, 2026.
    expect(deadline).toMatchObject({ balanceBy: '2026-12-21' });
    const queue = moveOutQueues.find(({ id }) => id === 'deposits_to_return') ?? expect.fail('no queue');
    const query = queue.items(api.now).compile(api.services.db);
    const rows = await api.rows<{ home_id: string; due_at: Date }>(query.sql, [...query.parameters]);
    const due = rows.find((row) => row.home_id === lease.homeId)?.due_at;
    expect(due && localDay(new Date(due), 'America/Los_Angeles')).toBe('2026-12-21');
  });

  test.each([
    ['FL', true],
    ['CA', false],
  ] as const)(
    'in %s the PDF says in both languages what becomes of silence; with the words of a claim: %s',
    async (state, hasClaim) => {
      const { lease } = await left(state);
      await send(lease, '9407 1234');
      const [row] = await api.rows<{ id: string }>('select id from move_outs where lease_id = $1', [lease.id]);
      await documentDepositStatement(api.services, { id: row?.id });
      const words = await pdfWords(lease);
      expect(words).toContain('the other side has 30 days to answer');
      expect(words).toContain('la otra parte tiene 30 días para responder');
      const claim = 'claim for damages in the amount of $600.00 upon your security deposit';
      expect(words.includes(claim)).toBe(hasClaim);
      expect(words.includes('within 15 days from the time you receive this notice')).toBe(hasClaim);
      expect(words.includes('Este es un aviso de mi intención de presentar un reclamo')).toBe(hasClaim);
    },
  );

  // S.F. Administrative Code 49.2: a full year at the rate of its last day, the rest by days.
  test('names the interest that a deposit held since 2024 in San Francisco earned', async () => {
    const lease = await createRunningLease(api);
    await api.rows(
      `update leases set terms = jsonb_set(jsonb_set(terms, '{address,city}', '"San Francisco"'), '{address,zipcode}',
        '"94110"') where id = $1`,
      [lease.id],
    );
    await payDeposit(lease, new Date('2024-02-01T20:00:00Z'));
    await api.callAs(lease.owner, moveOuts.recordMoveOut, { ...at(lease), body: { leftOn: '2026-11-20' } });
    await send(lease);
    const [row] = await api.rows<{ id: string }>('select id from move_outs where lease_id = $1', [lease.id]);
    await documentDepositStatement(api.services, { id: row?.id });
    // $3,000 × 5.2%, then × 5%, then × 4.2% × 292 days / 365.
    const words = await pdfWords(lease);
    for (const label of ['Interest on the deposit', 'Intereses del depósito'])
      expect(words).toContain(`${label}: $406.80`);
  });

  test('shows residents each line with its evidence, and gives both sides the PDF', async () => {
    const { lease } = await left();
    await send(lease);
    const seen = await read(lease, 'resident');
    expect(seen.deductions).toHaveLength(1);
    const [row] = await api.rows<{ id: string }>('select id from move_outs where lease_id = $1', [lease.id]);
    await documentDepositStatement(api.services, { id: row?.id });
    await documentDepositStatement(api.services, { id: row?.id });
    for (const person of [lease.owner, lease.resident]) {
      const { items } = await api.callAs(person, documents.listDocuments);
      expect(items.filter(({ category }) => category === 'statement')).toHaveLength(1);
    }
    expect((await api.callAs(lease.resident, todos.listTodos)).map(({ kind }) => kind)).toContain('moveOut.answer');
  });

  test('without a line returns the full deposit at once', async () => {
    const lease = await createRunningLease(api);
    await leave(lease);
    expect(await send(lease)).toMatchObject({ status: 'settled', deposit: { deductedCents: 0 } });
  });
});

describe('answerDeduction', () => {
  test.each([
    ['CA', ''],
    ['WA', ''],
    ['FL', '9407 1234'],
    ['VA', ''],
  ] as const)(
    'in %s disputed, offered, and accepted: the books move what was agreed, and nothing else',
    async (state, certifiedMailNumber) => {
      const { lease, lineId, deposit } = await left(state);
      await send(lease, certifiedMailNumber);
      const negative = answer(lease, lineId, { answer: 'dispute', note: 'It was worn', counterCents: cents(-1) });
      expect(await refusalOf(negative)).toMatchObject({ status: 400, fields: { counterCents: 'Enter $0 or more' } });
      const tooMuch = answer(lease, lineId, { answer: 'dispute', note: 'It was worn', counterCents: cents(60_000) });
      expect(await refusalOf(tooMuch)).toMatchObject({ status: 400 });
      const disputed = await answer(lease, lineId, {
        answer: 'dispute',
        note: 'It was worn',
        counterCents: cents(20_000),
      });
      expect(disputed.deductions[0]).toMatchObject({ status: 'disputed', counterCents: 20_000 });
      expect((await api.callAs(lease.owner, todos.listTodos)).map(({ kind }) => kind)).toContain('moveOut.dispute');
      expect(await refusalOf(revise(lease, lineId, { decision: 'offer', offerCents: cents(60_001) }))).toMatchObject({
        status: 400,
      });
      await revise(lease, lineId, { decision: 'offer', offerCents: cents(35_000) });
      const agreed = await answer(lease, lineId, { answer: 'accept' });
      expect(agreed).toMatchObject({
        status: 'settled',
        deposit: { deductedCents: 35_000, refundCents: deposit - 35_000 },
      });
      expect(await balanceOf(leaseDeposit(lease.id).code)).toBe(deposit - 35_000);
      expect(await balanceOf(`home:${lease.homeId}:payable`)).toBe(35_000);
      expect(await refusalOf(answer(lease, lineId, { answer: 'accept' }))).toMatchObject({ status: 409 });
    },
  );
});

describe('reviseDeduction', () => {
  test('takes the residents’ amount, or drops the line', async () => {
    const one = await left();
    await send(one.lease);
    expect(await refusalOf(revise(one.lease, one.lineId, { decision: 'accept_counter' }))).toMatchObject({
      status: 409,
    });
    await answer(one.lease, one.lineId, { answer: 'dispute', note: 'Too high', counterCents: cents(0) });
    expect(await revise(one.lease, one.lineId, { decision: 'accept_counter' })).toMatchObject({ status: 'settled' });
    const other = await left();
    await send(other.lease);
    expect(await revise(other.lease, other.lineId, { decision: 'drop' })).toMatchObject({
      status: 'settled',
      deposit: { deductedCents: 0 },
    });
  });
});

describe('addOwedCharge', () => {
  /** A charge that is open, as the schedule or our team made it. */
  const charge = (lease: TestLease, amount: number, more: { kind?: ChargeKind; dueOn?: string } = {}) =>
    asSystem(api.services.db, async (db) => {
      const subject = { leaseId: lease.id, homeId: lease.homeId, ownerId: lease.owner.id };
      const { kind = 'rent', dueOn = '2026-11-01' } = more;
      const made = await createCharge(
        db,
        subject,
        { kind, source: `test:${randomUUID()}`, description: 'Rent', dueOn, amount },
        api.now,
      );
      return made?.id ?? '';
    });
  const addOwed = (lease: TestLease, chargeId: string, side: 'owner' | 'resident' = 'owner') =>
    api.callAs(lease[side], moveOuts.addOwedCharge, { ...at(lease), body: { chargeId } });
  const chargesOf = (lease: TestLease) =>
    api.rows<{ description: string; open: number; status: string }>(
      `select description, (amount - paid - credited)::int as open, status from charges where lease_id = $1
       order by due_on, id`,
      [lease.id],
    );
  const spareOf = (lease: TestLease) => asSystem(api.services.db, (db) => listSpare(db, lease.id));

  test('rent of $3,000 that was never paid is kept from the deposit, without a photo, and the account is even', async () => {
    const lease = await createRunningLease(api);
    const id = await charge(lease, lease.rentCents);
    await leave(lease);
    expect((await read(lease)).owedCharges).toEqual([
      { id, description: 'Rent', dueOn: '2026-11-01', openCents: lease.rentCents },
    ]);
    expect(await refusalOf(addOwed(lease, id, 'resident'))).toMatchObject({ status: 403 });
    const added = await addOwed(lease, id);
    expect(added).toMatchObject({ owedCharges: [], deposit: { deductedCents: lease.rentCents, refundCents: 0 } });
    expect(added.deductions).toMatchObject([
      { chargeId: id, proofKind: 'account', description: 'Rent, due Nov 1, 2026' },
    ]);
    expect(await refusalOf(addOwed(lease, id))).toMatchObject({ status: 409 });
    await send(lease);
    const accepted = await answer(lease, added.deductions[0]?.id ?? '', { answer: 'accept' });
    expect(accepted.status).toBe('returned');
    expect(await chargesOf(lease)).toEqual([{ description: 'Rent', open: 0, status: 'paid' }]);
    expect(await balanceOf(leaseDeposit(lease.id).code)).toBe(0);
    expect(await balanceOf(`lease:${lease.id}:receivable`)).toBe(0);
    expect(await balanceOf(`home:${lease.homeId}:payable`)).toBe(lease.rentCents);
    expect(await spareOf(lease)).toEqual([]);
    await documentDepositStatement(api.services, { id: (await subjectOf(lease)).slice('move_out:'.length) });
    expect(await pdfWords(lease)).toContain('Unpaid under the lease. Evidence: the account of the lease');
  });

  test('rent comes before damage, and damage beyond the deposit is charged once, in 30 days', async () => {
    const { lease, lineId } = await left();
    const id = await charge(lease, lease.rentCents - 20_000);
    const added = await addOwed(lease, id);
    expect(added.deposit).toMatchObject({ deductedCents: lease.rentCents, refundCents: 0, beyondCents: 40_000 });
    await send(lease);
    for (const line of added.deductions) await answer(lease, line.id, { answer: 'accept' });
    const [claimed] = await api.rows('select claimed::int as cents from deposit_deductions where id = $1', [lineId]);
    expect(claimed).toEqual({ cents: 20_000 });
    expect(await chargesOf(lease)).toMatchObject([
      { status: 'paid', open: 0 },
      { description: 'Damage beyond the security deposit', open: 40_000, status: 'open' },
    ]);
    expect(await balanceOf(`lease:${lease.id}:receivable`)).toBe(-40_000);
  });

  test('a line that stood and is disputed after all gives back what it no longer pays', async () => {
    const lease = await createRunningLease(api);
    const id = await charge(lease, 100_000);
    await leave(lease);
    const lineId = (await addOwed(lease, id)).deductions[0]?.id ?? '';
    await send(lease);
    await onDay('2026-12-22');
    expect(await chargesOf(lease)).toMatchObject([{ status: 'paid' }]);
    await answer(lease, lineId, { answer: 'dispute', note: 'We paid in cash', counterCents: cents(60_000) });
    await revise(lease, lineId, { decision: 'accept_counter' });
    expect(await chargesOf(lease)).toMatchObject([{ open: 40_000, status: 'partly_paid' }]);
    expect(await balanceOf(`lease:${lease.id}:receivable`)).toBe(-40_000);
    expect(await balanceOf(leaseDeposit(lease.id).code)).toBe(lease.rentCents - 60_000);
    expect(await spareOf(lease)).toEqual([]);
  });

  test('a charge that was paid meanwhile takes nothing, and our own fees are no line', async () => {
    const lease = await createRunningLease(api);
    const [id, fee] = [await charge(lease, 100_000), await charge(lease, 5_000, { kind: 'late_fee' })];
    await leave(lease);
    expect(await refusalOf(addOwed(lease, fee))).toMatchObject({ status: 400 });
    const lineId = (await addOwed(lease, id)).deductions[0]?.id ?? '';
    await send(lease);
    await payRent(api, { leaseId: lease.id }, id, 100_000);
    const accepted = await answer(lease, lineId, { answer: 'accept' });
    expect(accepted).toMatchObject({ status: 'settled', deposit: { deductedCents: 0, refundCents: lease.rentCents } });
    expect(await balanceOf(leaseDeposit(lease.id).code)).toBe(lease.rentCents);
  });
});

const eventsOf = async (email: string) =>
  (await findMessages(api, email)).map(({ data }) => (data as { event?: string }).event);

describe('sendContractorNotice', () => {
  const notice = (lease: TestLease, side: 'owner' | 'resident' = 'owner') =>
    api.callAs(lease[side], moveOuts.sendContractorNotice, { ...at(lease), body: {} });

  test('in Virginia gives 15 more days, once, and the residents hear of it', async () => {
    const { lease } = await left('VA');
    const before = (await read(lease)).deadline;
    expect(before).toMatchObject({ contractorDays: 15, contractorNoticeOn: null });
    expect(await refusalOf(notice(lease, 'resident'))).toMatchObject({ status: 403 });
    const after = (await notice(lease)).deadline;
    expect(after).toMatchObject({ contractorDays: null, contractorNoticeOn: '2026-11-21', returnBy: before?.returnBy });
    expect(daysBetween(before?.claimBy ?? '', after?.claimBy ?? '')).toBe(15);
    expect(await eventsOf(lease.resident.email)).toContain('contractor');
    expect(await refusalOf(notice(lease))).toMatchObject({ status: 409 });
  });

  test.each(['CA', 'WA', 'FL'] as const)('in %s gives none', async (state) => {
    const { lease } = await left(state);
    expect((await read(lease)).deadline?.contractorDays).toBeNull();
    expect(await refusalOf(notice(lease))).toMatchObject({ status: 409 });
  });
});

/** Does something at another time. */
async function atTime<T>(time: string, act: () => Promise<T>): Promise<T> {
  const before = api.now;
  api.now = new Date(time);
  try {
    return await act();
  } finally {
    api.now = before;
  }
}
const onDay = (day: string) => atTime(`${day}T20:00:00Z`, () => applyDepositDeadlines(api.services));
/** The last second of a day at a home in this state. */
const lastSecond = (day: string, state: State) =>
  Temporal.PlainDateTime.from(`${day}T23:59:59`)
    .toZonedDateTime(state === 'FL' ? 'America/New_York' : 'America/Los_Angeles')
    .toInstant()
    .toString({ fractionalSecondDigits: 3 });

describe('the paper of a statement', () => {
  test.each([
    // First-class mail or in person, by the 21st and the 30th day (Cal. Civ. Code § 1950.5(h), RCW 59.18.280(1)).
    ['CA', '2026-12-11'],
    ['WA', '2027-03-30'],
  ] as const)('in %s, a claim that was not served by %s takes nothing', async (state, last) => {
    const { lease, deposit } = await left(state);
    const sent = await sendUnserved(lease);
    expect(sent).toMatchObject({ status: 'itemized', awaitsService: true, deductions: [{ answerBy: null }] });
    expect(await findLetter(api, await subjectOf(lease))).toMatchObject({ kind: 'statement', due_on: last });
    await onDay(last);
    expect((await read(lease)).status).toBe('itemized');
    await onDay(addDays(last, 1));
    expect(await read(lease)).toMatchObject({
      status: 'settled',
      deposit: { deductedCents: 0, refundCents: deposit },
      deductions: [{ status: 'dropped' }],
    });
    expect(await findLetter(api, await subjectOf(lease))).toMatchObject({ status: 'canceled' });
  });

  test('that was mailed on a Sunday and a holiday counts from the next day of the mail, and the days to answer follow', async () => {
    const { lease } = await left();
    await sendUnserved(lease);
    await atTime('2026-11-27T20:00:00Z', async () => {
      // Thanksgiving.
      await serveLetter(api, await subjectOf(lease), { method: 'mail', servedOn: '2026-11-26' });
      expect((await read(lease)).deductions[0]).toMatchObject({ answerBy: '2026-12-27' });
    });
  });

  test('served after the deadline takes nothing', async () => {
    const { lease, deposit } = await left();
    await sendUnserved(lease);
    await atTime('2026-12-12T20:00:00Z', async () => {
      await serveLetter(api, await subjectOf(lease), { servedOn: '2026-12-12' });
    });
    expect((await read(lease)).deposit).toMatchObject({ deductedCents: 0, refundCents: deposit });
  });

  test('in Virginia, and of a deposit that all goes back, is not asked for', async () => {
    const { lease } = await left('VA');
    expect(await sendUnserved(lease)).toMatchObject({ awaitsService: false });
    const whole = await createRunningLease(api);
    await leave(whole);
    expect(await sendUnserved(whole)).toMatchObject({ awaitsService: false });
    expect(await findLetter(api, await subjectOf(whole))).toBeUndefined();
  });
});

describe('deposit deadlines', () => {
  test.each([
    ['CA', '2026-12-11', '2026-12-12'],
    ['WA', '2027-03-30', '2027-03-31'],
    ['FL', '2026-12-20', '2026-12-21'],
  ] as const)(
    'in %s without a statement by %s, nothing is kept and both sides hear that all of it goes back',
    async (state, last, after) => {
      const { lease, deposit } = await left(state);
      await onDay(last);
      expect((await read(lease)).status).toBe('left');
      await onDay(after);
      await onDay(after);
      expect(await read(lease)).toMatchObject({
        status: 'settled',
        deposit: { deductedCents: 0, refundCents: deposit },
        deductions: [{ status: 'dropped' }],
        deadline: { missed: true },
      });
      expect(await balanceOf(leaseDeposit(lease.id).code)).toBe(deposit);
      for (const { email } of [lease.owner, lease.resident]) {
        expect((await eventsOf(email)).filter((event) => event === 'barred')).toHaveLength(1);
      }
    },
  );

  test.each([
    ['CA', '2026-12-21', '2030-11-21'],
    ['WA', '2026-12-21', '2032-11-21'],
    // 15 days to object, and those for the mail.
    ['FL', '2026-12-16', '2031-11-21'],
    ['VA', '2026-12-21', '2031-11-21'],
  ] as const)(
    'in %s a line nobody answers by %s stands, the money is released, and it may be disputed until %s',
    async (state, answerBy, disputeBy) => {
      const { lease, lineId, deposit } = await left(state);
      await send(lease, '9407 1234');
      expect((await read(lease, 'resident')).deductions[0]).toMatchObject({ answerBy, disputeBy: null });
      await onDay(answerBy);
      expect((await read(lease)).status).toBe('itemized');
      await onDay(addDays(answerBy, 1));
      await onDay(addDays(answerBy, 1));
      expect(await read(lease, 'resident')).toMatchObject({
        status: 'settled',
        deposit: { deductedCents: 60_000, refundCents: deposit - 60_000 },
        deductions: [
          { status: 'unanswered', agreedCents: null, answerBy: null, stoodOn: addDays(answerBy, 1), disputeBy },
        ],
      });
      expect(await balanceOf(`home:${lease.homeId}:payable`)).toBe(60_000);
      for (const { email } of [lease.owner, lease.resident])
        expect((await eventsOf(email)).filter((event) => event === 'stands')).toHaveLength(1);

      const dispute = () =>
        answer(lease, lineId, { answer: 'dispute', note: 'It was worn', counterCents: cents(20_000) });
      const disputed = await dispute();
      expect(disputed).toMatchObject({ status: 'itemized', deductions: [{ status: 'disputed' }] });
      // No money moves before both sides agree.
      expect(await balanceOf(`home:${lease.homeId}:payable`)).toBe(60_000);
      const agreed = await revise(lease, lineId, { decision: 'accept_counter' });
      expect(agreed).toMatchObject({ status: 'settled', deposit: { refundCents: deposit - 20_000 } });
      expect(await balanceOf(`home:${lease.homeId}:payable`)).toBe(20_000);
      expect(await balanceOf(leaseDeposit(lease.id).code)).toBe(deposit - 20_000);
    },
  );

  test.each([
    ['CA', 4],
    ['WA', 6],
    ['FL', 5],
    ['VA', 5],
  ] as const)(
    'in %s refuses a dispute of a line that stands once the %s years to sue are over',
    async (state, years) => {
      const { lease, lineId } = await left(state);
      await send(lease, '9407 1234');
      await onDay('2026-12-22');
      expect(await refusalOf(answer(lease, lineId, { answer: 'accept' }))).toMatchObject({ status: 409 });
      const dispute = () => answer(lease, lineId, { answer: 'dispute', note: 'It was worn', counterCents: cents(0) });
      const sentOn = (day: string) =>
        api.rows('update move_outs set statement_sent_at = $2 where lease_id = $1', [
          lease.id,
          `${2026 - years}-${day}T20:00:00Z`,
        ]);
      await sentOn('11-20');
      expect(await refusalOf(dispute())).toMatchObject({ status: 409 });
      expect((await read(lease)).status).toBe('settled');
      await sentOn('11-21');
      expect((await dispute()).status).toBe('itemized');
    },
  );

  const states = [['CA'], ['WA'], ['FL'], ['VA']] as const;
  const dispute = (lease: TestLease, lineId: string, counterCents = 20_000) =>
    answer(lease, lineId, { answer: 'dispute', note: 'It was worn', counterCents: cents(counterCents) });
  const lineOf = async (lease: TestLease, side: 'owner' | 'resident' = 'owner') =>
    (await read(lease, side)).deductions[0];
  const times = async (email: string, event: string) => (await eventsOf(email)).filter((each) => each === event).length;

  test.each(states)(
    'in %s an offer nobody answers for 30 days stands, after a reminder, and may still be disputed',
    async (state) => {
      const { lease, lineId, deposit } = await left(state);
      await send(lease, '9407 1234');
      await dispute(lease, lineId);
      await revise(lease, lineId, { decision: 'offer', offerCents: cents(35_000) });
      expect(await lineOf(lease, 'resident')).toMatchObject({ answerBy: '2026-12-21' });
      expect(await times(lease.resident.email, 'offer')).toBe(1);
      await onDay('2026-12-13');
      expect(await times(lease.resident.email, 'answerSoon')).toBe(0);
      await onDay('2026-12-14');
      await onDay('2026-12-15');
      expect(await times(lease.resident.email, 'answerSoon')).toBe(1);
      expect(await times(lease.owner.email, 'answerSoon')).toBe(0);
      await onDay('2026-12-21');
      expect(await read(lease)).toMatchObject({ status: 'itemized', deductions: [{ status: 'proposed' }] });
      await onDay('2026-12-22');
      await onDay('2026-12-22');
      expect(await read(lease, 'resident')).toMatchObject({
        status: 'settled',
        deposit: { deductedCents: 35_000, refundCents: deposit - 35_000 },
        deductions: [{ status: 'unanswered', stoodOn: '2026-12-22' }],
      });
      expect(await balanceOf(`home:${lease.homeId}:payable`)).toBe(35_000);
      expect(await balanceOf(leaseDeposit(lease.id).code)).toBe(deposit - 35_000);
      for (const { email } of [lease.owner, lease.resident]) expect(await times(email, 'stands')).toBe(1);
      expect(await dispute(lease, lineId)).toMatchObject({ status: 'itemized', deductions: [{ status: 'disputed' }] });
    },
  );

  test.each(states)(
    'in %s a dispute the homeowner does not answer for 30 days leaves the residents’ amount, after a reminder',
    async (state) => {
      const { lease, lineId, deposit } = await left(state);
      await send(lease, '9407 1234');
      await dispute(lease, lineId);
      expect(await lineOf(lease)).toMatchObject({ status: 'disputed', answerBy: '2026-12-21' });
      await onDay('2026-12-14');
      expect(await times(lease.owner.email, 'answerSoon')).toBe(1);
      expect(await times(lease.resident.email, 'answerSoon')).toBe(0);
      await onDay('2026-12-21');
      expect((await lineOf(lease))?.status).toBe('disputed');
      await onDay('2026-12-22');
      await onDay('2026-12-22');
      expect(await read(lease)).toMatchObject({
        status: 'settled',
        deposit: { deductedCents: 20_000, refundCents: deposit - 20_000 },
        deductions: [{ status: 'accepted', agreedCents: 20_000, stoodOn: '2026-12-22' }],
      });
      expect(await balanceOf(`home:${lease.homeId}:payable`)).toBe(20_000);
      expect(await balanceOf(leaseDeposit(lease.id).code)).toBe(deposit - 20_000);
      for (const { email } of [lease.owner, lease.resident]) expect(await times(email, 'conceded')).toBe(1);
      expect(await refusalOf(revise(lease, lineId, { decision: 'offer', offerCents: cents(20_000) }))).toMatchObject({
        status: 409,
      });
    },
  );

  test.each(states)(
    'in %s a dispute of what had stood moves no money by silence: it stands as before, and may be disputed again',
    async (state) => {
      const { lease, lineId, deposit } = await left(state);
      await send(lease, '9407 1234');
      await onDay('2026-12-22');
      await dispute(lease, lineId, 0);
      expect(await times(lease.owner.email, 'disputedLate')).toBe(1);
      expect(await lineOf(lease)).toMatchObject({ answerBy: '2026-12-21', stoodOn: '2026-12-22' });
      await onDay('2026-12-21');
      expect((await lineOf(lease))?.status).toBe('disputed');
      await onDay('2026-12-23');
      expect(await read(lease)).toMatchObject({
        status: 'settled',
        deposit: { deductedCents: 60_000 },
        deductions: [{ status: 'unanswered', stoodOn: '2026-12-23' }],
      });
      expect(await balanceOf(`home:${lease.homeId}:payable`)).toBe(60_000);
      expect(await balanceOf(leaseDeposit(lease.id).code)).toBe(deposit - 60_000);
      for (const { email } of [lease.owner, lease.resident]) expect(await times(email, 'standsAgain')).toBe(1);
      await dispute(lease, lineId, 0);
      const agreed = await revise(lease, lineId, { decision: 'accept_counter' });
      expect(agreed).toMatchObject({ status: 'settled', deductions: [{ agreedCents: 0, stoodOn: null }] });
      expect(await balanceOf(`home:${lease.homeId}:payable`)).toBe(0);
    },
  );

  test('screen, to-do, and PDF name the same right to dispute', async () => {
    const { lease } = await left('CA');
    await send(lease);
    const [line] = (await read(lease, 'resident')).deductions;
    expect(line).toMatchObject({ answerBy: '2026-12-21', disputeBy: null, disputeUntil: '2030-11-21' });
    const step = (await api.callAs(lease.resident, todos.listTodos)).find(({ kind }) => kind === 'moveOut.answer');
    expect(step?.reason).toBe(
      'Accept or dispute each line. Without your answer by Dec 21, 2026, a line stands and the money is released. You can still dispute it until Nov 21, 2030.',
    );
    const [row] = await api.rows<{ id: string }>('select id from move_outs where lease_id = $1', [lease.id]);
    await documentDepositStatement(api.services, { id: row?.id });
    const words = await pdfWords(lease);
    expect(words).toContain('do not answer by December 21, 2026 stands');
    expect(words).toContain('You can still dispute it in your account until November 21, 2030.');
  });

  test('its emails name the sums: the deposit, and what each side named', async () => {
    const { lease, lineId, deposit } = await left('CA');
    await send(lease);
    const letter = async (person: { email: string }, event: string) => {
      const found = (await findMessages(api, person.email)).filter(
        ({ template, data }) => template === 'moveOutUpdate' && (data as { event: string }).event === event,
      );
      return renderMessage('moveOutUpdate', found.at(-1)?.data).body;
    };
    const statement = await letter(lease.resident, 'statement');
    expect(statement).toContain(`- Deposit held: ${formatExactMoney(cents(deposit))}`);
    expect(statement).toContain('- Deductions: $600.00');
    expect(statement).toContain(`- Refund to the residents: ${formatExactMoney(cents(deposit - 60_000))}`);
    await dispute(lease, lineId, 12_000);
    expect(await letter(lease.owner, 'disputed')).toContain('- What the residents would pay: $120.00');
    await revise(lease, lineId, { decision: 'offer', offerCents: cents(35_000) });
    const offer = await letter(lease.resident, 'offer');
    for (const sum of [
      '- Asked in the statement: $600.00',
      '- What the residents would pay: $120.00',
      '- What the homeowner offers: $350.00',
    ])
      expect(offer).toContain(sum);
    expect((await read(lease, 'resident')).deductions[0]).toMatchObject({ counterCents: 12_000, offerCents: 35_000 });
  });

  test('gives both sides the day to answer by in their to-dos', async () => {
    const { lease, lineId } = await left('FL');
    await send(lease, '9407 1234');
    const due = async (side: 'owner' | 'resident', kind: string) =>
      (await api.callAs(lease[side], todos.listTodos)).find((each) => each.kind === kind)?.dueOn;
    expect(await due('resident', 'moveOut.answer')).toBe('2026-12-16');
    await dispute(lease, lineId);
    expect(await due('owner', 'moveOut.dispute')).toBe('2026-12-21');
    await revise(lease, lineId, { decision: 'offer', offerCents: cents(35_000) });
    expect(await due('resident', 'moveOut.answer')).toBe('2026-12-21');
  });

  test('reaches every open deposit, page by page', async () => {
    const pair = [await left('CA'), await left('CA'), await left('CA')];
    for (const { lease } of pair) await send(lease);
    await atTime('2026-12-22T20:00:00Z', () => applyDepositDeadlines(api.services, 1));
    for (const { lease } of pair) expect((await read(lease)).status).toBe('settled');
  });

  test('counts one side when an offer is accepted and dropped at once, and notifies the other', async () => {
    const { lease, lineId } = await left('WA');
    await send(lease);
    await dispute(lease, lineId);
    await revise(lease, lineId, { decision: 'offer', offerCents: cents(35_000) });
    const [accepted, dropped] = await Promise.allSettled([
      answer(lease, lineId, { answer: 'accept' }),
      revise(lease, lineId, { decision: 'drop' }),
    ]);
    expect([accepted.status, dropped.status].sort()).toEqual(['fulfilled', 'rejected']);
    const deductedCents = accepted.status === 'fulfilled' ? 35_000 : 0;
    expect(await read(lease)).toMatchObject({ status: 'settled', deposit: { deductedCents } });
    expect(await balanceOf(`home:${lease.homeId}:payable`)).toBe(deductedCents);
  });

  test('of an answer that comes while its day is over, one of them counts and the money moves once', async () => {
    const { lease, lineId, deposit } = await left('VA');
    await send(lease);
    await dispute(lease, lineId);
    const [answered] = await Promise.allSettled([
      revise(lease, lineId, { decision: 'accept_counter' }),
      atTime('2026-12-22T20:00:00Z', () => applyDepositDeadlines(api.services)),
    ]);
    expect(['fulfilled', 'rejected']).toContain(answered.status);
    expect(await read(lease)).toMatchObject({ status: 'settled', deposit: { deductedCents: 20_000 } });
    expect(await balanceOf(`home:${lease.homeId}:payable`)).toBe(20_000);
    expect(await balanceOf(leaseDeposit(lease.id).code)).toBe(deposit - 20_000);
  });

  test('counts the days to answer over the night when the clocks change', async () => {
    const { lease, lineId } = await left();
    await send(lease);
    await dispute(lease, lineId);
    const [sentAt, disputedAt] = ['2027-02-19T20:00:00Z', '2027-02-20T20:00:00Z'];
    await api.rows(
      `update move_outs set statement_sent_at = $2, statement_given_on = $2::timestamptz::date where lease_id = $1`,
      [lease.id, sentAt],
    );
    await api.rows('update deposit_deductions set updated_at = $2 where id = $1', [lineId, disputedAt]);
    expect(await lineOf(lease)).toMatchObject({ answerBy: '2027-03-22' });
    // Mar 22 ends at midnight of daylight saving time.
    await atTime('2027-03-23T06:59:59Z', () => applyDepositDeadlines(api.services));
    expect((await lineOf(lease))?.status).toBe('disputed');
    await atTime('2027-03-23T07:00:00Z', () => applyDepositDeadlines(api.services));
    expect((await lineOf(lease))?.status).toBe('accepted');
  });

  test('gives the whole last day to answer, in the home’s zone', async () => {
    const { lease, lineId } = await left('FL');
    await send(lease, '9407 1234');
    await dispute(lease, lineId);
    // Dec 21 ends in Miami.
    await atTime('2026-12-22T04:59:59Z', () => applyDepositDeadlines(api.services));
    expect((await lineOf(lease))?.status).toBe('disputed');
    await atTime('2026-12-22T05:00:00Z', () => applyDepositDeadlines(api.services));
    expect((await lineOf(lease))?.status).toBe('accepted');
  });
});

describe('reportWork', () => {
  const report = (lease: TestLease, deductionId: string, body: DeductionWork, side: 'owner' | 'resident' = 'owner') =>
    api.callAs(lease[side], moveOuts.reportWork, { params: { deductionId }, body });

  /** Residents of a home in California who left, with a line of $600 by an estimate, and the statement sent. */
  async function estimated(state: State = 'CA') {
    const lease = await createRunningLease(api, { state });
    await leave(lease);
    const withLine = await add(lease, { proofKind: 'estimate' });
    await send(lease, '9407');
    return { lease, lineId: withLine.deductions[0]?.id ?? '', deposit: withLine.deposit?.heldCents ?? 0 };
  }

  test('starts the 14 days of California, which a later day does not extend, and warns the owner once they are over', async () => {
    const { lease, lineId } = await estimated();
    expect((await read(lease)).deductions[0]).toMatchObject({ needsInvoice: true, workDoneOn: null, invoiceBy: null });
    const todo = async () =>
      (await api.callAs(lease.owner, todos.listTodos)).find(({ kind }) => kind === 'moveOut.invoice');
    expect(await todo()).toMatchObject({ dueOn: null });
    expect(await refusalOf(report(lease, lineId, { doneOn: '2026-11-22', invoice: null }))).toMatchObject({
      status: 400,
    });
    expect(await refusalOf(report(lease, lineId, { doneOn: '2026-11-19', invoice: null }))).toMatchObject({
      status: 400,
    });
    expect(await refusalOf(report(lease, lineId, { doneOn: '2026-11-20', invoice: null }, 'resident'))).toMatchObject({
      status: 403,
    });
    await report(lease, lineId, { doneOn: '2026-11-20', invoice: null });
    const seen = await report(lease, lineId, { doneOn: '2026-11-21', invoice: null });
    expect(seen.deductions[0]).toMatchObject({ workDoneOn: '2026-11-20', invoiceBy: '2026-12-04' });
    expect(await todo()).toMatchObject({ dueOn: '2026-12-04' });
    await onDay('2026-12-04');
    expect(await eventsOf(lease.owner.email)).not.toContain('invoiceLate');
    await onDay('2026-12-05');
    await onDay('2026-12-06');
    expect((await eventsOf(lease.owner.email)).filter((event) => event === 'invoiceLate')).toHaveLength(1);
  });

  test('gives residents new days to answer the new amount, and the homeowner none for a dispute', async () => {
    for (const [isDisputed, answerBy] of [
      [false, '2026-12-21'],
      [true, '2026-12-20'],
    ] as const) {
      const { lease, lineId } = await estimated();
      if (isDisputed) await answer(lease, lineId, { answer: 'dispute', note: 'It was worn', counterCents: cents(0) });
      await api.rows(
        `update move_outs set statement_sent_at = '2026-11-20T20:00:00Z', statement_given_on = '2026-11-20' where lease_id = $1`,
        [lease.id],
      );
      await api.rows(`update deposit_deductions set updated_at = '2026-11-20T20:00:00Z' where id = $1`, [lineId]);
      const proofId = await file(lease.owner.id, 'application/pdf');
      const workPhotoId = await file(lease.owner.id, 'image/jpeg');
      const invoice = { proofId, costCents: cents(100_000), workPhotoId };
      const { deductions } = await report(lease, lineId, { doneOn: '2026-11-20', invoice });
      expect(deductions[0]).toMatchObject({ chargedCents: 37_500, answerBy });
    }
  });

  test('replaces the estimate, lowers what is kept, and gives the difference back even when all was settled', async () => {
    const { lease, lineId, deposit } = await estimated();
    await answer(lease, lineId, { answer: 'accept' });
    expect(await balanceOf(`home:${lease.homeId}:payable`)).toBe(60_000);
    const workPhotoId = await file(lease.owner.id, 'image/jpeg');
    const done = (proofId: string, costCents: number) =>
      report(lease, lineId, { doneOn: '2026-11-21', invoice: { proofId, costCents: cents(costCents), workPhotoId } });
    expect(await refusalOf(done(await file(lease.resident.id, 'application/pdf'), 1))).toMatchObject({ status: 400 });
    const invoice = await file(lease.owner.id, 'application/pdf');
    // 36 of 96 months are left: $1,200 × 36 / 96.
    const seen = await done(invoice, 120_000);
    expect(seen).toMatchObject({
      status: 'settled',
      deposit: { deductedCents: 45_000, refundCents: deposit - 45_000 },
      deductions: [{ proofKind: 'invoice', proofId: invoice, needsInvoice: false, agreedCents: 45_000 }],
    });
    expect(await balanceOf(`home:${lease.homeId}:payable`)).toBe(45_000);
    expect(await balanceOf(leaseDeposit(lease.id).code)).toBe(deposit - 45_000);
    expect(await eventsOf(lease.resident.email)).toContain('invoice');
    expect(await refusalOf(done(invoice, 120_000))).toMatchObject({ status: 409 });
  });

  test('never raises a line above its estimate', async () => {
    const { lease, lineId } = await estimated();
    const workPhotoId = await file(lease.owner.id, 'image/jpeg');
    const proofId = await file(lease.owner.id, 'application/pdf');
    const invoice = { proofId, costCents: cents(900_000), workPhotoId };
    const unproven = report(lease, lineId, { doneOn: '2026-11-21', invoice: { ...invoice, workPhotoId: null } });
    expect((await refusalOf(unproven)).fields).toHaveProperty('workPhotoId');
    const seen = await report(lease, lineId, { doneOn: '2026-11-21', invoice });
    expect(seen.deductions[0]).toMatchObject({ costCents: 900_000, chargedCents: 60_000, status: 'proposed' });
  });

  test.each(['WA', 'FL', 'VA'] as const)('in %s no invoice follows an estimate', async (state) => {
    const { lease, lineId } = await estimated(state);
    expect((await read(lease)).deductions[0]?.needsInvoice).toBe(false);
    expect(await refusalOf(report(lease, lineId, { doneOn: '2026-11-20', invoice: null }))).toMatchObject({
      status: 409,
    });
  });
});

test.each([
  ['CA', 2],
  ['WA', 2],
  ['FL', null],
  ['VA', null],
] as const)('in %s bad faith costs %s times the deposit, as the owner and our team read', async (state, times) => {
  const { lease, deposit } = await left(state);
  const badFaith = times && { times, cents: times * deposit };
  expect((await read(lease)).deadline?.badFaith).toEqual(badFaith);
  const staff = await createPerson(api, 'staff');
  expect((await api.callAs(staff, moveOuts.getMoveOut, at(lease))).deadline?.badFaith).toEqual(badFaith);
  expect((await read(lease, 'resident')).deadline?.badFaith).toBeNull();
});

describe('the desk', () => {
  test('lists a disputed deduction by the last second of its day at the home, until it is answered', async () => {
    const { lease, lineId } = await left('FL');
    await send(lease, '9407 1234');
    const staff = await createPerson(api, 'staff');
    const find = async () => {
      const page = await api.callAs(staff, desk.getQueue, { params: { queueId: 'deposit_disputes' } });
      return page.items.find(({ href }) => href.endsWith(lease.homeId));
    };
    expect(await find()).toBeUndefined();
    await answer(lease, lineId, { answer: 'dispute', note: 'It was worn', counterCents: cents(0) });
    expect(await find()).toMatchObject({ detail: 'Waiting for the homeowner', dueAt: lastSecond('2026-12-21', 'FL') });
    const body = { decision: 'offer' as const, offerCents: cents(10_000) };
    await api.callAs(staff, moveOuts.reviseDeduction, { params: { deductionId: lineId }, body });
    expect(await find()).toMatchObject({ detail: 'Waiting for the residents', dueAt: lastSecond('2026-12-21', 'FL') });
    await answer(lease, lineId, { answer: 'accept' });
    expect(await find()).toBeUndefined();
  });

  test('keeps a deposit in dispute in view after all of it went back', async () => {
    const { lease, lineId, deposit } = await left();
    await send(lease);
    await onDay('2026-12-22');
    const staff = await createPerson(api, 'staff');
    await approveReturn(await createPerson(api, 'staff'), await giveBack(staff, lease, deposit - 60_000));
    const returns = async () =>
      (await api.callAs(staff, leaseRequests.getLeaseDesk, { params: { homeId: lease.homeId } })).returns;
    expect(await returns()).toEqual([]);
    await answer(lease, lineId, { answer: 'dispute', note: 'It was worn', counterCents: cents(0) });
    expect(await returns()).toMatchObject([{ tenancyId: lease.id, openCents: 0 }]);
  });

  test.each([
    ['CA', '2026-12-11', '2026-12-11'],
    ['FL', '2026-12-05', '2026-12-20'],
  ] as const)(
    'in %s orders a deposit by %s, with a deduction by %s, and says what bad faith costs',
    async (state, returnBy, claimBy) => {
      const lease = await createRunningLease(api, { state });
      await leave(lease);
      const staff = await createPerson(api, 'staff');
      const dueAt = async () => {
        const [row] = await api.rows<{ id: string }>('select id from move_outs where lease_id = $1', [lease.id]);
        for (let after: string | null | undefined; after !== null; ) {
          const params = { queueId: 'deposits_to_return' };
          const page = await api.callAs(staff, desk.getQueue, { params, query: after ? { after } : {} });
          const found = page.items.find(({ id }) => id === row?.id);
          if (found) return found.dueAt;
          after = page.next;
        }
        return undefined;
      };
      expect(await dueAt()).toBe(lastSecond(returnBy, state));
      await add(lease);
      expect(await dueAt()).toBe(lastSecond(claimBy, state));
      const { returns } = await api.callAs(staff, leaseRequests.getLeaseDesk, { params: { homeId: lease.homeId } });
      expect(returns).toMatchObject([
        {
          tenancyId: lease.id,
          openCents: lease.rentCents,
          payee: expect.stringMatching(/\S/),
          badFaithCents: state === 'CA' ? 2 * lease.rentCents : null,
        },
      ]);
      await api.rows('update move_outs set return_by = null, claim_by = null where lease_id = $1', [lease.id]);
      await onDay('2026-11-22');
      expect(await dueAt()).toBe(lastSecond(claimBy, state));
    },
  );
});

describe('recordReturn', () => {
  test('takes two people, and exactly what is owed; the day it was sent counts', async () => {
    const { lease, lineId, deposit } = await left();
    await send(lease);
    const [iris, omar] = [await createPerson(api, 'staff'), await createPerson(api, 'staff')];
    const owed = deposit - 60_000;
    for (const wrong of [1, owed - 1, owed + 1, deposit + 1])
      expect(await refusalOf(giveBack(iris, lease, wrong))).toMatchObject({
        status: 400,
        fields: { payments: expect.stringContaining('Exactly') },
      });
    expect(await refusalOf(giveBack(iris, lease, owed, { payee: 'Eve' }))).toMatchObject({ status: 400 });
    expect(await refusalOf(giveBack(iris, lease, owed, { address: '' }))).toMatchObject({ status: 400 });
    expect(await refusalOf(giveBack(iris, lease, owed, {}, { documentId: randomUUID() }))).toMatchObject({
      fields: { documentId: expect.any(String) },
    });
    expect(await refusalOf(giveBack(iris, lease, owed, {}, { sentOn: '2020-01-01' }))).toMatchObject({
      fields: { sentOn: expect.stringContaining('before the residents left') },
    });
    const asked = await giveBack(iris, lease, owed);
    expect(asked).toMatchObject({ deposit: { returnedCents: 0, leftCents: owed }, request: { status: 'requested' } });
    expect(await balanceOf(leaseDeposit(lease.id).code)).toBe(deposit);
    expect(await refusalOf(giveBack(iris, lease, owed))).toMatchObject({ status: 409 });
    expect(await refusalOf(approveReturn(iris, asked))).toMatchObject({ status: 403 });
    expect(await approveReturn(omar, asked)).toMatchObject({
      status: 'done',
      facts: [
        { label: expect.any(String), value: expect.stringContaining('by check 5001 to 12 Oak Street, Reno, NV 89501') },
        { label: 'Sent', value: expect.any(String) },
      ],
    });
    expect((await read(lease)).deposit).toMatchObject({
      returnedCents: owed,
      leftCents: 0,
      returns: [{ cents: owed, method: 'check', number: '5001', isCorrected: false }],
    });
    const done = await answer(lease, lineId, { answer: 'accept' });
    expect(done).toMatchObject({ status: 'returned', deadline: { returnedOn: today(), returnedLate: false } });
    expect(await balanceOf(leaseDeposit(lease.id).code)).toBe(0);
  });
});

describe('recordReturn to several residents', () => {
  // AB 414 (Cal. Civ. Code § 1950.5) and Va. Code § 55.1-1226(B): one payment, unless they agreed otherwise in writing.
  test.each(['CA', 'VA'] as const)(
    'in %s is one payment to all of them, unless they signed an agreement on shares',
    async (state) => {
      const { lease, deposit } = await left(state);
      await api.rows(
        `update leases set terms = jsonb_set(terms, '{residents}', '["Ana Yilmaz", "Bo Park"]') where id = $1`,
        [lease.id],
      );
      await send(lease);
      const [iris, omar] = [await createPerson(api, 'staff'), await createPerson(api, 'staff')];
      const owed = deposit - 60_000;
      expect((await read(lease)).deposit?.payee).toBe('Ana Yilmaz and Bo Park');
      const alone = { payee: 'Ana Yilmaz' };
      expect(await refusalOf(giveBack(iris, lease, owed, alone))).toMatchObject({
        status: 400,
        fields: { 'payments.0.payee': expect.stringContaining('Ana Yilmaz and Bo Park together') },
      });
      expect(await refusalOf(giveBack(iris, lease, owed, alone, { sharesDocumentId: randomUUID() }))).toMatchObject({
        status: 400,
        fields: { sharesDocumentId: expect.any(String) },
      });
      const sharesDocumentId = await file(iris.id, 'application/pdf');
      const asked = await giveBack(iris, lease, owed, alone, { sharesDocumentId });
      const { facts } = await approveReturn(omar, asked);
      expect(facts).toContainEqual({ label: 'Shares', value: 'By an agreement that all residents signed' });
      expect((await read(lease)).deposit?.returns).toMatchObject([{ payee: 'Ana Yilmaz', cents: owed }]);
    },
  );
});

describe('correctReturn', () => {
  test('two people take a wrong return back: the money is owed again, and goes out once more', async () => {
    const { lease, lineId, deposit } = await left();
    await send(lease);
    const [iris, omar] = [await createPerson(api, 'staff'), await createPerson(api, 'staff')];
    const owed = deposit - 60_000;
    const asked = await giveBack(iris, lease, owed);
    await approveReturn(omar, asked);
    expect((await answer(lease, lineId, { answer: 'accept' })).status).toBe('returned');
    const correct = (requestId: string) =>
      api.callAs(iris, moveOuts.correctReturn, {
        ...at(lease),
        body: { requestId, reason: 'Mailed to the wrong address' },
      });
    expect(await refusalOf(correct(randomUUID()))).toMatchObject({ status: 404 });
    const correction = await correct(asked.request.id);
    expect(correction.status).toBe('returned');
    expect(await refusalOf(approveReturn(iris, correction))).toMatchObject({ status: 403 });
    await approveReturn(omar, correction);
    expect(await read(lease)).toMatchObject({
      status: 'settled',
      deadline: { returnedOn: null },
      deposit: { returnedCents: 0, leftCents: owed, returns: [{ isCorrected: true }] },
    });
    expect(await balanceOf(leaseDeposit(lease.id).code)).toBe(owed);
    expect(await refusalOf(correct(asked.request.id))).toMatchObject({ status: 409 });
    await approveReturn(omar, await giveBack(iris, lease, owed, { number: '5002' }));
    expect((await read(lease)).status).toBe('returned');
    expect(await balanceOf(leaseDeposit(lease.id).code)).toBe(0);
  });
});

describe('listMoveOuts', () => {
  test('is for both sides and no one else', async () => {
    const { lease } = await left();
    for (const person of [lease.owner, lease.resident])
      expect((await api.callAs(person, moveOuts.listMoveOuts)).items.map(({ leaseId }) => leaseId)).toContain(lease.id);
    expect((await api.callAs(await createPerson(api), moveOuts.listMoveOuts)).items).toEqual([]);
  });
});

describe('getMoveOut', () => {
  test('is for both sides and no one else', async () => {
    const { lease } = await left();
    expect((await read(lease, 'resident')).side).toBe('resident');
    expect((await read(lease)).side).toBe('owner');
    const stranger = await createPerson(api);
    expect(await refusalOf(api.callAs(stranger, moveOuts.getMoveOut, at(lease)))).toMatchObject({ status: 404 });
  });
});
