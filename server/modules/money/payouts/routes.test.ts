import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { todos } from '@/contract/account/todos/endpoints';
import { moneyRequests } from '@/contract/money/moneyRequests/endpoints';
import { payouts } from '@/contract/money/payouts/endpoints';
import { wealth } from '@/contract/money/wealth/endpoints';
import { signing } from '@/contract/platform/signing/endpoints';
import { asSystem } from '@/server/db/client';
import type { Person } from '@/server/http/person';
import { newId } from '@/server/ids';
import { clocksFor, insertWorkOrder } from '@/server/modules/care/workOrders';
import { invoicePosted } from '@/server/modules/money/ledger';
import { handleAgreementEnvelope } from '@/server/modules/onboarding/agreements/jobs';
import { expireEnvelope, sealEnvelope } from '@/server/modules/platform/signing/jobs';
import { refusalOf, testApi } from '@/tests/support/api';
import { createHomeMember } from '@/tests/support/fixtures/homeMembers';
import { signEnvelope } from '@/tests/support/fixtures/leases';
import { advanceClock, findMessages } from '@/tests/support/fixtures/logins';
import {
  chargeRent,
  createPaidHome,
  createSignedAgreement,
  writeStatements,
} from '@/tests/support/fixtures/money/payouts';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { handleAdvanceEnvelope } from './disclosures/jobs';
import { countPayoutRun, makePayouts, offerAdvances } from './jobs';
import { handlePlanEnvelope, startPlanChanges } from './planChanges/jobs';
import { createRun, releaseRun } from './runs/runs';

const api = testApi();
type Someone = Awaited<ReturnType<typeof createPerson>>;
let home: Awaited<ReturnType<typeof createPaidHome>>;
let staff: Someone;
let other: Someone;

beforeEach(async () => {
  api.now = new Date('2026-12-07T18:00:00Z');
  await api.rows("update agreements set status = 'voided'");
  await api.rows("update payout_runs set status = 'discarded', released_at = null, released_by = null");
  [staff, other] = [await createPerson(api, 'staff'), await createPerson(api, 'staff')];
  home = await createPaidHome(api);
  await chargeRent(api, home, { dueOn: '2026-12-01' });
});

async function paid(): Promise<string> {
  const run = await asSystem(api.services.db, (db) => createRun(db, '2026-12-07', null, api.now));
  await asSystem(api.services.db, (db) => releaseRun(db, run.id, staff.id, api.now));
  await makePayouts(api.services);
  const [{ id } = { id: '' }] = await api.rows<{ id: string }>('select id from payouts where home_id = $1', [
    home.homeId,
  ]);
  return id;
}
const earnings = (person: Someone = home.owner) => api.callAs(person, payouts.getEarnings, { query: { year: 2026 } });

test('what a payout came to, and its lines, cannot be changed once it was sent, and its status can', async () => {
  const id = await paid();
  const change = (text: string) =>
    asSystem(api.services.db, (db) => sql.raw(text.replaceAll('$id', `'${id}'`)).execute(db));
  for (const text of [
    'update payouts set amount = amount + 1 where id = $id',
    "update payouts set period = '2026-11-01' where id = $id",
    'delete from payouts where id = $id',
    'update payout_lines set amount = amount + 1 where payout_id = $id',
    'delete from payout_lines where payout_id = $id',
  ])
    await expect(change(text)).rejects.toThrow();
  await change("update payouts set status = 'paid' where id = $id");
});

