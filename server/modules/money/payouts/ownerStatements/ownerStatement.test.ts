import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { payouts } from '@/contract/money/payouts/endpoints';
import { asSystem } from '@/server/db/client';
import { createDueCharges } from '@/server/modules/money/charges/schedule';
import { recordPayment } from '@/server/modules/money/charges/staff/actions';
import { expenseReleased } from '@/server/modules/money/ledger';
import { refusalOf, testApi } from '@/tests/support/api';
import { createHomeMember } from '@/tests/support/fixtures/homeMembers';
import { createLivedInLease } from '@/tests/support/fixtures/money/charges';
import { expectTiedStatements, readBoth } from '@/tests/support/fixtures/money/ownerStatements';
import { createSignedAgreement } from '@/tests/support/fixtures/money/payouts';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
type Someone = Awaited<ReturnType<typeof createPerson>>;
let [owner, resident, staff, other]: Someone[] = [];
let home: { id: string; homeId: string };
const someone = (person: Someone | undefined) => person ?? expect.fail('no one');

beforeEach(async () => {
  api.now = new Date('2026-12-01T20:00:00Z');
  owner = await createPerson(api);
  resident = await createPerson(api, 'resident');
  [staff, other] = [await createPerson(api, 'staff'), await createPerson(api, 'staff')];
  home = await createLivedInLease(api, { owner, residents: [resident] });
  await createSignedAgreement(api, { homeId: home.homeId, ownerId: owner.id, plan: 'Monthly', rent: 3_000 });
  await createDueCharges(api.services);
});

const pay = (amountCents: number) =>
  asSystem(api.services.db, (db) =>
    recordPayment(db, home.id, {
      payerId: someone(resident).id,
      kind: 'check',
      number: randomUUID().slice(0, 8),
      depositReference: 'deposit',
      amountCents,
      receivedOn: api.now.toISOString().slice(0, 10),
      reason: 'By mail',
      by: someone(staff).id,
      now: api.now,
    }),
  );

/** HOA dues of $400 that two people agreed on, due on December 20. */
async function agreeOnDues(): Promise<string> {
  const id = randomUUID();
  await api.rows(
    `insert into expenses (id, home_id, owner_id, category, payee_name, method, address, amount, due_on, status, entered_by,
       entered_at, approved_by, approved_at)
     values ($1, $2, $3, 'hoa', 'Lakeside HOA', 'check', '1 Lake St', 40000, '2026-12-20', 'approved', $4, $6, $5, $6)`,
    [id, home.homeId, someone(owner).id, someone(staff).id, someone(other).id, api.now.toISOString()],
  );
  return id;
}

const read = (person: Someone, basis: 'cash' | 'accrual', period: string) =>
  api.callAs(person, payouts.getOwnerStatement, { params: { homeId: home.homeId }, query: { basis, period } });

describe('getOwnerStatement', () => {
  test('counts rent and dues on the day they are due on accrual, and on the day they are paid on cash', async () => {
    const id = await agreeOnDues();
    await pay(120_000);
    api.now = new Date('2026-12-31T20:00:00Z');
    const december = await readBoth(api, home.homeId, '2026-12');
    expect(december.cash).toMatchObject({ income: 120_000, costs: 0, net: 120_000, receivable: null, payable: null });
    expect(december.accrual).toMatchObject({
      income: 300_000,
      costs: 40_000,
      net: 260_000,
      receivable: { opening: 0, closing: 180_000 },
      payable: { opening: 0, closing: 40_000 },
      balance: { opening: 0, closing: 260_000 },
      held: { opening: 0, closing: 120_000 },
    });
    await expectTiedStatements(api, home.homeId, '2026-12');
    api.now = new Date('2027-01-03T20:00:00Z');
    await pay(180_000);
    const subject = { id, attempt: 1, homeId: home.homeId, ownerId: someone(owner).id };
    await asSystem(api.services.db, (db) => expenseReleased(db, subject, 40_000, api.now));
    const january = await readBoth(api, home.homeId, '2027-01');
    expect(january.cash).toMatchObject({
      income: 180_000,
      costs: 40_000,
      lines: [
        { group: 'income', kind: 'rent', amount: 180_000 },
        { group: 'cost', kind: 'hoa_dues', description: 'Lakeside HOA, due Dec 20, 2026', amount: -40_000 },
      ],
    });
    expect(january.accrual).toMatchObject({ costs: 0, payable: { opening: 40_000, closing: 0 } });
    await expectTiedStatements(api, home.homeId, '2027-01');
    await expectTiedStatements(api, home.homeId, '2027');
    // A month that is over stays as it was.
    expect((await readBoth(api, home.homeId, '2026-12')).accrual).toEqual(december.accrual);
  });

  test('is for the owner, the accountant, and staff, and not for a helper or a stranger', async () => {
    const accountant = await createPerson(api);
    const helper = await createPerson(api);
    await createHomeMember(api, { homeId: home.homeId, person: accountant, role: 'accountant' });
    await createHomeMember(api, { homeId: home.homeId, person: helper, role: 'helper' });
    for (const person of [owner, accountant, staff])
      expect(await read(someone(person), 'accrual', '2026')).toMatchObject({ basis: 'accrual', from: '2026-01-01' });
    expect(await refusalOf(read(helper, 'cash', '2026'))).toMatchObject({ status: 403 });
    expect(await refusalOf(read(await createPerson(api), 'cash', '2026'))).toMatchObject({ status: 404 });
  });

  test('refuses a period that has not begun', async () => {
    expect(await refusalOf(read(someone(owner), 'cash', '2027-03'))).toMatchObject({ status: 400 });
  });
});

describe('exportOwnerStatement', () => {
  test('has the figures of the screen as PDF and CSV', async () => {
    await pay(120_000);
    const file = async (format: 'pdf' | 'csv') => {
      const query = { basis: 'accrual', period: '2026-12', format } as const;
      const made = await api.callAs(someone(owner), payouts.exportOwnerStatement, {
        params: { homeId: home.homeId },
        query,
      });
      return { ...made, bytes: Buffer.from(made.base64, 'base64') };
    };
    const csv = await file('csv');
    expect(csv.fileName).toBe('accrual-statement-2026-12.csv');
    expect(csv.bytes.toString()).toContain('Net,Net income,,3000.00');
    expect(csv.bytes.toString()).toContain('Balance,Of it: residents owe you,,1800.00');
    const pdf = await file('pdf');
    expect(pdf.fileName).toBe('accrual-statement-2026-12.pdf');
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
