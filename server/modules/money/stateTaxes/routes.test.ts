import { beforeEach, describe, expect, test } from 'vitest';
import { dollars } from '@/contract/amounts/cents';
import { stateTaxes } from '@/contract/money/stateTaxes/endpoints';
import { w9s } from '@/contract/money/w9s/endpoints';
import { asSystem } from '@/server/db/client';
import { accountBalance, accounts } from '@/server/modules/money/ledger';
import { makePayouts } from '@/server/modules/money/payouts/jobs';
import { createRun, releaseRun } from '@/server/modules/money/payouts/runs/runs';
import { readTrustBooks } from '@/server/modules/money/reconciliations/books';
import { validBodies } from '@/tests/api/validBodies';
import { refusalOf, testApi } from '@/tests/support/api';
import { chargeRent, createPaidHome } from '@/tests/support/fixtures/money/payouts';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
type Someone = Awaited<ReturnType<typeof createPerson>>;
let staff: Someone;
beforeEach(async () => {
  api.now = new Date('2026-11-20T18:00:00Z');
  await api.rows("update sessions set expires_at = '2029-01-01'");
  staff = await createPerson(api, 'staff');
  await api.rows("update agreements set status = 'voided'");
  await api.rows("update payout_runs set status = 'discarded', released_at = null, released_by = null");
  await api.empty('residency_forms', 'payouts');
});

async function certify(person: Someone, more: object) {
  const { id } = await api.callAs(person, w9s.startW9, { body: {} });
  const body = { ...(validBodies['w9s.certifyW9'] as object), ...more } as never;
  await api.callAs(person, w9s.certifyW9, { params: { w9Id: id }, body });
}

/** An owner who lives in a state and lets a home in Oakland. */
async function ownerIn(state: string, rent = 3_600) {
  const owner = await createPerson(api);
  await certify(owner, { state, streetAddress: '1 Lake Street', city: 'Reno', zipcode: '89501' });
  return createPaidHome(api, { owner, rent, w9: false });
}
async function pay(day: string) {
  api.now = new Date(`${day}T18:00:00Z`);
  const run = await asSystem(api.services.db, (db) => createRun(db, day, null, api.now));
  await asSystem(api.services.db, (db) => releaseRun(db, run.id, staff.id, api.now));
  await makePayouts(api.services);
}
/** A month with rent that came in and was paid out on the 5th or the next bank day. */
async function month(home: Awaited<ReturnType<typeof ownerIn>>, dueOn: string, payOn: string) {
  api.now = new Date(`${dueOn}T18:00:00Z`);
  await chargeRent(api, home, { dueOn });
  await pay(payOn);
}
const withheldBy = (ownerId: string) =>
  api.rows<{ withheld: number; owed: number }>(
    `select state_withheld::int as withheld, state_withholding_owed::int as owed from payouts where owner_id = $1
     order by period`,
    [ownerId],
  );
/** The clock has moved on: the proof of a login is too old by then. */
const logInAgain = async () => {
  staff = await createPerson(api, 'staff');
};
const read = (year: number) => api.callAs(staff, stateTaxes.getStateTaxYear, { query: { year } });
const record = (personId: string, more: object = {}) =>
  api.callAs(staff, stateTaxes.recordResidencyForm, {
    body: {
      personId,
      form: '590' as const,
      reference: 'Folder 12',
      validFrom: '2027-01-01',
      validUntil: null,
      year: 2026,
      ...more,
    },
  });

