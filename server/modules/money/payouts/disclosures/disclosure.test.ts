// The law of an advance: one disclosure for each checked state, none elsewhere, and no advance in the books without it.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { payouts } from '@/contract/money/payouts/endpoints';
import { desk } from '@/contract/platform/desk/endpoints';
import type { SigningDocument } from '@/contract/platform/signing/endpoints';
import { asSystem } from '@/server/db/client';
import { advancePaid } from '@/server/modules/money/ledger';
import { findPayableHome } from '@/server/modules/money/payouts';
import { offerAdvance } from '@/server/modules/money/payouts/advances';
import { discloseAdvance } from '@/server/modules/money/payouts/disclosures/disclosure';
import { offerAdvances } from '@/server/modules/money/payouts/jobs';
import { refusalOf, testApi } from '@/tests/support/api';
import { chargeRent, createPaidHome, createSignedAgreement, takeAdvance } from '@/tests/support/fixtures/money/payouts';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
type Home = Awaited<ReturnType<typeof createPaidHome>>;

beforeEach(async () => {
  api.now = new Date('2026-12-07T18:00:00Z');
  await api.rows("update agreements set status = 'voided'");
  await api.rows("update payout_runs set status = 'discarded', released_at = null, released_by = null");
});

/** A home under the yearly plan with its first month paid, and the offers of the day. */
async function createYearlyHome(more: Parameters<typeof createPaidHome>[1] = {}): Promise<Home> {
  const home = await createPaidHome(api, { plan: 'Yearly', ...more });
  await chargeRent(api, home, { dueOn: '2026-12-01' });
  await offerAdvances(api.services);
  return home;
}
const cardOf = async ({ homeId, owner }: Home) =>
  (await api.callAs(owner, payouts.getEarnings, { query: {} })).homes.find((each) => each.homeId === homeId);
const offerOf = async (home: Home) => (await cardOf(home))?.advanceOffer ?? null;
const paperOf = async (envelopeId: string) =>
  (
    await api.rows<{ paper: SigningDocument; sealed_hash: string | null }>(
      'select paper, sealed_hash from envelopes where id = $1',
      [envelopeId],
    )
  )[0];

/** What any advance of the same home discloses: $29,370 for 11 payments of $2,850, at a cost of $1,980. */
const FUNDED = '$29,370.00';
const COST = '$1,980.00';
const TOTAL = '$31,350.00';
const PAYMENT = '$2,850.00/month';

describe('the disclosure', () => {
  test.each([
    [
      'California',
      'oakland-ca',
      'OFFER SUMMARY - Advance on Rents',
      [
        ['Funding Provided', FUNDED],
        ['Estimated Annual Percentage Rate (APR)', '15.97%'],
        ['Finance Charge', COST],
        ['Estimated Total Payment Amount', TOTAL],
        ['Estimated Payment', PAYMENT],
        ['Payment Terms', ''],
        ['Estimated Term', '302 days'],
        ['Prepayment', `Up to ${COST}`],
        ['Prepayment', 'No additional fees'],
      ],
      'Cal. Fin. Code',
    ],
    [
      'Florida',
      'tampa-fl',
      'Florida commercial financing disclosure',
      [
        ['Total funds provided', FUNDED],
        ['Total funds disbursed', FUNDED],
        ['Total to be paid', TOTAL],
        ['Total dollar cost', COST],
        ['Payments', `${PAYMENT}, estimated`],
        ['Prepayment', 'No cost, no discount'],
      ],
      'Fla. Stat. §§ 559.961',
    ],
    [
      'Virginia',
      'arlington-va',
      'Sales-Based Financing Disclosure Form',
      [
        ['1. Financing amount and disbursement amount', FUNDED],
        ['2. Finance charge', COST],
        ['3. Total repayment amount', TOTAL],
        ['4. Estimated number of payments', '11'],
        ['5. Payment amounts', PAYMENT],
        ['6. Other potential fees and charges', 'None'],
        ['7. Prepayment', `${COST} in all`],
        ['8. Collateral requirements or security interests', 'None'],
        ['9. Broker compensation', 'None'],
      ],
      'Va. Code §§ 6.2-2228',
    ],
  ])(
    'of %s has the rows of its law in their order, is sealed, and only then is the advance posted',
    async (_, city, title, rows, law) => {
      const home = await createYearlyHome({ city });
      const offer = await offerOf(home);
      const envelopeId = await takeAdvance(api, home, offer?.id ?? '');
      const signed = await paperOf(envelopeId);
      const own = signed?.paper.sections.filter(({ ownDocument }) => ownDocument === title) ?? [];
      expect(own.flatMap((section) => section.rows?.map(({ name, value }) => [name, value]))).toEqual(rows);
      expect(own[0]?.source).toContain(law);
      // The rest says in every state what the law of some leaves out.
      expect(signed?.paper.keyTerms?.map(({ name }) => name)).toEqual([
        'Amount funded',
        'Finance charge',
        'Annual percentage rate (APR)',
        'Total of payments',
        'Payments',
        'Recourse',
        'Paying early',
      ]);
      expect(signed?.paper.sections.map(({ id }) => id)).toContain('recourse');
      expect(signed?.sealed_hash).toMatch(/^[0-9a-f]{64}$/);
      expect(await cardOf(home)).toMatchObject({
        advanceOutstanding: 3_135_000,
        advanceOffer: null,
        advanceProblem: null,
      });
      const documents = await api.rows<{ name: string }>('select name from documents where owner_id = $1', [
        home.owner.id,
      ]);
      expect(documents.map(({ name }) => name)).toContain(`${title}.pdf`);
    },
  );

  test('names each payment with its day, and they add up to the total', async () => {
    const home = await createYearlyHome();
    const envelopeId = await takeAdvance(api, home, (await offerOf(home))?.id ?? '');
    const schedule = (await paperOf(envelopeId))?.paper.sections.find(({ id }) => id === 'schedule');
    const payments = schedule?.paragraphs.filter((line) => /^\d+\. /.test(line)) ?? [];
    expect(payments).toHaveLength(11);
    expect(payments[0]).toBe('1. December 7, 2026: $2,850.00');
    expect(payments.at(-1)).toBe('11. October 5, 2027: $2,850.00');
  });
});