describe('getEarnings', () => {
  test('shows the next payout before it is made, then the payout with its lines, fees first', async () => {
    const before = await earnings();
    expect(before.homes).toMatchObject([
      { plan: 'Monthly', nextPayOn: '2026-12-07', nextAmount: 120_000, guarantee: { limit: 900_000, left: 900_000 } },
    ]);
    await paid();
    const { homes, payouts: made } = await earnings();
    expect(homes).toMatchObject([{ nextPayOn: '2027-01-05' }]);
    expect(made).toMatchObject([
      {
        status: 'sent',
        amount: 120_000,
        lines: [{ kind: 'management_fee' }, { kind: 'placement_fee' }, { kind: 'rent', amount: 300_000 }],
        parts: [{ bank: 'STRIPE TEST BANK ending in 6789', amount: 120_000, traceId: expect.any(String) }],
      },
    ]);
  });

  test('names no payout and no guarantee for a home without a lease', async () => {
    const homeId = await createHome(api, { owner: home.owner, status: 'active' });
    await createSignedAgreement(api, { homeId, ownerId: home.owner.id, plan: 'Monthly', rent: 3_000 });
    const found = (await earnings()).homes.find((each) => each.homeId === homeId);
    expect(found).toMatchObject({ plan: 'Monthly', nextPayOn: null, nextAmount: null, nextLines: [], guarantee: null });
  });

  test('expects the rent that is not due yet, and calls on the guarantee only after a miss', async () => {
    await paid();
    await chargeRent(api, home, { dueOn: '2027-01-01', paid: 0 });
    const next = async () => (await earnings()).homes[0];
    // 5% of $3,000.00 is ours; the placement fee was charged in December.
    expect(await next()).toMatchObject({ nextPayOn: '2027-01-05', nextAmount: 285_000, nextExpected: 300_000 });
    expect((await next())?.nextLines.map(({ kind }) => kind)).toEqual(['management_fee', 'rent']);
    api.now = new Date('2027-01-02T18:00:00Z');
    expect((await next())?.nextLines.map(({ kind }) => kind)).toContain('guarantee');
    expect(await next()).toMatchObject({ nextExpected: 0 });
  });

  test('a repair is a line with the vendor’s invoice behind it, and our markup a line of its own', async () => {
    const [workOrderId, invoiceId] = [newId(), newId()];
    const at = clocksFor(
      { tier: 'standard', repairKind: 'other', state: 'CA', city: 'Oakland', timeZone: 'America/Los_Angeles' },
      api.now,
    );
    const of = { homeId: home.homeId, ownerId: home.owner.id };
    await asSystem(api.services.db, async (db) => {
      await insertWorkOrder(
        db,
        {
          ...of,
          id: workOrderId,
          leaseId: null,
          reporterId: null,
          source: 'owner',
          sourceKey: `test:${workOrderId}`,
          area: 'kitchen',
          title: 'Warm fridge',
          description: '',
          status: 'billed',
          repairKind: 'other',
          tier: 'standard',
          tierReason: 'It can wait a little.',
          approvedCents: 45_000,
          ...at,
        },
        api.now,
      );
      await invoicePosted(
        db,
        { ...of, id: invoiceId, totalCents: 42_000, markupCents: 2_000, payer: 'owner' },
        api.now,
      );
    });
    await api.rows(
      `insert into work_order_invoices (id, work_order_id, home_id, owner_id, vendor_name, vendor_address, number, lines,
         markup, total, status, payer, posted_at, created_at, updated_at)
       values ($1, $2, $3, $4, 'Alder Repairs', '1 Elm St', 'A-1', '[]', 2000, 42000, 'posted', 'owner', $5, $5, $5)`,
      [invoiceId, workOrderId, home.homeId, home.owner.id, api.now],
    );
    await paid();
    const [payout] = (await earnings()).payouts;
    const invoice = { description: 'Alder Repairs, invoice A-1', workOrderId };
    expect(payout?.lines).toEqual(
      expect.arrayContaining([
        { ...invoice, kind: 'vendor_invoice', amount: -40_000 },
        { ...invoice, kind: 'markup', amount: -2_000 },
      ]),
    );
    expect(payout?.amount).toBe(120_000 - 42_000);
    const { text } = await api.callAs(home.owner, payouts.exportStatement, { params: { payoutId: payout?.id ?? '' } });
    expect(text).toContain('Repair,"Alder Repairs, invoice A-1",-400.00');
  });

  test('puts the statement among the owner’s documents, once', async () => {
    await paid();
    await writeStatements(api);
    await makePayouts(api.services);
    await writeStatements(api);
    const [{ statementId } = { statementId: null }] = (await earnings()).payouts;
    const stored = await api.rows('select id, name, category from documents where owner_id = $1', [home.owner.id]);
    expect(stored).toEqual([
      { id: statementId, name: expect.stringContaining('Statement December 2026'), category: 'statement' },
    ]);
  });

  test('shows an accountant the money, and a viewer and strangers nothing', async () => {
    await paid();
    const [accountant, viewer] = [await createPerson(api), await createPerson(api)];
    await createHomeMember(api, { homeId: home.homeId, role: 'accountant', person: accountant });
    await createHomeMember(api, { homeId: home.homeId, role: 'viewer', person: viewer });
    expect((await earnings(accountant)).payouts).toHaveLength(1);
    expect((await earnings(accountant)).homes).toMatchObject([{ isOwner: false }]);
    expect((await earnings(viewer)).payouts).toEqual([]);
    expect((await earnings(await createPerson(api))).homes).toEqual([]);
  });
});

