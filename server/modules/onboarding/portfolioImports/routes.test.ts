import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { account } from '@/contract/account/account/endpoints';
import { leases } from '@/contract/leasing/leases/endpoints';
import { charges } from '@/contract/money/charges/endpoints';
import { moneyRequests } from '@/contract/money/moneyRequests/endpoints';
import type { ImportFileKind } from '@/contract/onboarding/portfolioImports/constants';
import { type PortfolioImport, portfolioImports } from '@/contract/onboarding/portfolioImports/endpoints';
import { desk } from '@/contract/platform/desk/endpoints';
import { reports } from '@/contract/platform/reports/endpoints';
import { asSystem, openDb } from '@/server/db/client';
import type { Person } from '@/server/http/person';
import { planHomes } from '@/server/modules/care/recurrences/planning';
import { createDueCharges } from '@/server/modules/money/charges/schedule';
import { accountBalance, accounts } from '@/server/modules/money/ledger';
import { refusalOf, testApi } from '@/tests/support/api';
import { findMessages } from '@/tests/support/fixtures/logins';
import { expectConsistentLedger } from '@/tests/support/fixtures/money/ledger';
import { createCity, createHome, createPerson } from '@/tests/support/fixtures/people';
import { isDeep } from '@/tests/support/sample';
import { inventedPortfolio } from './invented.fixture';
import { importPortfolio, postOpeningBalances, undoPortfolioImport } from './jobs';

const api = testApi();
const CUTOVER = '2027-01-01';
let admin: Person;
let money: Person;
beforeEach(async () => {
  api.now = new Date('2026-12-20T18:00:00Z');
  await api.empty('users', 'homes', 'pros', 'outbox', 'portfolio_imports', 'ledger_accounts', 'ledger_transactions');
  await createCity(api);
  admin = await createPerson(api, 'staff', ['admin']);
  money = await createPerson(api, 'staff', ['money']);
});
afterEach(() => expectConsistentLedger(api));

const idempotent = () => ({ idempotencyKey: randomUUID() });
const paramsOf = ({ id }: { id: string }) => ({ params: { portfolioImportId: id } });
const read = (found: { id: string }) => api.callAs(admin, portfolioImports.getPortfolioImport, paramsOf(found));
const payloadOf = ({ id }: { id: string }) => ({ importId: id, by: admin.id });
const balance = (account: Parameters<typeof accountBalance>[1]) =>
  asSystem(api.services.db, (db) => accountBalance(db, account));

async function draft(files: Partial<Record<ImportFileKind, string>>): Promise<PortfolioImport> {
  const body = { name: 'Alder Property Management', cutoverOn: CUTOVER };
  let found = await api.callAs(admin, portfolioImports.createPortfolioImport, { body }, idempotent());
  for (const [kind, text] of Object.entries(files))
    found = await api.callAs(admin, portfolioImports.saveImportFile, {
      ...paramsOf(found),
      body: { kind: kind as ImportFileKind, fileName: `${kind}.csv`, text },
    });
  return found;
}

const start = (found: PortfolioImport) =>
  api.callAs(admin, portfolioImports.startPortfolioImport, { ...paramsOf(found), body: { isConfirmed: true } });

async function imported(files: Partial<Record<ImportFileKind, string>>): Promise<PortfolioImport> {
  const found = await draft(files);
  await start(found);
  await importPortfolio(api.services, payloadOf(found));
  return read(found);
}

const ask = (found: PortfolioImport, by = money) =>
  api.callAs(
    by,
    portfolioImports.requestOpeningBalances,
    { ...paramsOf(found), body: { reason: 'They agree with the bank' } },
    idempotent(),
  );

async function post(found: PortfolioImport): Promise<PortfolioImport> {
  const { request } = await ask(found);
  await api.callAs(await createPerson(api, 'staff', ['money']), moneyRequests.approveMoneyRequest, {
    params: { moneyRequestId: request.id },
  });
  await postOpeningBalances(api.services, payloadOf(found));
  return read(found);
}

async function undo(found: PortfolioImport): Promise<PortfolioImport> {
  const body = { reason: 'The wrong spreadsheet' };
  await api.callAs(admin, portfolioImports.undoPortfolioImport, { ...paramsOf(found), body });
  await undoPortfolioImport(api.services, payloadOf(found), { owner: openDb(api.ownerPool) });
  return read(found);
}

const count = async (table: string) => {
  const [row] = await api.rows<{ count: number }>(`select count(*)::int as count from ${table}`);
  return row?.count ?? 0;
};