describe('a state without a checked rule', () => {
  test('gets no offer: its owner reads that plainly, and our team reads why', async () => {
    const home = await createYearlyHome({ city: 'kirkland-wa' });
    const problem = 'We don’t offer advances in Washington, because we haven’t checked its law on them yet.';
    expect(await cardOf(home)).toMatchObject({ advanceOffer: null, advanceProblem: problem });
    expect(await api.rows('select id from advances where home_id = $1', [home.homeId])).toEqual([]);
    const staff = await createPerson(api, 'staff', ['money']);
    const { facts } = await api.callAs(staff, desk.getDeskHome, { params: { homeId: home.homeId } });
    expect(facts).toContainEqual({ label: 'Advance', value: `Not offered: ${problem}` });
  });

  test('refuses the yearly plan to a home under another one', async () => {
    const home = await createPaidHome(api, { city: 'kirkland-wa' });
    const params = { homeId: home.homeId };
    const { plans } = await api.callAs(home.owner, payouts.getPlanComparison, { params });
    const yearly = plans.find(({ offer }) => offer.plan.plan === 'Yearly');
    expect(yearly).toMatchObject({ problem: expect.stringContaining('advances in Washington'), advance: null });
    const asked = api.callAs(home.owner, payouts.requestPlanChange, { params, body: { plan: 'Yearly' } });
    expect((await refusalOf(asked)).message).toContain('We don’t offer advances in Washington');
  });

  test('gets no disclosure for an offer that was made before', async () => {
    const home = await createYearlyHome();
    const offerId = (await offerOf(home))?.id ?? '';
    await api.rows("update cities set state = 'OR' where slug = 'oakland-ca'");
    try {
      await expect(takeAdvance(api, home, offerId)).rejects.toMatchObject({
        message: 'We don’t offer advances in Oregon, because we haven’t checked its law on them yet.',
      });
    } finally {
      await api.rows("update cities set state = 'CA' where slug = 'oakland-ca'");
    }
  });
});

test('California gets no offer below $5,000, and the owner reads the least amount', async () => {
  const home = await createPaidHome(api, { plan: 'Yearly', rent: 800 });
  await api.rows(`update leases set terms = terms || '{"endOn": "2027-06-30"}' where id = $1`, [home.leaseId]);
  await chargeRent(api, home, { dueOn: '2026-12-01' });
  await offerAdvances(api.services);
  expect(await cardOf(home)).toMatchObject({
    advanceOffer: null,
    advanceProblem: 'In California, we offer advances of $5,000.00 or more.',
  });
});