describe('getPlanComparison', () => {
  test('compares three plans over twelve months, with and without trouble', async () => {
    const compared = await api.callAs(home.owner, payouts.getPlanComparison, { params: { homeId: home.homeId } });
    expect(compared.current).toBe('Monthly');
    // The lease's rent, whatever the home is listed for.
    expect(compared.rentCents).toBe(300_000);
    expect(compared.plans.map(({ offer }) => offer.plan.plan)).toEqual(['Monthly', 'Yearly', 'NoGuarantee']);
    expect(compared).toMatchObject({ startsOn: '2027-01-01', leaseEndsOn: '2027-11-30', hasPlacementFee: true });
    for (const { years } of compared.plans)
      expect(years.map(({ stress }) => stress)).toEqual(['none', 'late', 'vacant', 'broken']);
    const [monthly, yearly] = compared.plans;
    expect(monthly?.years[0]?.net).toBe(monthly?.offer.year.net);
    // From January 1 the lease has 11 months left: the fee of the advance is for these alone.
    expect(yearly?.advance).toMatchObject({ months: 11 });
    expect(yearly?.years[0]?.net).toBeGreaterThan(yearly?.offer.year.net ?? 0);
  });

  test('counts no placement fee where the lease has paid it', async () => {
    await paid();
    const compared = await api.callAs(home.owner, payouts.getPlanComparison, { params: { homeId: home.homeId } });
    expect(compared.hasPlacementFee).toBe(false);
    const [monthly] = compared.plans;
    expect(monthly?.years[0]?.net).toBe((monthly?.offer.year.net ?? 0) + (monthly?.offer.year.placement ?? 0));
  });

  test('offers no year up front on a lease with 100 days left, and refuses a request for it', async () => {
    await api.rows(`update leases set terms = terms || '{"endOn": "2027-03-17"}' where id = $1`, [home.leaseId]);
    const compared = await api.callAs(home.owner, payouts.getPlanComparison, { params: { homeId: home.homeId } });
    const problem = 'The lease ends Mar 17, 2027. A year up front needs at least 6 months left.';
    const yearly = compared.plans.find(({ offer }) => offer.plan.plan === 'Yearly');
    expect(yearly).toMatchObject({ problem, advance: null });
    const monthly = compared.plans.find(({ offer }) => offer.plan.plan === 'Monthly');
    expect(yearly?.years[0]?.payouts[1]).toBe(monthly?.years[0]?.payouts[1]);
    expect(await refusalOf(requestPlan('Yearly'))).toMatchObject({ status: 409, message: problem });
  });
});

const requestPlan = (plan: 'Monthly' | 'NoGuarantee' | 'Yearly', person = home.owner) =>
  api.callAs(person, payouts.requestPlanChange, { params: { homeId: home.homeId }, body: { plan } });

const withdrawPlan = () =>
  api.callAs(home.owner, payouts.withdrawPlanChange, { params: { homeId: home.homeId }, body: {} });