const SMALL = {
  owners: 'Name,Email,Phone\nAda Alvarez,ada@portfolio.example,(415) 555-0100\n',
  homes:
    'Home ID,Street address,City,State,Zip,Beds,Baths,Market rent,Owner\nH-1,12 Alder Lane,Oakland,CA,94601,3,2,3000,Ada Alvarez\n',
  residents: 'Home ID,Name,Email\nH-1,Rosa Reyes,rosa@portfolio.example\n',
  leases: 'Home ID,Lease start,Lease end,Rent,Deposit\nH-1,6/1/26,5/31/27,$2900,$2900\n',
  charges: 'Home ID,Charge,Amount\nH-1,Pet rent,$35\n',
  balances: 'Home ID,Deposit held,Past due,Prepaid,Owner balance\nH-1,$2900,$0,$400,$1250\n',
  pros: 'Company,Contact,Email,Phone,Trades\nAlder Plumbing,Bo Byron,bo@portfolio.example,(510) 555-0102,Plumbing\n',
} satisfies Partial<Record<ImportFileKind, string>>;

describe('a whole portfolio', () => {
  const HOMES = isDeep ? 500 : 30;

  test(`${HOMES} homes are imported, undone, and imported again, with the books in balance`, async () => {
    const invented = inventedPortfolio(HOMES);
    const before = { users: await count('users'), homes: await count('homes') };
    const begun = performance.now();
    const first = await imported(invented.files);
    expect(first).toMatchObject({
      status: 'imported',
      note: null,
      counts: { homes: HOMES, leases: invented.leases, residents: invented.residents },
    });
    const posted = await post(first);
    process.stdout.write(`${HOMES} homes imported in ${Math.round(performance.now() - begun)} ms\n`);
    expect(posted).toMatchObject({ status: 'posted' });
    const { deposits, owed, prepaid, owners } = invented.sums;
    expect(posted.books).toMatchObject({
      depositCents: deposits,
      owedCents: owed,
      prepaidCents: prepaid,
      ownerCents: owners,
    });
    expect(await balance(accounts.bankDeposits)).toBe(deposits);
    expect((await balance(accounts.bankTrust)) + (await balance(accounts.bankOperating))).toBe(prepaid + owners);
    await expectConsistentLedger(api);
    // The schedule goes on by itself; the records are unchanged.
    await createDueCharges(api.services);
    const planned = await api.rows<{ id: string }>('select id from homes limit 3');
    await asSystem(api.services.db, (db) =>
      planHomes(
        db,
        planned.map(({ id }) => id),
        api.now,
      ),
    );
    const undone = await undo(posted);
    expect(undone).toMatchObject({ status: 'undone', note: null });
    expect({ users: await count('users'), homes: await count('homes') }).toMatchObject({ homes: before.homes });
    expect(await count('leases')).toBe(0);
    expect(await balance(accounts.bankDeposits)).toBe(0);
    expect(await balance(accounts.bankTrust)).toBe(0);
    await expectConsistentLedger(api);
    expect(await post(await imported(invented.files))).toMatchObject({ status: 'posted', counts: { homes: HOMES } });
    expect(await balance(accounts.bankDeposits)).toBe(deposits);
  }, 300_000);
});

describe('getPortfolioImport', () => {
  test('shows the dry run: counts, problems, and opening entries that balance', async () => {
    const found = await draft(SMALL);
    expect(found.problems).toEqual([]);
    expect(found.counts).toEqual({ owners: 1, homes: 1, residents: 1, leases: 1, charges: 1, pros: 1 });
    expect(found.books).toMatchObject({ debitCents: 455_000, creditCents: 455_000 });
    expect(await count('homes')).toBe(0);
  });

  test('names what stands here already: an address, an account, and a member of the team', async () => {
    await createHome(api, { streetAddress: '12 Alder Ln', zipcode: '94601' });
    const resident = await createPerson(api, 'resident');
    await api.rows("update users set email = 'ada@portfolio.example' where id = $1", [resident.id]);
    await api.rows("update users set email = 'rosa@portfolio.example' where id = $1", [money.id]);
    const { problems } = await draft(SMALL);
    expect(problems.map(({ kind, message }) => [kind, message])).toEqual([
      ['owners', 'ada@portfolio.example has an account as a resident.'],
      ['homes', 'We manage a home at this address already.'],
      ['residents', 'rosa@portfolio.example belongs to our team.'],
    ]);
  });
});