describe('S1-6: California withholding', () => {
  test('takes 7% of the gross rent of an owner in Nevada, $252 of $3,600, and owes it to the state', async () => {
    const before = await asSystem(api.services.db, (db) => accountBalance(db, accounts.californiaTaxes));
    const home = await ownerIn('NV');
    await month(home, '2026-12-01', '2026-12-07');
    expect(await withheldBy(home.owner.id)).toEqual([{ withheld: dollars(252), owed: 0 }]);
    const lines = await api.rows(
      `select line.amount::int from payout_lines line join payouts on payouts.id = line.payout_id
       where payouts.owner_id = $1 and kind = 'state_withholding'`,
      [home.owner.id],
    );
    expect(lines).toEqual([{ amount: -dollars(252) }]);
    const after = await asSystem(api.services.db, (db) => accountBalance(db, accounts.californiaTaxes));
    expect(after - before).toBe(dollars(252));
    const books = await asSystem(api.services.db, (db) => readTrustBooks(db, '2026-12-07'));
    expect(books.book).toBe(books.owed);
  });

  test('takes nothing of an owner in California, nor while a Form 590 or 588 is valid', async () => {
    const atHome = await ownerIn('CA');
    await month(atHome, '2026-12-01', '2026-12-07');
    expect(await withheldBy(atHome.owner.id)).toEqual([{ withheld: 0, owed: 0 }]);
    await api.rows("update payout_runs set status = 'discarded', released_at = null, released_by = null");
    const waived = await ownerIn('NV');
    await logInAgain();
    await record(waived.owner.id, { form: '588', validFrom: '2026-01-01', validUntil: '2026-12-31' });
    await month(waived, '2026-12-01', '2026-12-07');
    await month(waived, '2027-01-01', '2027-01-05');
    expect(await withheldBy(waived.owner.id)).toEqual([
      { withheld: 0, owed: 0 },
      { withheld: dollars(252), owed: 0 },
    ]);
  });

  test('waits until the rents of a year are above $1,500, and then takes all of the year', async () => {
    const home = await ownerIn('NV', 1_400);
    await month(home, '2027-01-01', '2027-01-05');
    await month(home, '2027-02-01', '2027-02-05');
    expect(await withheldBy(home.owner.id)).toEqual([
      { withheld: 0, owed: dollars(98) },
      { withheld: dollars(196), owed: 0 },
    ]);
  });

  test('a year that stayed below the limit leaves nothing to withhold in the next', async () => {
    const home = await ownerIn('NV', 1_400);
    await month(home, '2026-12-01', '2026-12-07');
    await month(home, '2027-01-01', '2027-01-05');
    expect(await withheldBy(home.owner.id)).toEqual([
      { withheld: 0, owed: dollars(98) },
      { withheld: 0, owed: dollars(98) },
    ]);
  });
});

describe('getStateTaxYear', () => {
  test('names the owners who live elsewhere, and the amounts of each filing period', async () => {
    const home = await ownerIn('NV');
    await month(home, '2026-12-01', '2026-12-07');
    const year = await read(2026);
    expect(year.periods.map(({ dueOn, withheld }) => [dueOn, withheld])).toEqual([
      ['2026-04-15', 0],
      ['2026-06-15', 0],
      ['2026-09-15', 0],
      ['2027-01-15', dollars(252)],
    ]);
    expect(year.payees).toMatchObject([
      { personId: home.owner.id, residence: 'NV', form: null, rents: dollars(3_600), withheld: dollars(252) },
    ]);
  });
});

describe('recordResidencyForm', () => {
  test('is refused about a person who reports no rent, and a waiver without a last day', async () => {
    const resident = await createPerson(api, 'resident');
    expect(await refusalOf(record(resident.id))).toMatchObject({ status: 400 });
    const home = await ownerIn('NV');
    expect(await refusalOf(record(home.owner.id, { form: '588' }))).toMatchObject({ status: 400 });
    expect((await record(home.owner.id)).payees).toMatchObject([{ form: { kind: '590', validUntil: null } }]);
  });
});

describe('exportStateTaxPeriod', () => {
  test('has each payee with number, rents, and tax, and records who read the numbers', async () => {
    const home = await ownerIn('NV');
    await month(home, '2026-12-01', '2026-12-07');
    await logInAgain();
    const file = (period: number) =>
      api.callAs(staff, stateTaxes.exportStateTaxPeriod, { body: { year: 2026, period } });
    expect(await refusalOf(file(1))).toMatchObject({ status: 409 });
    const { fileName, text } = await file(4);
    expect(fileName).toBe('form-592-2026-4.csv');
    expect(text.split(/\r?\n/)[1]).toContain('NV,89501,3600.00,252.00');
    const readings = await api.rows("select person_id from audit_log where event = 'vault.opened'");
    expect(readings).toContainEqual({ person_id: staff.id });
  });
});