/** The document of the change: its owner and we sign it, then the queue acts on it. */
async function signPlan(agreementId: string, signs: boolean, heardAt = api.now): Promise<void> {
  const [{ envelope_id: envelopeId } = { envelope_id: '' }] = await api.rows<{ envelope_id: string }>(
    'select envelope_id from agreements where id = $1',
    [agreementId],
  );
  const [manager] = await api.rows<{ user_id: string }>(
    "select user_id from envelope_signers where envelope_id = $1 and role = 'manager'",
    [envelopeId],
  );
  if (signs) {
    await signEnvelope(api, home.owner, envelopeId);
    const person = [staff, other].find(({ id }) => id === manager?.user_id) ?? expect.fail('nobody of ours');
    await signEnvelope(api, person, envelopeId);
    await sealEnvelope(api.services, { id: envelopeId });
  } else
    await api.callAs(home.owner, signing.declineEnvelope, {
      params: { envelopeId },
      body: { reason: 'I changed my mind' },
    });
  api.now = heardAt;
  const subject = { subject: `agreement:${agreementId}` };
  for (const _ of [1, 2]) {
    await handleAgreementEnvelope(api.services, subject);
    await handlePlanEnvelope(api.services, subject);
  }
}
const feeNow = async () =>
  (await api.callAs(home.owner, wealth.getWealth, { params: { homeId: home.homeId } })).inputs.feeBps;
const planNow = async () => (await earnings()).homes[0]?.plan;

describe('requestPlanChange', () => {
  beforeEach(async () => {
    // The agreement in force was signed before.
    api.now = new Date('2026-12-07T18:01:00Z');
    // We countersign with the people of this test.
    await api.rows("update users set duties = '{}' where type = 'staff' and id <> all($1)", [[staff.id, other.id]]);
  });

  test('sends the new agreement to be signed, once; nothing changes before it is', async () => {
    const asked = await requestPlan('NoGuarantee');
    expect(asked).toMatchObject({ plan: 'NoGuarantee', effectiveFrom: '2027-01-01', isSigned: false });
    expect((await earnings()).homes).toMatchObject([{ plan: 'Monthly', planChange: asked }]);
    expect(await api.rows('select status, plan from agreements where id = $1', [asked.agreementId])).toEqual([
      { status: 'sent', plan: 'NoGuarantee' },
    ]);
    expect((await refusalOf(requestPlan('NoGuarantee'))).status).toBe(409);
    api.now = new Date('2027-01-02T18:00:00Z');
    await startPlanChanges(api.services);
    expect(await planNow()).toBe('Monthly');
  });

  test('signed by the owner and by us, the plan is in force from its day', async () => {
    const { agreementId } = await requestPlan('NoGuarantee');
    await signPlan(agreementId ?? '', true);
    await startPlanChanges(api.services);
    expect((await earnings()).homes).toMatchObject([{ plan: 'Monthly', planChange: { isSigned: true } }]);
    // Nor does what is computed elsewhere go by it before.
    expect(await feeNow()).toBe(500);
    expect((await refusalOf(withdrawPlan())).status).toBe(409);
    api.now = new Date('2027-01-01T18:00:00Z');
    await Promise.all([startPlanChanges(api.services), startPlanChanges(api.services)]);
    expect((await earnings()).homes).toMatchObject([{ plan: 'NoGuarantee', planChange: null, guarantee: null }]);
    expect(await feeNow()).toBe(425);
  });

  test('signed after its day, it starts with the month after', async () => {
    const { agreementId } = await requestPlan('NoGuarantee');
    await signPlan(agreementId ?? '', true, new Date('2027-01-03T18:00:00Z'));
    expect((await earnings()).homes).toMatchObject([{ planChange: { effectiveFrom: '2027-02-01', isSigned: true } }]);
  });

  test('declined, nothing changes, and another one may be asked for', async () => {
    const { agreementId } = await requestPlan('NoGuarantee');
    await signPlan(agreementId ?? '', false);
    expect((await earnings()).homes).toMatchObject([{ plan: 'Monthly', planChange: null }]);
    await requestPlan('NoGuarantee');
  });

  test('refuses the plan they have, and co-owners', async () => {
    expect((await refusalOf(requestPlan('Monthly'))).status).toBe(409);
    const coOwner = await createPerson(api);
    await createHomeMember(api, { homeId: home.homeId, role: 'co_owner', person: coOwner });
    expect((await refusalOf(requestPlan('NoGuarantee', coOwner))).status).toBe(403);
  });
});

describe('withdrawPlanChange', () => {
  test('takes the request back, and what was to be signed', async () => {
    const { agreementId } = await requestPlan('NoGuarantee');
    await withdrawPlan();
    expect((await earnings()).homes).toMatchObject([{ planChange: null }]);
    expect(await api.rows('select status from envelopes where subject = $1', [`agreement:${agreementId}`])).toEqual([
      { status: 'voided' },
    ]);
    expect((await refusalOf(withdrawPlan())).status).toBe(409);
  });
});