describe('saveImportFile', () => {
  test('takes a file in place of the one before, and refuses one that is no table', async () => {
    const found = await draft(SMALL);
    const body = { kind: 'owners' as const, fileName: 'owners.csv', text: 'Nothing,Of\nours,here\n' };
    expect(
      await refusalOf(api.callAs(admin, portfolioImports.saveImportFile, { ...paramsOf(found), body })),
    ).toMatchObject({ status: 400, code: 'invalid' });
    const replaced = { ...body, text: `${SMALL.owners}Bo Byron,bo2@portfolio.example,\n` };
    const saved = await api.callAs(admin, portfolioImports.saveImportFile, { ...paramsOf(found), body: replaced });
    expect(saved.counts.owners).toBe(2);
  });
});

describe('mapImportFile', () => {
  test('reads the column that staff chose', async () => {
    const found = await draft({ ...SMALL, owners: 'Name,Contact address\nAda Alvarez,ada@portfolio.example\n' });
    expect(found.problems[0]).toMatchObject({
      row: null,
      column: 'Email',
      message: 'No column is chosen for “Email”.',
    });
    const body = { kind: 'owners' as const, columns: { email: 'Contact address' } };
    const mapped = await api.callAs(admin, portfolioImports.mapImportFile, { ...paramsOf(found), body });
    expect(mapped.problems).toEqual([]);
  });
});

describe('removeImportFile', () => {
  test('takes a file out again', async () => {
    const found = await draft(SMALL);
    const removed = await api.callAs(admin, portfolioImports.removeImportFile, {
      ...paramsOf(found),
      body: { kind: 'pros' },
    });
    expect(removed.counts.pros).toBe(0);
  });
});

describe('getImportTemplate', () => {
  test('is a spreadsheet with the columns of a kind', async () => {
    const { fileName, text } = await api.callAs(money, portfolioImports.getImportTemplate, {
      query: { kind: 'homes' },
    });
    expect(fileName).toBe('homes-template.csv');
    expect(text).toContain('Street address');
  });
});

describe('listPortfolioImports', () => {
  test('lists them to administrators and to the money desk', async () => {
    const { id } = await draft({});
    const { items, canImport } = await api.callAs(money, portfolioImports.listPortfolioImports);
    expect(items).toMatchObject([{ id, status: 'draft' }]);
    expect(canImport).toBe(false);
  });
});

describe('createPortfolioImport', () => {
  test('is for administrators', async () => {
    const body = { name: 'Alder', cutoverOn: CUTOVER };
    expect(
      await refusalOf(api.callAs(money, portfolioImports.createPortfolioImport, { body }, idempotent())),
    ).toMatchObject({ status: 403 });
  });
});

describe('startPortfolioImport', () => {
  test('refuses errors and unconfirmed warnings', async () => {
    const wrong = await draft({ ...SMALL, owners: 'Name,Email\nAda Alvarez,nothing\n' });
    expect(await refusalOf(start(wrong))).toMatchObject({ status: 409 });
    const warned = await draft({ ...SMALL, balances: 'Home ID,Deposit held\nH-1,$100\n' });
    const body = { isConfirmed: false };
    expect(
      await refusalOf(api.callAs(admin, portfolioImports.startPortfolioImport, { ...paramsOf(warned), body })),
    ).toMatchObject({ status: 400, fields: { isConfirmed: expect.any(String) } });
  });

  test('makes homes, leases, and people that the rest of the product works with', async () => {
    const [resident, owner] = [await createPerson(api, 'resident'), await createPerson(api, 'homeowner')];
    await api.rows("update users set email = 'rosa@portfolio.example' where id = $1", [resident.id]);
    await api.rows("update users set email = 'ada@portfolio.example' where id = $1", [owner.id]);
    const found = await imported(SMALL);
    expect(found).toMatchObject({ status: 'imported', counts: { homes: 1 } });
    const [home] = await api.rows<{ id: string; status: string; owner: string }>(
      `select homes.id, status, users.email::text as owner from homes join users on users.id = homes.owner_id`,
    );
    expect(home).toMatchObject({ status: 'leased', owner: 'ada@portfolio.example' });
    const [lease] = await api.rows<{ id: string }>('select id from leases');
    const seen = await api.callAs(resident, leases.getLease, { params: { leaseId: lease?.id ?? '' } });
    expect(seen).toMatchObject({
      status: 'active',
      envelopeId: null,
      terms: { rentCents: 290_000, chargedFrom: CUTOVER },
    });
    expect(await api.callAs(owner, leases.listLeases)).toMatchObject({ items: [{ id: lease?.id }] });
    expect(await api.callAs(owner, account.getAccount)).toMatchObject({ homes: [{ id: home?.id }] });
    await createDueCharges(api.services);
    const { charges: made } = await api.callAs(resident, charges.listCharges, {
      params: { leaseId: lease?.id ?? '' },
    });
    // Nothing from before the first day here, the deposit neither.
    expect(made.map(({ dueOn, amountCents }) => [dueOn, amountCents])).toEqual([
      [CUTOVER, 290_000],
      [CUTOVER, 3_500],
    ]);
    const everything = await createPerson(api, 'staff', ['leasing', 'care', 'money', 'support', 'admin']);
    for (const { id } of await api.callAs(everything, reports.listReports))
      await api.callAs(everything, reports.getReport, { params: { reportId: id }, query: {} });
    for (const { id } of await api.callAs(everything, desk.listQueues))
      await api.callAs(everything, desk.getQueue, { params: { queueId: id }, query: {} });
    const deskHome = await api.callAs(everything, desk.getDeskHome, { params: { homeId: home?.id ?? '' } });
    expect(JSON.stringify(deskHome)).toContain('12 Alder Lane');
    await api.callAs(everything, desk.getDeskPerson, { params: { personId: resident.id } });
  });
});

