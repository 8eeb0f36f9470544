import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { charges } from '@/contract/money/charges/endpoints';
import { moneyRequests } from '@/contract/money/moneyRequests/endpoints';
import { refusalOf, testApi } from '@/tests/support/api';
import { agreed, createLivedInLease } from '@/tests/support/fixtures/money/charges';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
let iris: Awaited<ReturnType<typeof createPerson>>;
let leaseId: string;

/** A waiver and two credits of one person, one of them agreed on by two, and a charge. */
beforeEach(async () => {
  api.now = new Date('2026-12-01T18:00:00Z');
  iris = await createPerson(api, 'staff', ['money']);
  leaseId = (await createLivedInLease(api)).id;
  const at = { params: { leaseId } };
  const key = () => ({ idempotencyKey: randomUUID() });
  const credit = (cents: number) =>
    api.callAs(iris, charges.addCredit, { ...at, body: { amountCents: cents as never, reason: 'No heating' } }, key());
  await credit(2_500);
  await agreed(api, credit(40_000));
  const bill = {
    kind: 'bill',
    description: 'Gate key',
    amountCents: 9_500,
    dueOn: '2026-12-10',
    reason: 'Lost',
  } as const;
  const added = await api.callAs(iris, charges.addCharge, { ...at, body: bill as never }, key());
  const chargeId = added.charges.find(({ kind }) => kind === 'bill')?.id ?? '';
  await agreed(api, api.callAs(iris, charges.waiveCharge, { params: { chargeId }, body: { reason: '=Goodwill' } }));
});

const list = (query: object = {}) => api.callAs(iris, moneyRequests.listAdjustments, { query });

describe('listAdjustments', () => {
  test('totals by person and kind tie to the ledger', async () => {
    const { month, totals, items, people } = await list({ personId: iris.id });
    expect(month).toBe('2026-12');
    expect(people).toContainEqual({ id: iris.id, name: iris.name });
    expect(totals.map(({ kind, count, amountCents, aloneCount }) => [kind, count, amountCents, aloneCount])).toEqual([
      ['charge', 1, 9_500, 1],
      ['credit', 2, 42_500, 1],
      ['waiver', 1, 9_500, 0],
    ]);
    expect(items).toHaveLength(4);
    const posted = await api.rows(
      `select made.kind, sum(entry.amount)::int as amount
       from ledger_entries entry join ledger_transactions made on made.id = entry.transaction_id
         join money_requests request on request.subject_id::text = made.source_id
       where request.requested_by = $1 and entry.amount > 0
         and made.kind = case request.kind when 'charge' then 'charged' when 'credit' then 'creditGiven' else 'waived' end
       group by made.kind order by made.kind`,
      [iris.id],
    );
    expect(posted).toEqual([
      { kind: 'charged', amount: 9_500 },
      { kind: 'creditGiven', amount: 42_500 },
      { kind: 'waived', amount: 9_500 },
    ]);
  });

  test('is filtered by month, person, and kind', async () => {
    expect((await list({ month: '2026-11', personId: iris.id })).totals).toEqual([]);
    expect((await list({ personId: randomUUID() })).items).toEqual([]);
    const { totals, items } = await list({ personId: iris.id, kind: 'waiver' });
    expect(totals).toMatchObject([{ kind: 'waiver', amountCents: 9_500 }]);
    expect(items).toMatchObject([{ kind: 'waiver', leaseId, person: iris.name, approvedBy: expect.any(String) }]);
    expect(await refusalOf(list({ month: '2026-13' }))).toMatchObject({ status: 400 });
  });
});

describe('exportAdjustments', () => {
  test('has each change with both people, and no text that a spreadsheet runs', async () => {
    const { fileName, text } = await api.callAs(iris, moneyRequests.exportAdjustments, {
      query: { personId: iris.id },
    });
    expect(fileName).toBe('changes-2026-12.csv');
    expect(text.trim().split(/\r?\n/)).toHaveLength(5);
    expect(text).toContain('400.00');
    expect(text).not.toMatch(/,=G|"=G/);
  });
});