describe('exportStatement', () => {
  test('gives the lines as CSV that add up to the payout', async () => {
    const payoutId = await paid();
    const { fileName, text } = await api.callAs(home.owner, payouts.exportStatement, { params: { payoutId } });
    expect(fileName).toBe('statement-2026-12.csv');
    expect(text.split('\r\n')).toEqual([
      '\ufeffHome,Month,Line,Details,Amount',
      '12 Alder Lane,2026-12,Management fee,December 2026,-150.00',
      '12 Alder Lane,2026-12,Placement fee,,-1650.00',
      '12 Alder Lane,2026-12,Rent collected,December 2026,3000.00',
      '12 Alder Lane,2026-12,Payout,2026-12-07,1200.00',
      '',
    ]);
    const stranger = await createPerson(api);
    const refused = api.callAs(stranger, payouts.exportStatement, { params: { payoutId } });
    expect((await refusalOf(refused)).status).toBe(404);
  });
});

describe('exportScheduleE', () => {
  test('adds a year up by line of Schedule E', async () => {
    await paid();
    const { text } = await api.callAs(home.owner, payouts.exportScheduleE, { query: { year: 2026 } });
    expect(text.split('\r\n').slice(1, -1)).toEqual([
      '2026,12 Alder Lane,3 Rents received,3000.00',
      '2026,12 Alder Lane,8 Commissions,1650.00',
      '2026,12 Alder Lane,11 Management fees,150.00',
    ]);
  });
});

const create = (person: Someone) => api.callAs(person, payouts.createPayoutRun, { body: { payOn: '2026-12-07' } });
const detail = (payoutRunId: string) => api.callAs(staff, payouts.getPayoutRun, { params: { payoutRunId } });
const release = (payoutRunId: string, person: Someone) =>
  api.callAs(person, payouts.releasePayoutRun, { params: { payoutRunId }, body: {} });

describe('listPayoutRuns', () => {
  test('lists runs and the next day, for staff who handle money', async () => {
    const { id } = await create(staff);
    const listed = await api.callAs(staff, payouts.listPayoutRuns);
    expect(listed.nextPayOn).toBe('2026-12-07');
    expect(listed.items.find((run) => run.id === id)).toMatchObject({ status: 'open', canRelease: false });
    const leasing = await createPerson(api, 'staff', ['leasing']);
    expect((await refusalOf(api.callAs(leasing, payouts.listPayoutRuns))).status).toBe(403);
  });
});

describe('createPayoutRun', () => {
  test('refuses days on which no home is paid, and a second run', async () => {
    const on = (payOn: string) => api.callAs(staff, payouts.createPayoutRun, { body: { payOn } });
    expect((await refusalOf(on('2026-12-08'))).status).toBe(409);
    expect((await refusalOf(on('2026-12-05'))).status).toBe(409);
    await on('2026-12-07');
    expect((await refusalOf(on('2026-12-07'))).status).toBe(409);
  });
});

describe('getPayoutRun', () => {
  test('previews what would be paid, and shows the same once it was', async () => {
    const { id } = await create(staff);
    const totals = { homes: 1, total: 120_000, fees: 180_000, guaranteePaid: 0, countedAt: null };
    expect(await detail(id)).toMatchObject({ totals, next: null, items: [{ status: 'preview', amount: 120_000 }] });
    await release(id, other);
    await makePayouts(api.services);
    expect(await detail(id)).toMatchObject({ totals, finished: true, items: [{ status: 'sent' }] });
  });

  test('goes page by page where many homes are paid, and a job counts them all', async () => {
    for (let n = 0; n < 54; n += 1) {
      const another = await createPaidHome(api);
      await chargeRent(api, another, { dueOn: '2026-12-01' });
    }
    const { id } = await create(staff);
    const all = async () => {
      const first = await detail(id);
      const rest = await api.callAs(staff, payouts.getPayoutRun, {
        params: { payoutRunId: id },
        query: { after: first.next ?? '' },
      });
      expect([first.items.length, rest.items.length, rest.next]).toEqual([50, 5, null]);
      expect(rest.totals).toEqual(first.totals);
      return { totals: first.totals, items: [...first.items, ...rest.items] };
    };
    expect((await all()).totals).toBeNull();
    // Nothing is released before its amounts are known.
    const shown = await api.callAs(other, payouts.getPayoutRun, { params: { payoutRunId: id } });
    expect(shown.canRelease).toBe(false);
    expect((await refusalOf(release(id, other))).status).toBe(409);
    await countPayoutRun(api.services, { runId: id });
    const { totals, items } = await all();
    const sum = { homes: 55, total: 55 * 120_000, fees: 55 * 180_000, guaranteePaid: 0 };
    expect(totals).toEqual({ ...sum, countedAt: api.now.toISOString() });
    expect(new Set(items.map(({ homeId }) => homeId)).size).toBe(55);
    await release(id, other);
    await makePayouts(api.services);
    expect((await all()).totals).toEqual({ ...sum, countedAt: null });
  });
});