describe('requestOpeningBalances', () => {
  test('takes two people with the money duty, and opens the account of the lease', async () => {
    const found = await imported(SMALL);
    const { request } = await ask(found);
    expect(request.status).toBe('requested');
    const params = { moneyRequestId: request.id };
    expect(await refusalOf(api.callAs(money, moneyRequests.approveMoneyRequest, { params }))).toMatchObject({
      status: 403,
    });
    expect(await balance(accounts.bankDeposits)).toBe(0);
    expect(await refusalOf(ask(found))).toMatchObject({ status: 409 });
    await api.callAs(await createPerson(api, 'staff', ['money']), moneyRequests.approveMoneyRequest, { params });
    await postOpeningBalances(api.services, payloadOf(found));
    await postOpeningBalances(api.services, payloadOf(found));
    expect(await read(found)).toMatchObject({ status: 'posted', isAwaitingApproval: false });
    expect(await balance(accounts.bankDeposits)).toBe(290_000);
    expect(await balance(accounts.bankTrust)).toBe(165_000);
  });

  test('is for the money desk alone', async () => {
    const found = await imported(SMALL);
    expect(await refusalOf(ask(found, admin))).toMatchObject({ status: 403 });
  });
});

describe('undoPortfolioImport', () => {
  test('stops after a change of a home, a login, or a payment, and says so', async () => {
    const found = await post(await imported(SMALL));
    await api.rows("update homes set headline = 'A home with a garden'");
    expect(await undo(found)).toMatchObject({ status: 'posted', note: expect.stringContaining('a home was changed') });
    await api.rows("update homes set headline = '3-bedroom house in Oakland'");
    await api.rows(
      `insert into todos (user_id, kind) select id, 'addPhoto' from users where email = 'rosa@portfolio.example'`,
    );
    expect(await undo(found)).toMatchObject({ note: expect.stringContaining('todos of an account') });
    expect(await balance(accounts.bankDeposits)).toBe(290_000);
  });

  test('waits for the second person who has the opening balances to decide', async () => {
    const found = await imported(SMALL);
    await ask(found);
    expect(await refusalOf(undo(found))).toMatchObject({ status: 409 });
  });

  test('leaves an account that was there before', async () => {
    const owner = await createPerson(api, 'homeowner');
    await api.rows("update users set email = 'ada@portfolio.example' where id = $1", [owner.id]);
    const found = await imported(SMALL);
    expect(await undo(found)).toMatchObject({ status: 'undone' });
    expect(await api.rows('select from users where id = $1', [owner.id])).toHaveLength(1);
    expect(await count('homes')).toBe(0);
  });
});

describe('discardPortfolioImport', () => {
  test('removes the files of a draft', async () => {
    const found = await draft(SMALL);
    expect(await api.callAs(admin, portfolioImports.discardPortfolioImport, paramsOf(found))).toMatchObject({
      status: 'discarded',
      files: [],
    });
  });
});

describe('inviteImportedPeople', () => {
  test('emails everyone once, and no one before', async () => {
    const found = await imported(SMALL);
    expect(await findMessages(api, 'rosa@portfolio.example')).toEqual([]);
    const invite = () => api.callAs(admin, portfolioImports.inviteImportedPeople, paramsOf(found));
    expect(await invite()).toMatchObject({ uninvited: 0, may: { invite: false } });
    await invite();
    for (const email of ['rosa@portfolio.example', 'ada@portfolio.example'])
      expect(await findMessages(api, email)).toMatchObject([{ template: 'portfolioInvitation' }]);
  });
});
