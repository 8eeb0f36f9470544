import { beforeEach, expect, test } from 'vitest';
import { formatExactMoney } from '@/contract/amounts/cents';
import { desk } from '@/contract/platform/desk/endpoints';
import { asSystem } from '@/server/db/client';
import { accountBalance, leaseReceivable } from '@/server/modules/money/ledger';
import { testApi } from '@/tests/support/api';
import { report } from '@/tests/support/fixtures/care/workOrders';
import { chargeRent, createPaidHome } from '@/tests/support/fixtures/money/payouts';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
beforeEach(async () => {
  await api.empty('homes', 'work_orders');
});

test('the page of a home begins with rent, lease, balance, deposit, plan, payout, and open repairs', async () => {
  const iris = await createPerson(api, 'staff');
  const home = await createPaidHome(api);
  await chargeRent(api, home, { dueOn: '2026-11-01', paid: 0 });
  const { homeId, leaseId } = home;
  const { facts, contacts } = await api.callAs(iris, desk.getDeskHome, { params: { homeId } });
  const owed = await asSystem(api.services.db, (db) => accountBalance(db, leaseReceivable(leaseId)));
  const valueAt = (label: string) => facts.find((fact) => fact.label === label)?.value;
  expect(owed).toBeGreaterThan(0);
  expect(valueAt('Balance')).toBe(`${formatExactMoney(owed)} owed`);
  expect(facts).toMatchObject([
    { label: 'Rent', href: `/accounts/desk/money/${leaseId}` },
    { label: 'Lease' },
    { label: 'Balance', isUrgent: true, href: `/accounts/desk/money/${leaseId}` },
    { label: 'Deposit held' },
    { label: 'Plan' },
    { label: 'Next payout' },
  ]);
  expect(contacts).toMatchObject([{ part: 'Homeowner', id: home.owner.id, email: expect.any(String), phone: null }]);
});

test('a reader sees the facts of their duties alone', async () => {
  const home = await createPaidHome(api);
  await report(api, home, home.owner);
  const labelsOf = async (...duties: ('care' | 'leasing' | 'support')[]) => {
    const reader = await createPerson(api, 'staff', duties);
    const { facts } = await api.callAs(reader, desk.getDeskHome, { params: { homeId: home.homeId } });
    return facts.map(({ label }) => label);
  };
  expect(await labelsOf('care')).toEqual(['Rent', 'Lease', 'Open repair']);
  expect(await labelsOf('leasing')).toEqual(['Rent', 'Lease', 'Balance', 'Deposit held', 'Open repair']);
  expect(await labelsOf('support')).toEqual(['Rent', 'Lease', 'Balance', 'Plan', 'Next payout', 'Open repair']);
});

test('the page of an owner begins with the same facts of their homes', async () => {
  const iris = await createPerson(api, 'staff');
  const home = await createPaidHome(api);
  const { places } = await api.callAs(iris, desk.getDeskPerson, { params: { personId: home.owner.id } });
  expect(places).toMatchObject([
    { id: home.homeId, facts: expect.arrayContaining([expect.objectContaining({ label: 'Rent' })]) },
  ]);
});