describe('createStatementsLink', () => {
  test('opens the statements of a run in one ZIP file, once they are written', async () => {
    const { id } = await create(staff);
    const link = () => api.callAs(staff, payouts.createStatementsLink, { params: { payoutRunId: id } });
    expect((await refusalOf(link())).status).toBe(409);
    await release(id, other);
    await makePayouts(api.services);
    await writeStatements(api);
    const { href } = await link();
    const response = await api.fetch(href, { headers: { authorization: `Bearer ${await api.tokenFor(staff)}` } });
    expect(response.headers.get('content-type')).toBe('application/zip');
    const zip = Buffer.from(await response.arrayBuffer()).toString('latin1');
    expect(zip.match(/statement\/Statement December 2026[^.]*\.pdf/g)?.length).toBeGreaterThan(0);
    const leasing = await createPerson(api, 'staff', ['leasing']);
    const asked = api.callAs(leasing, payouts.createStatementsLink, { params: { payoutRunId: id } });
    expect((await refusalOf(asked)).status).toBe(403);
  });
});

describe('releasePayoutRun', () => {
  test('requires another person than the one who prepared it', async () => {
    const { id } = await create(staff);
    expect((await refusalOf(release(id, staff))).status).toBe(409);
    expect(await release(id, other)).toMatchObject({ status: 'released', releasedBy: other.name });
    expect((await refusalOf(release(id, other))).status).toBe(409);
  });
});

describe('discardPayoutRun', () => {
  test('frees the day for another run', async () => {
    const { id } = await create(staff);
    const discard = () => api.callAs(staff, payouts.discardPayoutRun, { params: { payoutRunId: id }, body: {} });
    expect(await discard()).toMatchObject({ status: 'discarded' });
    expect(await create(other)).toMatchObject({ status: 'open' });
    expect((await refusalOf(discard())).status).toBe(409);
  });
});

