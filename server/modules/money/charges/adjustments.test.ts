import { beforeEach, describe, expect, test } from 'vitest';
import { moveOuts } from '@/contract/tenancy/moveOuts/endpoints';
import { notices } from '@/contract/tenancy/notices/endpoints';
import { asSystem } from '@/server/db/client';
import { testApi } from '@/tests/support/api';
import { createCharges } from '@/tests/support/fixtures/money/charges';
import { expectConsistentLedger } from '@/tests/support/fixtures/money/ledger';
import { payRent } from '@/tests/support/fixtures/money/payouts';
import { createRunningLease, type TestLease } from '@/tests/support/fixtures/renewals';
import { waiveCharge } from './adjustments';

const api = testApi();
let lease: TestLease;

/** A lease that goes on from month to month; today is January 2, 2027. */
beforeEach(async () => {
  api.now = new Date('2026-11-21T20:00:00Z');
  lease = await createRunningLease(api, { startOn: '2026-12-01', endOn: '2026-12-31' });
  await api.rows(
    `update leases set terms = terms || '{"rentCents": 300000, "depositCents": 0, "fees": []}' where id = $1`,
    [lease.id],
  );
  await api.rows("update sessions set expires_at = '2028-01-01'");
  api.now = new Date('2027-01-02T20:00:00Z');
});

interface Charge {
  id: string;
  source: string;
  amount: number;
  credited: number;
  status: string;
}
const chargesOf = (month: string) =>
  api.rows<Charge>(
    `select id, source, amount::int, credited::int, status from charges where lease_id = $1 and source like $2 order by source`,
    [lease.id, `${month}:%`],
  );
const giveNotice = (lastDay: string) =>
  api.callAs(lease.resident, notices.giveNotice, {
    params: { leaseId: lease.id },
    body: { cause: null, note: '', forwardingAddress: '', acceptsQuote: false, lastDay },
  });
const leave = (leftOn: string) =>
  api.callAs(lease.owner, moveOuts.recordMoveOut, { params: { tenancyId: lease.id }, body: { leftOn } });
const creditsOf = async () =>
  (
    await api.rows<{ sum: number }>('select coalesce(sum(amount), 0)::int as sum from credits where lease_id = $1', [
      lease.id,
    ])
  )[0]?.sum;

describe('rent at the end of a tenancy', () => {
  test('is charged until the last day of a lawful notice, and whole again when the notice is taken back', async () => {
    const { id: noticeId } = await giveNotice('2027-02-10');
    await createCharges(api, lease.id);
    // Ten of February's days, each a thirtieth of $3,000.
    expect(await chargesOf('2027-02')).toMatchObject([{ source: '2027-02:0', amount: 100_000 }]);
    await api.callAs(lease.resident, notices.withdrawNotice, {
      params: { noticeId },
      body: { reason: 'We stay after all.' },
    });
    expect(await chargesOf('2027-02')).toMatchObject([
      { source: '2027-02:0', amount: 100_000 },
      { source: '2027-02:0+1', amount: 200_000 },
    ]);
    await createCharges(api, lease.id);
    expect((await chargesOf('2027-02')).reduce((sum, { amount }) => sum + amount, 0)).toBe(300_000);
    await expectConsistentLedger(api);
  });

  test('that was charged for days after it is taken off where it is unpaid, and given back where it was paid', async () => {
    await createCharges(api, lease.id);
    const [february] = await chargesOf('2027-02');
    expect(february).toMatchObject({ amount: 300_000, status: 'open' });
    await giveNotice('2027-02-10');
    await payRent(api, { leaseId: lease.id }, february?.id ?? '', 300_000);
    api.now = new Date('2027-02-06T20:00:00Z');
    await createCharges(api, lease.id);
    expect(await chargesOf('2027-03')).toEqual([]);
    // Gone two days before their last day: they owe through it.
    api.now = new Date('2027-02-09T20:00:00Z');
    await leave('2027-02-08');
    expect(await creditsOf()).toBe(200_000);
    await expectConsistentLedger(api);
  });

  test('that our team waived is not asked for again when people leave', async () => {
    await createCharges(api, lease.id);
    const [february] = await chargesOf('2027-02');
    await asSystem(api.services.db, (db) =>
      waiveCharge(db, february?.id ?? '', { reason: 'The heating failed.', now: api.now }),
    );
    api.now = new Date('2027-02-15T20:00:00Z');
    await leave('2027-02-15');
    expect(await chargesOf('2027-02')).toMatchObject([{ source: '2027-02:0', credited: 300_000, status: 'waived' }]);
    await expectConsistentLedger(api);
  });

  test('goes on while people stay past the end of the term, until the day they leave', async () => {
    api.now = new Date('2027-02-06T20:00:00Z');
    await createCharges(api, lease.id);
    expect(await chargesOf('2027-03')).toMatchObject([{ amount: 300_000 }]);
    api.now = new Date('2027-02-15T20:00:00Z');
    await leave('2027-02-15');
    const [february] = await chargesOf('2027-02');
    expect(february).toMatchObject({ amount: 300_000, status: 'open' });
    expect(await creditsOf()).toBe(150_000);
    expect(await chargesOf('2027-03')).toMatchObject([{ credited: 300_000, status: 'waived' }]);
    await expectConsistentLedger(api);
  });
});
