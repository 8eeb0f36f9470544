// What is a person's now, over the states of a lease and the people of it.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { account } from '@/contract/account/account/endpoints';
import { deletions } from '@/contract/account/deletions/endpoints';
import { todos } from '@/contract/account/todos/endpoints';
import { leases } from '@/contract/leasing/leases/endpoints';
import { bills } from '@/contract/money/bills/endpoints';
import { charges } from '@/contract/money/charges/endpoints';
import { paymentPlans } from '@/contract/money/paymentPlans/endpoints';
import { refusalOf, testApi } from '@/tests/support/api';
import { createApplication } from '@/tests/support/fixtures/applications';
import { createLease } from '@/tests/support/fixtures/leases';
import { createCharges } from '@/tests/support/fixtures/money/charges';
import { createHome, createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
const RENT = 300_000;

interface Facts {
  status: 'sent' | 'signed' | 'active' | 'ended';
  /** Rent of November, of which nothing is paid. */
  isLate?: boolean;
  leavesOn?: string;
  deposit?: 'left' | 'returned';
  /** The resident left by an addendum while the lease runs. */
  hasLeft?: boolean;
}

/** Two residents and a co-signer of a lease since June. */
async function arrange({ status, isLate, leavesOn, deposit, hasLeft }: Facts) {
  const owner = await createPerson(api);
  const [resident, roommate, coSigner] = [
    await createPerson(api, 'resident'),
    await createPerson(api, 'resident'),
    await createPerson(api, 'resident'),
  ];
  const { id, homeId, envelopeId } = await createLease(api, {
    owner,
    residents: [resident, roommate],
    cosigners: [coSigner],
  });
  if (status !== 'sent') {
    await api.rows(`update envelope_signers set status = 'signed' where envelope_id = $1`, [envelopeId]);
    await api.rows(
      `update leases set status = $2, signed_at = created_at, ended_at = case when $2 = 'ended' then $3::timestamptz end,
         end_reason = case when $2 = 'ended' then 'moved out' end where id = $1`,
      [id, status, api.now.toISOString()],
    );
  }
  if (status === 'active' || status === 'ended') {
    await api.rows(
      `update leases set terms = terms || '{"startOn": "2026-06-01", "endOn": "2027-05-31"}' where id = $1`,
      [id],
    );
    await api.rows(`update lease_residents set from_on = '2026-06-01' where lease_id = $1`, [id]);
    await createCharges(api, id);
    await api.rows(`update charges set status = 'paid', paid = amount where lease_id = $1 and due_on <> '2026-11-01'`, [
      id,
    ]);
    if (!isLate) await api.rows(`update charges set status = 'paid', paid = amount where lease_id = $1`, [id]);
  }
  if (status === 'ended')
    await api.rows(`update lease_residents set until_on = '2026-11-20' where lease_id = $1`, [id]);
  if (leavesOn)
    await api.rows(
      `insert into notices (id, home_id, owner_id, lease_id, side, status, last_day, earliest_on, terms, given_at, created_at, updated_at)
       values ($1, $2, $3, $4, 'resident', 'given', $5, $5, '{}', $6, $6, $6)`,
      [randomUUID(), homeId, owner.id, id, leavesOn, api.now.toISOString()],
    );
  if (deposit)
    await api.rows(
      `insert into move_outs (id, home_id, lease_id, time_zone, status, left_on, deposit, created_at, updated_at)
       values ($1, $2, $3, 'America/Los_Angeles', $4, '2026-11-20', 300000, $5, $5)`,
      [randomUUID(), homeId, id, deposit, api.now.toISOString()],
    );
  if (hasLeft)
    await api.rows(
      `update lease_residents set role = 'formerResident', until_on = '2026-10-31' where lease_id = $1 and person_id = $2`,
      [id, resident.id],
    );
  return { leaseId: id, resident, roommate, coSigner };
}

const everything = ['home', 'rent', 'bills', 'maintenance', 'plannedCare', 'services'];
const afterwards = everything.slice(0, 4);
const money = everything.slice(0, 3);
const none = { owed: null, leavesOn: null, deposit: 'none' };
const late = { owed: { cents: RENT, dueOn: '2026-11-01', isLate: true } };
/** They left on November 20: that month is charged by the day. */
const left = { owed: { cents: 210_000, dueOn: '2026-11-01', isLate: true } };
const waits = (...kinds: string[]) => kinds;

type Person = 'resident' | 'roommate' | 'coSigner';
type Row = readonly [name: string, facts: Facts, of: Person, what: object, waits: string[]];

const rows: readonly Row[] = [
  [
    'a lease ready to sign',
    { status: 'sent' },
    'resident',
    { phase: 'signing', pages: ['home', 'rent'], ...none },
    waits('signLease'),
  ],
  [
    'a lease ready to sign',
    { status: 'sent' },
    'coSigner',
    { role: 'coSigner', phase: 'signing', pages: ['home'], ...none },
    waits(),
  ],
  [
    'a signed lease',
    { status: 'signed' },
    'coSigner',
    { role: 'coSigner', phase: 'movingIn', pages: money, ...none },
    waits(),
  ],
  [
    'a home lived in',
    { status: 'active' },
    'resident',
    { role: 'resident', phase: 'living', pages: everything, ...none },
    waits(),
  ],
  [
    'a home lived in',
    { status: 'active' },
    'roommate',
    { role: 'resident', phase: 'living', pages: everything, ...none },
    waits(),
  ],
  [
    'a home lived in',
    { status: 'active' },
    'coSigner',
    { role: 'coSigner', phase: 'living', pages: money, ...none },
    waits(),
  ],
  ['late rent', { status: 'active', isLate: true }, 'resident', { phase: 'living', ...late }, waits('payRent')],
  ['late rent', { status: 'active', isLate: true }, 'roommate', { phase: 'living', ...late }, waits('payRent')],
  [
    'late rent',
    { status: 'active', isLate: true },
    'coSigner',
    { phase: 'living', pages: money, ...late },
    waits('payRent'),
  ],
  [
    'given notice',
    { status: 'active', leavesOn: '2026-12-31' },
    'resident',
    { phase: 'living', pages: everything, leavesOn: '2026-12-31' },
    waits('notice.given'),
  ],
  [
    'a balance after moving out',
    { status: 'ended', isLate: true, deposit: 'returned' },
    'resident',
    { phase: 'settling', pages: afterwards, ...left, deposit: 'closed' },
    waits('payRent'),
  ],
  [
    'a balance after moving out',
    { status: 'ended', isLate: true, deposit: 'returned' },
    'roommate',
    { phase: 'settling', pages: afterwards, ...left },
    waits('payRent'),
  ],
  [
    'a balance after moving out',
    { status: 'ended', isLate: true, deposit: 'returned' },
    'coSigner',
    { phase: 'settling', pages: money, ...left },
    waits('payRent'),
  ],
  [
    'an open deposit',
    { status: 'ended', deposit: 'left' },
    'resident',
    { phase: 'settling', pages: afterwards, owed: null, deposit: 'open' },
    waits(),
  ],
  [
    'a settled lease',
    { status: 'ended', deposit: 'returned' },
    'resident',
    { phase: 'settled', pages: afterwards, owed: null, deposit: 'closed' },
    waits(),
  ],
  [
    'a settled lease',
    { status: 'ended', deposit: 'returned' },
    'coSigner',
    { phase: 'settled', pages: money, owed: null },
    waits(),
  ],
  [
    'a roommate who left',
    { status: 'active', isLate: true, hasLeft: true },
    'resident',
    { role: 'formerResident', phase: 'settled', pages: ['home'], ...none },
    waits(),
  ],
];

describe('what is theirs now', () => {
  test.each(rows)('%s, %j, of the %s', async (_name, facts, of, what, kinds) => {
    const lease = await arrange(facts);
    const person = lease[of];
    const { residences, isNewcomer } = await api.callAs(person, account.getAccount);
    expect(residences).toMatchObject([{ leaseId: lease.leaseId, ...what }]);
    expect(isNewcomer).toBe(false);
    const open = await api.callAs(person, todos.listTodos);
    expect(open.map(({ kind }) => kind).filter((kind) => kind !== 'moveIn')).toEqual(expect.arrayContaining(kinds));
    if (kinds.length === 0) expect(open.filter(({ kind }) => kind === 'payRent')).toEqual([]);
  });

  test.each(['started', 'needs_information', 'in_review', 'approved'] as const)(
    'an application that is %s is under way, and no lease',
    async (status) => {
      const [owner, person] = [await createPerson(api), await createPerson(api, 'resident')];
      const homeId = await createHome(api, { owner });
      await createApplication(api, { homeId, people: [person], status });
      const { residences, isNewcomer } = await api.callAs(person, account.getAccount);
      expect({ residences, isNewcomer }).toEqual({ residences: [], isNewcomer: false });
    },
  );
});

describe('a co-signer', () => {
  test('reads the lease, what is owed, its history, and its bills', async () => {
    const { leaseId, coSigner, roommate } = await arrange({ status: 'active', isLate: true });
    const at = { params: { leaseId } };
    expect(await api.callAs(coSigner, leases.getLease, at)).toMatchObject({ myRole: 'coSigner' });
    const own = await api.callAs(coSigner, charges.listCharges, at);
    const theirs = await api.callAs(roommate, charges.listCharges, at);
    expect(own).toMatchObject({ side: 'coSigner', owedCents: RENT, residents: 2 });
    expect({ ...own, side: 'resident' }).toEqual(theirs);
    expect((await api.callAs(coSigner, charges.listTimeline, at)).items.length).toBeGreaterThan(0);
    expect(await api.callAs(coSigner, bills.listBills, at)).toMatchObject({ side: 'coSigner', items: [] });
    await api.callAs(roommate, paymentPlans.askForPaymentPlan, {
      ...at,
      body: { parts: 2, firstOn: '2026-11-25', hardship: 'I was ill.' },
    });
    expect((await api.callAs(roommate, paymentPlans.getPaymentPlan, at)).plan?.hardship).toBe('I was ill.');
    expect((await api.callAs(coSigner, paymentPlans.getPaymentPlan, at)).plan?.hardship).toBeNull();
  });

  test('sees nothing of other leases', async () => {
    const [{ coSigner }, other] = [await arrange({ status: 'active' }), await arrange({ status: 'active' })];
    const refusal = await refusalOf(api.callAs(coSigner, charges.listCharges, { params: { leaseId: other.leaseId } }));
    expect(refusal.status).toBe(404);
  });

  test('shows the debt before the account is deleted, and the lease while it runs', async () => {
    const { coSigner } = await arrange({ status: 'ended', isLate: true, deposit: 'returned' });
    const { blockers } = await api.callAs(coSigner, deletions.getDeletion);
    expect(blockers).toMatchObject([{ code: 'leaseBalance', title: '$2,100.00 is unpaid for 12 Alder Lane' }]);
    const running = await arrange({ status: 'active' });
    const found = await api.callAs(running.coSigner, deletions.getDeletion);
    expect(found.blockers).toMatchObject([{ code: 'activeLease', title: 'You co-signed the lease for 12 Alder Lane' }]);
  });
});