describe('discloseAdvance', () => {
  /** A home under the yearly plan with the first month paid. */
  async function createYearlyHome(more: Parameters<typeof createPaidHome>[1] = {}): Promise<void> {
    home = await createPaidHome(api, { plan: 'Yearly', ...more });
    await chargeRent(api, home, { dueOn: '2026-12-01' });
    await offerAdvances(api.services);
  }
  const offerOf = async () =>
    (await earnings()).homes.find(({ homeId }) => homeId === home.homeId)?.advanceOffer ?? null;
  const disclose = (offerId: string, person = home.owner) =>
    api.callAs(person, payouts.discloseAdvance, {
      params: { homeId: home.homeId },
      body: { offerId, hasConsented: true },
    });
  const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).code;
  const advanceRow = async () =>
    (
      await api.rows<{ status: string; ended_for: string | null }>(
        'select status, ended_for from advances where home_id = $1',
        [home.homeId],
      )
    )[0];
  const outstanding = async () =>
    (await earnings()).homes.find(({ homeId }) => homeId === home.homeId)?.advanceOutstanding;
  const seal = async (envelopeId: string, offerId: string) => {
    await sealEnvelope(api.services, { id: envelopeId });
    await handleAdvanceEnvelope(api.services, { subject: `advance:${offerId}` });
  };

  test('shows the fee and its rate, and pays the advance with the payout after the signature', async () => {
    await createYearlyHome();
    await offerAdvances(api.services);
    const offer = await offerOf();
    // January to November: 11 months of $3,000 less 5%; 6% of the rent is the fee.
    expect(offer).toMatchObject({ months: 11, monthly: 285_000, whole: 3_135_000, fee: 198_000, paid: 2_937_000 });
    // $29,370 for 11 payments of $2,850, the first at once: 1.331% a month.
    expect(offer).toMatchObject({ aprBps: 1_597, disclosure: null });
    const messages = await findMessages(api, home.owner.email);
    expect(messages.filter(({ template }) => template === 'advanceOffered')).toHaveLength(1);
    const offerId = offer?.id ?? '';
    const { envelopeId } = await disclose(offerId);
    expect(await codeOf(disclose(offerId))).toBe('conflict');
    expect(await outstanding()).toBe(0);
    expect((await offerOf())?.disclosure).toMatchObject({ envelopeId, unsigned: home.owner.name, canSign: true });
    await signEnvelope(api, home.owner, envelopeId);
    expect((await offerOf())?.disclosure).toMatchObject({ unsigned: null, canSign: false });
    expect(await outstanding()).toBe(0);
    await seal(envelopeId, offerId);
    await handleAdvanceEnvelope(api.services, { subject: `advance:${offerId}` });
    expect(await outstanding()).toBe(3_135_000);
    await paid();
    const [made] = (await earnings()).payouts;
    const lines = Object.fromEntries(made?.lines.map(({ kind, amount }) => [kind, amount]) ?? []);
    expect(lines).toMatchObject({ advance: 3_135_000, advance_fee: -198_000, advance_repaid: -285_000 });
    expect((await earnings()).homes[0]).toMatchObject({ advanceOffer: null });
  });

  test('asks everyone on the title to sign, and posts nothing before the last of them has', async () => {
    const coOwner = await createPerson(api);
    await createYearlyHome({ coOwners: [coOwner] });
    const offerId = (await offerOf())?.id ?? '';
    const { envelopeId } = await disclose(offerId);
    const steps = async (person: Someone) =>
      (await api.callAs(person, todos.listTodos)).filter(({ kind }) => kind === 'advance.sign');
    expect(await steps(home.owner)).toHaveLength(1);
    expect(await steps(coOwner)).toMatchObject([{ action: { href: `/advance-signing/${envelopeId}` } }]);
    await signEnvelope(api, home.owner, envelopeId);
    await seal(envelopeId, offerId);
    expect(await advanceRow()).toMatchObject({ status: 'signing' });
    expect(await outstanding()).toBe(0);
    expect(await steps(home.owner)).toHaveLength(0);
    await signEnvelope(api, coOwner, envelopeId);
    await seal(envelopeId, offerId);
    expect(await advanceRow()).toMatchObject({ status: 'accepted' });
    expect(await outstanding()).toBe(3_135_000);
  });

  test('lapses where one of them declines, and where the time to sign passes', async () => {
    await createYearlyHome();
    const declined = (await offerOf())?.id ?? '';
    const { envelopeId } = await disclose(declined);
    await api.callAs(home.owner, signing.declineEnvelope, {
      params: { envelopeId },
      body: { reason: 'Too expensive' },
    });
    await handleAdvanceEnvelope(api.services, { subject: `advance:${declined}` });
    expect(await advanceRow()).toEqual({ status: 'lapsed', ended_for: null });
    await createYearlyHome();
    const late = (await offerOf())?.id ?? '';
    const paper = await disclose(late);
    advanceClock(api, 8 * 86_400);
    await expireEnvelope(api.services, { id: paper.envelopeId });
    await handleAdvanceEnvelope(api.services, { subject: `advance:${late}` });
    expect(await advanceRow()).toEqual({ status: 'lapsed', ended_for: null });
  });

  test('is not paid where the resident owes rent once it is signed, and says so', async () => {
    await createYearlyHome();
    const offerId = (await offerOf())?.id ?? '';
    const { envelopeId } = await disclose(offerId);
    await signEnvelope(api, home.owner, envelopeId);
    await chargeRent(api, home, { dueOn: '2026-12-05', paid: 0 });
    await seal(envelopeId, offerId);
    expect(await advanceRow()).toEqual({ status: 'lapsed', ended_for: 'The resident owes rent now.' });
    expect(await outstanding()).toBe(0);
    const letters = await findMessages(api, home.owner.email);
    expect(letters.filter(({ template }) => template === 'advanceNotPaid')).toHaveLength(1);
  });

  test('lapses after a week, needs a recent login, and is for the owner alone', async () => {
    await createYearlyHome();
    const offerId = (await offerOf())?.id ?? '';
    const coOwner = await createPerson(api);
    await createHomeMember(api, { homeId: home.homeId, role: 'co_owner', person: coOwner });
    expect(await codeOf(disclose(offerId, coOwner))).toBe('forbidden');
    advanceClock(api, 20 * 60);
    expect(await codeOf(disclose(offerId))).toBe('recentLoginRequired');
    advanceClock(api, 7 * 86_400);
    expect(await offerOf()).toBeNull();
    await offerAdvances(api.services);
    expect(await offerOf()).toBeNull();
  });

  test('is refused where the resident owes rent by now', async () => {
    await createYearlyHome();
    const offerId = (await offerOf())?.id ?? '';
    await chargeRent(api, home, { dueOn: '2026-12-05', paid: 0 });
    await expect(disclose(offerId)).rejects.toMatchObject({ message: 'The resident owes rent now.' });
  });
});