test('while a disclosure waits for signatures, the home gets no other offer', async () => {
  const home = await createYearlyHome();
  const params = { homeId: home.homeId };
  const { id = '' } = (await offerOf(home)) ?? {};
  await asSystem(api.services.db, async (db) => {
    const payable = (await findPayableHome(db, params.homeId)) ?? expect.fail('no home');
    await discloseAdvance(db, payable, { offerId: id, personId: home.owner.id, now: api.now });
  });
  await api.rows("update advances set created_at = created_at - interval '60 days' where id = $1", [id]);
  const offered = asSystem(api.services.db, async (db) => {
    const payable = (await findPayableHome(db, params.homeId)) ?? expect.fail('no home');
    return offerAdvance(db, payable, api.now, 'https://belong.test');
  });
  expect(await offered).toBe(false);
  expect(await api.rows('select id from advances where home_id = $1', [params.homeId])).toEqual([{ id }]);
});

describe('the database', () => {
  const change = (text: string, id: string) =>
    asSystem(api.services.db, (db) => sql.raw(text.replaceAll('$id', `'${id}'`)).execute(db));

  test('accepts and posts no advance without a signed disclosure', async () => {
    const home = await createYearlyHome();
    const id = (await offerOf(home))?.id ?? '';
    const { homeId, owner } = home;
    const post = asSystem(api.services.db, (db) =>
      advancePaid(db, { id, homeId, ownerId: owner.id }, { whole: 3_135_000, fee: 198_000 }, api.now),
    );
    await expect(post).rejects.toThrow('not in the books without a signed disclosure');
    await expect(change("update advances set status = 'accepted' where id = $id", id)).rejects.toThrow(
      'has no signed disclosure',
    );
    const copy = `insert into advances (id, home_id, owner_id, lease_id, months, monthly, fee, status, created_at, expires_at)
      select '${randomUUID()}', home_id, owner_id, lease_id, months, monthly, fee, 'accepted', created_at, expires_at
      from advances where id = $id`;
    await expect(change(copy, id)).rejects.toThrow('has no signed disclosure');
    await expect(change("update advances set status = 'signing' where id = $id", id)).rejects.toThrow();
  });

  test('takes the disclosure of no other advance, and leaves what was disclosed as it is', async () => {
    const [one, other] = [await createYearlyHome(), await createYearlyHome()];
    const [first, second] = [(await offerOf(one))?.id ?? '', (await offerOf(other))?.id ?? ''];
    const envelopeId = await takeAdvance(api, one, first);
    await expect(
      change(`update advances set status = 'accepted', envelope_id = '${envelopeId}' where id = $id`, second),
    ).rejects.toThrow();
    for (const column of ['fee = fee + 1', 'monthly = monthly + 1', 'envelope_id = null', 'apr_bps = 1'])
      await expect(change(`update advances set ${column} where id = $id`, first)).rejects.toThrow('never changed');
  });

  test('keeps an advance from before its disclosures valid: it is repaid as rent comes in', async () => {
    const home = await createYearlyHome({ city: 'kirkland-wa' });
    await createSignedAgreement(api, { homeId: home.homeId, ownerId: home.owner.id, plan: 'Yearly', rent: 3_000 });
    const { homeId, owner, leaseId } = home;
    const id = randomUUID();
    // As the release before wrote it, without the guards of this one.
    await api.rows('alter table advances disable trigger advances_signed_insert');
    await api.rows('alter table ledger_transactions disable trigger ledger_transactions_signed_advance');
    try {
      await api.rows(
        `insert into advances (id, home_id, owner_id, lease_id, months, monthly, fee, status, created_at, expires_at, accepted_at)
         values ($1, $2, $3, $4, 11, 285000, 198000, 'accepted', $5, $5, $5)`,
        [id, homeId, owner.id, leaseId, api.now.toISOString()],
      );
      await asSystem(api.services.db, (db) =>
        advancePaid(db, { id, homeId, ownerId: owner.id }, { whole: 3_135_000, fee: 198_000 }, api.now),
      );
    } finally {
      await api.rows('alter table advances enable trigger advances_signed_insert');
      await api.rows('alter table ledger_transactions enable trigger ledger_transactions_signed_advance');
    }
    await change('update advances set accepted_at = created_at where id = $id', id);
    const card = await cardOf(home);
    expect(card).toMatchObject({ advanceOutstanding: 3_135_000 });
    expect(card?.nextLines).toContainEqual(expect.objectContaining({ kind: 'advance_repaid', amount: -285_000 }));
  });
});