describe('setGuarantee', () => {
  const set = (voidReason: string | null, person = staff) =>
    api.callAs(person, payouts.setGuarantee, { params: { homeId: home.homeId }, body: { voidReason } });
  const approve = async ({ request }: Awaited<ReturnType<typeof set>>, by?: Person) =>
    api.callAs(by ?? (await createPerson(api, 'staff', ['money'])), moneyRequests.approveMoneyRequest, {
      params: { moneyRequestId: request.id },
    });
  const shown = async () => (await earnings()).homes.find(({ homeId }) => homeId === home.homeId)?.guarantee?.voidedFor;

  test('takes two people to end the guarantee, and to bring it back; the owner hears of both', async () => {
    const asked = await set('The home was rented without us.');
    expect(asked).toMatchObject({ guarantee: { voidedFor: null }, request: { status: 'requested' } });
    expect(await shown()).toBeNull();
    expect(await refusalOf(approve(asked, staff))).toMatchObject({ status: 403 });
    expect((await refusalOf(set('Asked twice'))).code).toBe('conflict');
    await approve(asked);
    expect(await shown()).toBe('The home was rented without us.');
    expect((await refusalOf(set('Again'))).code).toBe('conflict');
    const { guarantee } = await api.callAs(staff, payouts.getGuarantee, { params: { homeId: home.homeId } });
    expect(guarantee).toMatchObject({ voidedFor: 'The home was rented without us.', left: 900_000 });
    await approve(await set(null));
    expect(await shown()).toBeNull();
    const events = await api.rows(
      "select event, person_id from audit_log where subject = $1 and event like 'guarantee.%' order by id",
      [`home:${home.homeId}`],
    );
    expect(events).toMatchObject([{ event: 'guarantee.voided' }, { event: 'guarantee.restored' }]);
    const [owner] = await api.rows<{ email: string }>('select email from users where id = $1', [home.owner.id]);
    const letters = (await findMessages(api, owner?.email ?? '')).filter(
      ({ template }) => template === 'guaranteeChanged',
    );
    expect(letters.map(({ data }) => data.reason).toSorted()).toEqual(['The home was rented without us.', null]);
  });

  test('is for staff who handle money', async () => {
    const leasing = await createPerson(api, 'staff', ['leasing']);
    expect((await refusalOf(set('Not theirs', leasing))).code).toBe('forbidden');
    expect((await refusalOf(set('Not theirs', home.owner))).code).toBe('forbidden');
  });
});

describe('getGuarantee', () => {
  test('is null for a home without a signed agreement', async () => {
    await api.rows("update agreements set status = 'voided'");
    expect(await api.callAs(staff, payouts.getGuarantee, { params: { homeId: home.homeId } })).toEqual({
      guarantee: null,
    });
  });
});
