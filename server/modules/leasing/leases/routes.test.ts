import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { extractText } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { documents } from '@/contract/account/documents/endpoints';
import { todos } from '@/contract/account/todos/endpoints';
import { addDays } from '@/contract/calendar/days';
import { applications } from '@/contract/leasing/applications/endpoints';
import { type LeaseEvent, leaseLifecycle } from '@/contract/leasing/leases/constants';
import { leases } from '@/contract/leasing/leases/endpoints';
import { type EnvelopeStatus, envelopeLifecycle, esignConsent } from '@/contract/platform/signing/constants';
import { signing } from '@/contract/platform/signing/endpoints';
import { asSystem } from '@/server/db/client';
import type { Person } from '@/server/http/person';
import { removeFiles } from '@/server/modules/account/documents/jobs';
import { expireEnvelope, sealEnvelope } from '@/server/modules/platform/signing/jobs';
import { readWhole } from '@/server/providers/storage/storage';
import { refusalOf, testApi } from '@/tests/support/api';
import { createApplication, moveApplicationTo } from '@/tests/support/fixtures/applications';
import {
  completeSigning,
  createHomeIn,
  createLease,
  prepareSigner,
  signByAll,
  signEnvelope,
} from '@/tests/support/fixtures/leases';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { writeDecisionLetters } from '@/tests/support/fixtures/writtenDecisions';
import { takeJobs } from '@/tests/support/jobs';
import { withoutFooters } from '@/tests/support/security/signatures';
import { retryAcceptedLeases, sendAcceptedLease, sendLeaseForApplication } from './applications';
import { leaseQueues } from './deskQueues';
import { findLawContext } from './homeLaw';

const api = testApi();
/** Fetched by `npm test` where Debian has them (scripts/ci/pdfTools.ts). */
const pdfTools = ['pdfsig', 'qpdf', 'pdfinfo', 'pdftotext'].every(
  (tool) => spawnSync(tool, ['--version']).status !== null,
);
let [ada, bob, cora, owner, staff]: (Person & { email: string })[] = [];
beforeAll(async () => {
  [ada, bob, cora] = [
    await createPerson(api, 'resident'),
    await createPerson(api, 'resident'),
    await createPerson(api, 'resident'),
  ];
  [owner, staff] = [await createPerson(api), await createPerson(api, 'staff')];
});
const who = (person: (Person & { email: string }) | undefined) => person ?? expect.fail('nobody');
const couple = () => createLease(api, { owner: who(owner), residents: [who(ada), who(bob)], cosigners: [who(cora)] });
const statusOf = async (table: 'homes' | 'leases' | 'applications', id: string) =>
  (await api.rows<{ status: string }>(`select status from ${table} where id = $1`, [id]))[0]?.status;
const invited = async (envelopeId: string) =>
  (
    await api.rows<{ role: string }>(
      `select role from envelope_signers where envelope_id = $1 and status = 'invited' order by role`,
      [envelopeId],
    )
  ).map(({ role }) => role);

const noFlood = { flooded: false, hazardArea: false, insured: false, claimed: false, aided: false, details: '' };

describe('sendLease', () => {
  const wish = { startOn: '2026-12-01', months: 12, residents: [{ name: 'Ada Lovelace', email: 'ada@example.test' }] };
  const send = (homeId: string, more: object = {}) =>
    api.callAs(who(staff), leases.sendLease, { params: { homeId }, body: { ...wish, ...more } });

  test('drafts it from the listing and sends it; the home is held, not leased', async () => {
    const homeId = await createHome(api, { owner: who(owner), rent: 2_800 });
    const lease = await send(homeId);
    expect(lease).toMatchObject({ status: 'sent', envelopeStatus: 'sent', myRole: null });
    expect(lease.terms).toMatchObject({ rentCents: 280_000, depositCents: 280_000, moveInCents: 560_000 });
    expect(await statusOf('homes', homeId)).toBe('application_pending');
    expect(await refusalOf(send(homeId))).toMatchObject({ status: 409 });
  });

  test('refuses more pets than the owner allows, and a day before the HOA can have approved them', async () => {
    const homeId = await createHome(api, { owner: who(owner) });
    await api.rows("update homes set pet_limit = 1, hoa_approval_days = 15, smoking = 'outside' where id = $1", [
      homeId,
    ]);
    expect(await refusalOf(send(homeId, { pets: ['Ada, a cat', 'Bo, a cat'], startOn: '2026-12-06' }))).toMatchObject({
      status: 400,
      message: 'This home allows at most 1 pet.',
    });
    expect(await refusalOf(send(homeId, { startOn: '2026-12-05' }))).toMatchObject({
      status: 400,
      message: expect.stringContaining('December 6, 2026 or later'),
    });
    const { terms } = await send(homeId, { pets: ['Ada, a cat'], startOn: '2026-12-06' });
    expect(terms).toMatchObject({ petLimit: 1, smoking: 'outside', pets: ['Ada, a cat'] });
  });

  test('refuses a charge the listing lacks, a day gone by, a home off the market and one address for two', async () => {
    const homeId = await createHome(api, { owner: who(owner) });
    expect(await refusalOf(send(homeId, { options: [randomUUID()] }))).toMatchObject({ status: 400 });
    expect(await refusalOf(send(homeId, { startOn: '2026-11-20' }))).toMatchObject({ status: 400 });
    expect(await refusalOf(send(homeId, { installments: 3 }))).toMatchObject({ status: 400 });
    expect(await refusalOf(send(homeId, { residents: [...wish.residents, ...wish.residents] }))).toMatchObject({
      status: 400,
    });
    const leased = await createHome(api, { owner: who(owner), status: 'leased' });
    expect(await refusalOf(send(leased))).toMatchObject({ status: 409 });
    expect(await statusOf('homes', homeId)).toBe('active');
  });
});

describe('sendLease in Florida', () => {
  const send = (homeId: string, months: number) =>
    api.callAs(who(staff), leases.sendLease, {
      params: { homeId },
      body: { startOn: '2026-12-01', months, residents: [{ name: 'Ada Lovelace', email: 'ada@example.test' }] },
    });

  test.each([12, 24])('for %i months waits for the flood questions, and says where they are', async (months) => {
    const homeId = await createHomeIn(api, 'FL', who(owner));
    await api.rows('update homes set flood = null where id = $1', [homeId]);
    const refusal = await refusalOf(send(homeId, months));
    expect(refusal).toMatchObject({ status: 409 });
    expect(refusal.message).toMatch(/12 months or longer.*floods \(Fla\. Stat\. § 83\.512\)\..*Safety in the setup/);
    expect([
      await statusOf('homes', homeId),
      await api.rows('select from leases where home_id = $1', [homeId]),
    ]).toEqual(['active', []]);
    await api.rows('update homes set flood = $2 where id = $1', [homeId, noFlood]);
    expect(await send(homeId, months)).toMatchObject({ status: 'sent' });
  });

  test('for less than a year goes out without them', async () => {
    const homeId = await createHomeIn(api, 'FL', who(owner));
    await api.rows('update homes set flood = null where id = $1', [homeId]);
    expect(await send(homeId, 11)).toMatchObject({ status: 'sent' });
  });

  test('elsewhere goes out without them and says so', async () => {
    const homeId = await createHomeIn(api, 'VA', who(owner));
    await api.rows('update homes set flood = null where id = $1', [homeId]);
    expect(await send(homeId, 12)).toMatchObject({ status: 'sent' });
  });
});

describe('sendLease of a home without a stove or a refrigerator', () => {
  // Civ. Code § 1941.1(a)(10) and (11): for leases from January 1, 2026. Other states ask for neither.
  test.each([
    ['CA', null, 'The question is under Appliances'],
    ['CA', 'stove', 'only with a stove and a refrigerator that work'],
    ['CA', 'refrigerator', 'only with a stove and a refrigerator that work'],
    ['CA', 'neither', 'only with a stove and a refrigerator that work'],
    ['CA', 'both', 'sent'],
    ['VA', null, 'sent'],
    ['WA', 'neither', 'sent'],
  ] as const)('in %s with the answer %s: %s', async (state, kitchen, outcome) => {
    const homeId = await createHomeIn(api, state, who(owner));
    await api.rows('update homes set kitchen = $2 where id = $1', [homeId, kitchen]);
    const sending = api.callAs(who(staff), leases.sendLease, {
      params: { homeId },
      body: { startOn: '2026-12-01', months: 12, residents: [{ name: 'Ada Lovelace', email: 'ada@example.test' }] },
    });
    if (outcome === 'sent') expect(await sending).toMatchObject({ status: 'sent' });
    else expect(await refusalOf(sending)).toMatchObject({ status: 409, message: expect.stringContaining(outcome) });
  });
});

describe('sendLease of a home that may have lead paint', () => {
  const send = (homeId: string) =>
    api.callAs(who(staff), leases.sendLease, {
      params: { homeId },
      body: { startOn: '2026-12-01', months: 12, residents: [{ name: 'Ada Lovelace', email: 'ada@example.test' }] },
    });

  // 24 CFR §§ 35.88(a), 35.92(b): what the owner knows, and the signature of the agent beneath it, before anyone is bound.
  test.each([
    [1977, null, false, 'Documents in the setup'],
    [null, null, true, 'Documents in the setup'],
    [1977, false, false, 'the agent of the homeowner (24 CFR § 35.92(b)(6))'],
    [1977, true, false, 'the agent of the homeowner'],
    [null, false, false, 'the agent of the homeowner'],
    [1977, false, true, 'sent'],
    [1977, true, true, 'sent'],
    [null, false, true, 'sent'],
    [1978, null, false, 'sent'],
  ] as const)(
    'built in %s with the answer %s, signed by the agent: %s: %s',
    async (yearBuilt, leadPaint, signed, outcome) => {
      const homeId = await createHomeIn(api, 'VA', who(owner));
      await api.rows('delete from lead_disclosures where home_id = $1', [homeId]);
      await api.rows('update homes set year_built = $2, lead_paint = $3 where id = $1', [homeId, yearBuilt, leadPaint]);
      if (signed && leadPaint !== null)
        await api.callAs(who(staff), leases.signLeadDisclosure, { params: { homeId }, body: { name: 'Robin Reyes' } });
      if (outcome === 'sent') {
        expect(await send(homeId)).toMatchObject({ status: 'sent' });
        return;
      }
      expect(await refusalOf(send(homeId))).toMatchObject({ status: 409, message: expect.stringContaining(outcome) });
      expect(await api.rows('select from leases where home_id = $1', [homeId])).toEqual([]);
    },
  );
});

describe('getLeadDisclosure', () => {
  test.each([
    [
      1950,
      true,
      { isNeeded: true, yearBuilt: 1950, answer: [expect.stringMatching(/^known lead/), expect.any(String)] },
    ],
    [null, null, { isNeeded: true, yearBuilt: null, answer: null, signed: null }],
    [1990, null, { isNeeded: false, yearBuilt: 1990 }],
  ] as const)('of a home built in %s with the answer %s', async (yearBuilt, leadPaint, expected) => {
    const homeId = await createHomeIn(api, 'VA', who(owner));
    await api.rows('update homes set year_built = $2, lead_paint = $3 where id = $1', [homeId, yearBuilt, leadPaint]);
    const read = await api.callAs(who(staff), leases.getLeadDisclosure, { params: { homeId } });
    expect(read).toMatchObject(expected);
  });
});

describe('signLeadDisclosure', () => {
  const at = (homeId: string) => ({ params: { homeId } });
  const sign = (homeId: string) =>
    api.callAs(who(staff), leases.signLeadDisclosure, { ...at(homeId), body: { name: 'Robin Reyes' } });
  const waiting = async () => {
    const queue = leaseQueues.find(({ id }) => id === 'lead_disclosures');
    const query = queue?.items(api.now).compile(api.services.db);
    const rows = await api.rows<{ home_id: string }>(query?.sql ?? '', [...(query?.parameters ?? [])]);
    return rows.map(({ home_id }) => home_id);
  };

  test('signs what the owner answered last, leaves the desk, and stands in the lease', async () => {
    const homeId = await createHomeIn(api, 'VA', who(owner));
    await api.rows('delete from lead_disclosures where home_id = $1', [homeId]);
    await api.rows('update homes set year_built = 1950, lead_paint = true where id = $1', [homeId]);
    expect(await waiting()).toContain(homeId);
    expect(await api.callAs(who(staff), leases.getLeadDisclosure, at(homeId))).toMatchObject({
      isNeeded: true,
      answer: [expect.stringContaining('known lead-based paint'), expect.stringContaining('record and report')],
      signed: null,
    });
    expect(await sign(homeId)).toMatchObject({ signed: { name: 'Robin Reyes' } });
    expect(await waiting()).not.toContain(homeId);
    await api.rows('update homes set lead_paint = false where id = $1', [homeId]);
    expect(await waiting()).toContain(homeId);
    api.now = new Date(api.now.getTime() + 1_000);
    await sign(homeId);
    const { envelopeId } = await createLease(api, { owner: who(owner), residents: [who(ada)], homeId });
    const { document } = await api.callAs(who(ada), signing.getEnvelope, { params: { envelopeId } });
    const words = document.sections.find(({ id }) => id === 'lead-disclosure')?.paragraphs.join(' ');
    expect(words).toContain('has no knowledge of lead-based paint');
    expect(words).toMatch(
      /Signed electronically by Robin Reyes for the Manager, as the agent of the Homeowner, on November \d+, 2026\./,
    );
  });

  test('is refused where nothing is answered, or nothing is to be signed', async () => {
    const homeId = await createHomeIn(api, 'VA', who(owner));
    await api.rows('update homes set year_built = 1950, lead_paint = null where id = $1', [homeId]);
    expect(await refusalOf(sign(homeId))).toMatchObject({ status: 409 });
    await api.rows('update homes set year_built = 1990, lead_paint = false where id = $1', [homeId]);
    expect(await refusalOf(sign(homeId))).toMatchObject({
      status: 409,
      message: expect.stringContaining('1978 or later'),
    });
    expect(await refusalOf(sign(randomUUID()))).toMatchObject({ status: 404 });
  });
});

describe('getLease', () => {
  test('residents side by side, then the co-signer, then the homeowner; the sealed file lies with all of them', async () => {
    const lease = await couple();
    expect(await invited(lease.envelopeId)).toEqual(['resident', 'resident']);
    await signEnvelope(api, who(bob), lease.envelopeId);
    expect(await invited(lease.envelopeId)).toEqual(['resident']);
    await signEnvelope(api, who(ada), lease.envelopeId);
    expect(await invited(lease.envelopeId)).toEqual(['coSigner']);
    await completeSigning(api, lease.id);
    const at = { params: { leaseId: lease.id } };
    expect((await api.callAs(who(ada), leases.getLease, at)).residentsSignedAt).toBeNull();
    await signEnvelope(api, who(cora), lease.envelopeId);
    expect(await invited(lease.envelopeId)).toEqual(['homeowner']);
    await completeSigning(api, lease.id);
    expect((await api.callAs(who(ada), leases.getLease, at)).residentsSignedAt).not.toBeNull();
    await signByAll(api, lease, [who(owner)]);
    expect(await api.callAs(who(bob), leases.getLease, at)).toMatchObject({
      status: 'signed',
      envelopeStatus: 'completed',
      myRole: 'resident',
      securedAt: null,
    });
    for (const person of [ada, bob, cora, owner]) {
      const { items } = await api.callAs(who(person), documents.listDocuments);
      expect(items.filter(({ category, home }) => category === 'lease' && home?.id === lease.homeId)).toHaveLength(1);
    }
    expect(await statusOf('homes', lease.homeId)).toBe('application_pending');
  });

  test('is hidden from other people', async () => {
    const { id } = await couple();
    const stranger = await createPerson(api);
    expect(await refusalOf(api.callAs(stranger, leases.getLease, { params: { leaseId: id } }))).toMatchObject({
      status: 404,
    });
  });
});

describe('getHomeLease', () => {
  test('is the newest of the home, for who signs it and for its owner', async () => {
    const lease = await couple();
    const at = { params: { homeId: lease.homeId } };
    expect((await api.callAs(who(cora), leases.getHomeLease, at)).myRole).toBe('coSigner');
    expect((await api.callAs(who(owner), leases.getHomeLease, at)).id).toBe(lease.id);
    expect(await refusalOf(api.callAs(await createPerson(api), leases.getHomeLease, at))).toMatchObject({
      status: 404,
    });
  });
});

describe('getHomeLaw', () => {
  test('tells both sides which rules apply, with source and day, and why others do not', async () => {
    const lease = await createLease(api, { owner: who(owner), residents: [who(ada)], state: 'WA' });
    await api.rows(`update homes set year_built = 2020, type = 'house' where id = $1`, [lease.homeId]);
    const at = { params: { homeId: lease.homeId } };
    for (const person of [ada, owner]) {
      const law = await api.callAs(who(person), leases.getHomeLaw, at);
      expect(law).toMatchObject({ state: 'WA', city: 'Seattle', yearBuilt: 2020, ownerType: null });
      const all = law.groups.flatMap((group) => group.laws);
      const find = (id: string) => all.find((one) => one.id === id) ?? expect.fail(id);
      expect(find('wa-rent-cap-2026')).toMatchObject({ level: 'state', checkedOn: '2026-11-28' });
      expect(find('wa-rent-cap-2026').exemption).toContain('2020');
      expect(find('seattle-rent-notice')).toMatchObject({ level: 'city', exemption: null });
      expect(find('us-lead-paint').exemption).toContain('1978');
      expect(all.every(({ source }) => source.length > 6)).toBe(true);
    }
    const stranger = await createPerson(api);
    expect(await refusalOf(api.callAs(stranger, leases.getHomeLaw, at))).toMatchObject({ status: 404 });
    // A guest house may stand beside the house: the number of homes on the lot is unknown, so no exemption rests on it.
    const context = await asSystem(api.services.db, (db) => findLawContext(db, lease.homeId));
    expect(context?.facts).toMatchObject({ homeType: 'house', units: null });
  });

  test('follows the law for owners with five homes until the owner says how many they rent out, and never counts fewer than are here', async () => {
    const holder = await createPerson(api);
    const lease = await createLease(api, { owner: holder, residents: [who(ada)], state: 'VA' });
    const exemption = async () => {
      const { groups } = await api.callAs(holder, leases.getHomeLaw, { params: { homeId: lease.homeId } });
      const laws = groups.flatMap((group) => group.laws);
      return laws.find(({ id }) => id === 'va-termination-larger-owner')?.exemption;
    };
    const answer = (rentalHomes: number | null) =>
      api.rows(
        `insert into flow_runs (id, flow_id, home_id, status, answers, created_at, updated_at)
         values (gen_random_uuid(), 'setup-approval', $1, 'submitted', $2, $3, $3)
         on conflict (home_id, flow_id) where home_id is not null do update set answers = excluded.answers`,
        [lease.homeId, JSON.stringify({ threshold: 30_000, rentalHomes }), api.now.toISOString()],
      );
    expect(await exemption()).toBeNull();
    await answer(null);
    expect(await exemption()).toBeNull();
    await answer(4);
    expect(await exemption()).toContain('more than 4 rental homes');
    for (let n = 0; n < 4; n += 1) await createHome(api, { owner: holder });
    expect(await exemption()).toBeNull();
  });
});

describe('the desk queue of laws', () => {
  test('is empty while every rule is reviewed, and lists them a year after their last check', async () => {
    const queue = leaseQueues.find(({ id }) => id === 'law_reviews') ?? expect.fail('no queue');
    const titles = (day: string) =>
      asSystem(api.services.db, async (db) => {
        const { rows } = await queue.items(new Date(`${day}T20:00:00Z`)).execute(db);
        return rows as { title: string; dueAt: Date }[];
      });
    expect(await titles('2027-11-27')).toEqual([]);
    const due = await titles('2027-11-28');
    expect(due.length).toBeGreaterThan(50);
    // The end of November 28 in California.
    expect(due.at(-1)?.dueAt.toISOString()).toBe('2027-11-29T07:59:59.000Z');
  });
});

describe('the desk queue of the words of statutes', () => {
  test('is empty through the day of review, and names each text from the day after', async () => {
    const queue = leaseQueues.find(({ id }) => id === 'law_texts') ?? expect.fail('no queue');
    const titles = (day: string) =>
      asSystem(api.services.db, async (db) => {
        const { rows } = await queue.items(new Date(`${day}T20:00:00Z`)).execute(db);
        return (rows as { title: string }[]).map(({ title }) => title);
      });
    expect(await titles('2027-01-31')).toEqual([]);
    expect(await titles('2027-02-01')).toEqual(['RCW 59.18.720']);
    expect(await titles('2027-07-02')).toContain('Fla. Stat. § 83.49(2)(d)');
  });
});

describe('the desk queue of leases that end', () => {
  // On November 20, 2026: 30 days to decide before the longest notice of a higher rent in the city, and 90 at least.
  test.each([
    ['WA', 210],
    ['CA', 120],
    ['FL', 90],
    ['VA', 90],
  ] as const)('shows a lease in %s %i days before its end, and not a day earlier', async (state, days) => {
    const queue = leaseQueues.find(({ id }) => id === 'leases_ending') ?? expect.fail('no queue');
    const lease = await createLease(api, { owner: who(owner), residents: [who(ada)], state });
    const isShown = async (left: number) => {
      await api.rows(
        `update leases set status = 'active', signed_at = created_at,
           terms = terms || jsonb_build_object('endOn', $2::text) where id = $1`,
        [lease.id, addDays('2026-11-20', left)],
      );
      const { rows } = await asSystem(api.services.db, (db) =>
        queue.items(new Date('2026-11-20T20:00:00Z')).execute(db),
      );
      return (rows as { id: string }[]).some(({ id }) => id === lease.id);
    };
    expect([await isShown(days), await isShown(days + 1)]).toEqual([true, false]);
  });
});

describe('listLeases', () => {
  test('are the caller’s own, also for staff', async () => {
    const { id } = await couple();
    const mine = await api.callAs(who(cora), leases.listLeases);
    expect(mine.items.map((lease) => lease.id)).toContain(id);
    expect((await api.callAs(who(staff), leases.listLeases)).items).toEqual([]);
  });
});

describe('what becomes of the papers', () => {
  test('declined, expired or taken back: the lease ends and the home is free again', async () => {
    const reason = { reason: 'A wrong date.' };
    const ways: Record<string, (envelopeId: string) => Promise<unknown>> = {
      declined: (envelopeId) => api.callAs(who(ada), signing.declineEnvelope, { params: { envelopeId }, body: reason }),
      voided: (envelopeId) => api.callAs(who(owner), signing.voidEnvelope, { params: { envelopeId }, body: reason }),
      expired: async (envelopeId) => {
        const start = api.now;
        api.now = new Date(start.getTime() + 7 * 86_400_000);
        await expireEnvelope(api.services, { id: envelopeId });
        api.now = start;
      },
    };
    for (const [status, act] of Object.entries(ways)) {
      const lease = await couple();
      await act(lease.envelopeId);
      await completeSigning(api, lease.id);
      await completeSigning(api, lease.id);
      expect(await statusOf('leases', lease.id)).toBe(status);
      expect(await statusOf('homes', lease.homeId)).toBe('active');
    }
  });

  test('an approved application becomes a lease, and the lease moves the application', async () => {
    const homeId = await createHomeIn(api, 'WA', who(owner));
    const people = [who(ada), { id: who(cora).id, role: 'coSigner' as const }];
    const household = { minors: 0, pets: [], assistanceAnimals: 1 };
    const { id } = await createApplication(api, { homeId, people, status: 'approved', household });
    await api.rows("update applicants set may_co_sign = true where application_id = $1 and role = 'coSigner'", [id]);
    const leaseId = await asSystem(api.services.db, (trx) => sendLeaseForApplication(trx, api.services, id));
    expect(await statusOf('applications', id)).toBe('lease_sent');
    const lease = await api.callAs(who(ada), leases.getLease, { params: { leaseId } });
    expect(lease.terms).toMatchObject({ startOn: '2026-12-15', months: 12, address: { state: 'WA' } });
    expect(lease.terms.cosigners).toHaveLength(1);
    expect(lease.terms.assistanceAnimals).toBe(1);
    await signByAll(api, { id: leaseId, envelopeId: lease.envelopeId ?? '' }, [who(ada), who(cora), who(owner)]);
    expect(await statusOf('applications', id)).toBe('lease_signed');
  });

  test('a co-signer who was turned down, or never answered, is not on the lease', async () => {
    const homeId = await createHomeIn(api, 'WA', who(owner));
    const dan = await createPerson(api, 'resident');
    const people = [who(ada), ...[who(cora), dan].map(({ id }) => ({ id, role: 'coSigner' as const }))];
    const { id } = await createApplication(api, { homeId, people, status: 'approved' });
    await api.rows('update applicants set may_co_sign = (person_id <> $2) where application_id = $1 and role <> $3', [
      id,
      dan.id,
      'applicant',
    ]);
    await api.rows(
      `insert into applicants (id, application_id, role, status, name, phone, invite_hash, invite_expires_at) values (gen_random_uuid(), $1, 'coSigner', 'invited', 'Eve', '+14155550100', sha256('x'), now())`,
      [id],
    );
    const leaseId = await asSystem(api.services.db, (trx) => sendLeaseForApplication(trx, api.services, id));
    const { terms, envelopeId } = await api.callAs(who(ada), leases.getLease, { params: { leaseId } });
    expect(terms.cosigners).toHaveLength(1);
    expect(
      await api.rows("select user_id from envelope_signers where envelope_id = $1 and role = 'coSigner'", [envelopeId]),
    ).toEqual([{ user_id: who(cora).id }]);
  });

  test.each(['void', 'decline'] as const)(
    'a homeowner who ends the lease they approved (%s) is on record for it, and the applicants are not',
    async (how) => {
      const homeId = await createHomeIn(api, 'WA', who(owner));
      const { id, applicants } = await createApplication(api, { homeId, people: [who(ada)], status: 'approved' });
      await api.rows(
        `insert into decisions (id, application_id, outcome, message, criteria_version, lines, decided_by, decided_by_name, decided_at)
         values (gen_random_uuid(), $1, 'approved', 'Gladly.', '', '[]', $2, 'Maya', $3)`,
        [id, who(owner).id, api.now.toISOString()],
      );
      await api.rows(
        `insert into screenings (id, applicant_id, attempt, status, provider, agency, asked, ordered_at)
         values (gen_random_uuid(), $1, 1, 'answered', 'local', '{"name": "Agency One", "address": "1 Way", "phone": "5"}', '{credit}', $2)`,
        [applicants[0], api.now.toISOString()],
      );
      const leaseId = await asSystem(api.services.db, (trx) => sendLeaseForApplication(trx, api.services, id));
      const { envelopeId } = await api.callAs(who(ada), leases.getLease, { params: { leaseId } });
      const at = { params: { envelopeId: envelopeId ?? '' }, body: { reason: 'I changed my mind.' } };
      if (how === 'decline') await signEnvelope(api, who(ada), envelopeId ?? '');
      await api.callAs(who(owner), how === 'void' ? signing.voidEnvelope : signing.declineEnvelope, at);
      await completeSigning(api, leaseId);
      expect(await statusOf('applications', id)).toBe('homeowner_withdrew');
      expect(
        await api.rows(
          "select event, detail ->> 'reason' as reason from audit_log where subject = $1 and event in ('application.withdrawn', 'application.homeowner_withdrawn')",
          [`application:${id}`],
        ),
      ).toEqual([{ event: 'application.homeowner_withdrawn', reason: 'I changed my mind.' }]);
      expect(await api.rows('select 1 from graphile_worker.jobs where key = $1', [`refund-fees:${id}`])).toHaveLength(
        1,
      );
      const sent = await api.rows(
        "select recipient from outbox where data ->> 'status' = 'homeowner_withdrew' and dedupe_key like $1",
        [`application:${id}:%`],
      );
      expect(sent).toHaveLength(2);
      const notices = await api.rows<{ data: unknown }>(
        "select data from outbox where template = 'approvalCanceled' and dedupe_key = $1",
        [`approval-canceled:${applicants[0]}`],
      );
      expect(JSON.stringify(notices)).toMatch(/I changed my mind.*report of Agency One.*60 days/);
      await writeDecisionLetters(api);
      expect(
        await api.rows('select 1 from decision_letters where applicant_id = $1 and adverse', [applicants[0]]),
      ).toHaveLength(1);
      const items = await api.callAs(who(staff), todos.listTodos);
      expect(items.find(({ kind, reason }) => kind === 'homeownerWithdrew' && reason.includes(id))?.reason).toContain(
        'I changed my mind.',
      );
    },
  );

  test('an applicant who declines the lease has withdrawn', async () => {
    const homeId = await createHomeIn(api, 'WA', who(owner));
    const { id } = await createApplication(api, { homeId, people: [who(ada)], status: 'approved' });
    const leaseId = await asSystem(api.services.db, (trx) => sendLeaseForApplication(trx, api.services, id));
    const { envelopeId } = await api.callAs(who(ada), leases.getLease, { params: { leaseId } });
    const body = { reason: 'We found another home.' };
    await api.callAs(who(ada), signing.declineEnvelope, { params: { envelopeId: envelopeId ?? '' }, body });
    await completeSigning(api, leaseId);
    expect(await statusOf('applications', id)).toBe('withdrawn');
  });

  test('creates a staff to-do when the lease of an accepted approval cannot be sent', async () => {
    const homeId = await createHomeIn(api, 'WA', who(owner));
    const { id } = await createApplication(api, { homeId, people: [who(ada)], status: 'approved' });
    await api.rows('update applications set accepted_at = now() where id = $1', [id]);
    await api.rows("update homes set status = 'off_market' where id = $1", [homeId]);
    await sendAcceptedLease(api.services, { applicationId: id });
    const items = await api.callAs(who(staff), todos.listTodos);
    expect(items.find(({ kind }) => kind === 'sendAcceptedLease')?.reason).toContain('not on the market');
    expect(await statusOf('applications', id)).toBe('approved');
  });

  test('an accepted lease that waited for the flood questions goes out once they are answered', async () => {
    const homeId = await createHomeIn(api, 'FL', who(owner));
    await api.rows('update homes set flood = null where id = $1', [homeId]);
    const { id } = await createApplication(api, { homeId, people: [who(ada)], status: 'approved' });
    await api.rows('update applications set accepted_at = now() where id = $1', [id]);
    const alerts = async () =>
      (await api.callAs(who(staff), todos.listTodos)).filter(
        ({ kind, reason }) => kind === 'sendAcceptedLease' && reason.includes(id),
      );
    await sendAcceptedLease(api.services, { applicationId: id });
    expect((await alerts()).map(({ reason }) => reason)).toEqual([expect.stringContaining('Fla. Stat. § 83.512')]);
    const jobs = () => takeJobs(api, 'sendLease');
    await jobs();
    await asSystem(api.services.db, (db) => retryAcceptedLeases(db, [homeId]));
    expect(await jobs()).toEqual([{ applicationId: id }]);
    await api.rows('update homes set flood = $2 where id = $1', [homeId, noFlood]);
    await sendAcceptedLease(api.services, { applicationId: id });
    expect([await statusOf('applications', id), await alerts()]).toEqual(['lease_sent', []]);
  });

  test('in Florida the flood disclosure is signed with the lease and sealed as a file of its own', async () => {
    const lease = await createLease(api, { owner: who(owner), residents: [who(ada)], state: 'FL' });
    await signByAll(api, lease, [who(ada), who(owner)]);
    const files = await api.rows<{ name: string; sha256: string; people: number }>(
      `select name, encode(sha256, 'hex') as sha256, count(distinct owner_id)::int as people from documents
       where home_id = $1 and category = 'lease' group by 1, 2 order by 1`,
      [lease.homeId],
    );
    expect(files).toMatchObject([
      { name: expect.stringMatching(/^Flood disclosure /), people: 2 },
      { name: expect.stringMatching(/^Residential lease agreement /), people: 2 },
    ]);
    expect(new Set(files.map(({ sha256 }) => sha256)).size).toBe(2);
    for (const { sha256 } of files)
      expect(await api.call(signing.verifyFile, { body: { sha256 } })).toMatchObject({ valid: true });
  });

  test('from every state, papers in whatever state move the lease along its graph or not at all', async () => {
    const lease = await createLease(api, { owner: who(owner), residents: [who(ada)] });
    const says: Partial<Record<EnvelopeStatus, LeaseEvent>> = {
      completed: 'sign',
      declined: 'decline',
      expired: 'expire',
      voided: 'void',
    };
    for (const table of ['envelopes', 'leases']) await api.rows(`alter table ${table} disable trigger user`);
    for (const from of leaseLifecycle.states.filter((state) => state !== 'draft'))
      for (const papers of envelopeLifecycle.states) {
        await api.rows(
          `update envelopes set status = $2, sealed_hash = case when $2 = 'completed' then $3 end where id = $1`,
          [lease.envelopeId, papers, `${from} ${papers}`],
        );
        await api.rows(
          `update leases set status = $2, ended_at = case when $2 = 'ended' then now() end,
           end_reason = case when $2 = 'ended' then 'x' end where id = $1`,
          [lease.id, from],
        );
        await api.rows("update homes set status = 'application_pending' where id = $1", [lease.homeId]);
        await completeSigning(api, lease.id);
        await completeSigning(api, lease.id);
        const event = says[papers];
        const next = event && leaseLifecycle.after(from, event);
        expect(await statusOf('leases', lease.id), `${papers} papers of a lease that is ${from}`).toBe(next ?? from);
        const free = next !== undefined && next !== 'signed';
        expect(await statusOf('homes', lease.homeId)).toBe(free ? 'active' : 'application_pending');
      }
    for (const table of ['envelopes', 'leases']) await api.rows(`alter table ${table} enable trigger user`);
  });

  test('what was a condition of the approval stands in the lease: the higher deposit and the later start', async () => {
    const homeId = await createHomeIn(api, 'FL', who(owner));
    const { id } = await createApplication(api, { homeId, people: [who(ada)], status: 'approved_with_conditions' });
    await api.rows(
      `insert into decisions (id, application_id, outcome, conditions, message, criteria_version, lines, decided_by, decided_by_name, decided_at)
       values (gen_random_uuid(), $1, 'approved_with_conditions', $2, 'Welcome', '1', '[]', $3, 'Olga', now())`,
      [
        id,
        JSON.stringify([
          { kind: 'deposit', cents: 450_000 },
          { kind: 'start', day: '2027-01-04' },
        ]),
        who(owner).id,
      ],
    );
    await moveApplicationTo(api, id, 'accept');
    const leaseId = await asSystem(api.services.db, (trx) => sendLeaseForApplication(trx, api.services, id));
    const { terms } = await api.callAs(who(ada), leases.getLease, { params: { leaseId } });
    expect(terms).toMatchObject({ startOn: '2027-01-04', depositCents: 450_000, agreedDepositCents: 450_000 });
  });

  test('what the listing costs later never changes a lease that was sent', async () => {
    const lease = await createLease(api, { owner: who(owner), residents: [who(ada)] });
    const read = () => api.callAs(who(ada), signing.getEnvelope, { params: { envelopeId: lease.envelopeId } });
    const before = await read();
    await api.rows(
      `update homes set rent = rent * 2, fees = '[{"name": "Admin fee", "cents": 9900, "every": "month", "required": true, "why": "x"}]' where id = $1`,
      [lease.homeId],
    );
    expect(await read()).toEqual(before);
    expect(JSON.stringify((await read()).document)).not.toContain('Admin fee');
    await expect(api.rows(`update envelopes set paper_hash = 'x' where id = $1`, [lease.envelopeId])).rejects.toThrow(
      'not changed',
    );
  });

  describe('of an application that ends', () => {
    async function sentTo(people: readonly Person[]) {
      const homeId = await createHomeIn(api, 'WA', who(owner));
      const { id } = await createApplication(api, { homeId, people, status: 'approved' });
      const leaseId = await asSystem(api.services.db, (trx) => sendLeaseForApplication(trx, api.services, id));
      const [row] = await api.rows<{ envelope_id: string }>('select envelope_id from leases where id = $1', [leaseId]);
      return { id, homeId, leaseId, envelopeId: row?.envelope_id ?? '' };
    }
    const withdraw = (person: Person, applicationId: string) =>
      api.callAs(person, applications.withdrawApplication, { params: { applicationId }, body: { whole: true } });

    test('withdrawn, expired or lost: the lease is taken back, signers hear of it and the home is free again', async () => {
      const ends = { withdrawn: 'withdraw', expired: 'expire', leased_to_another: 'loseHome' } as const;
      for (const [status, event] of Object.entries(ends)) {
        const one = await sentTo([who(ada)]);
        if (event === 'withdraw') await withdraw(who(ada), one.id);
        else await moveApplicationTo(api, one.id, event);
        await completeSigning(api, one.leaseId);
        expect(await statusOf('applications', one.id)).toBe(status);
        expect(await statusOf('leases', one.leaseId)).toBe('voided');
        expect(await statusOf('homes', one.homeId)).toBe('active');
        const messages = await api.rows(
          `select 1 from outbox where recipient = $2
            and dedupe_key in (select 'documentsVoided:' || id from envelope_signers where envelope_id = $1)`,
          [one.envelopeId, who(ada).email],
        );
        expect(messages).toHaveLength(1);
        expect(await refusalOf(signEnvelope(api, who(ada), one.envelopeId))).toMatchObject({ status: 409 });
      }
    });

    test('everybody has signed: it can no longer be withdrawn, sealed or not', async () => {
      const one = await sentTo([who(ada)]);
      for (const person of [ada, owner]) await signEnvelope(api, who(person), one.envelopeId);
      expect(await refusalOf(withdraw(who(ada), one.id))).toMatchObject({
        status: 409,
        message: expect.stringContaining('Everyone has signed'),
      });
      const taken = api.callAs(who(owner), signing.voidEnvelope, {
        params: { envelopeId: one.envelopeId },
        body: { reason: 'Somebody pays more.' },
      });
      expect(await refusalOf(taken)).toMatchObject({ status: 409 });
      await sealEnvelope(api.services, { id: one.envelopeId });
      expect(await refusalOf(withdraw(who(ada), one.id))).toMatchObject({ status: 409 });
      await completeSigning(api, one.leaseId);
      expect(await statusOf('applications', one.id)).toBe('lease_signed');
    });

    test('withdrawing and the last signature at once leave one of the two', async () => {
      for (let round = 0; round < 4; round += 1) {
        const one = await sentTo([who(ada)]);
        await signEnvelope(api, who(ada), one.envelopeId);
        const acts = [await prepareSigner(api, who(owner), one.envelopeId), () => withdraw(who(ada), one.id)];
        const ends = await Promise.allSettled((round % 2 ? acts : acts.toReversed()).map((act) => act()));
        const signed = ends[round % 2 ? 0 : 1]?.status === 'fulfilled';
        expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        await sealEnvelope(api.services, { id: one.envelopeId });
        await completeSigning(api, one.leaseId);
        expect([
          await statusOf('applications', one.id),
          await statusOf('leases', one.leaseId),
          await statusOf('homes', one.homeId),
        ]).toEqual(signed ? ['lease_signed', 'signed', 'application_pending'] : ['withdrawn', 'voided', 'active']);
      }
    });

    test('a home with a signed lease is not promised to anybody else', async () => {
      const one = await sentTo([who(ada)]);
      await signByAll(api, { id: one.leaseId, envelopeId: one.envelopeId }, [who(ada), who(owner)]);
      const other = await createApplication(api, { homeId: one.homeId, people: [who(bob)], status: 'approved' });
      await expect(
        asSystem(api.services.db, (trx) => sendLeaseForApplication(trx, api.services, other.id)),
      ).rejects.toMatchObject({
        status: 409,
      });
      await expect(
        api.rows(
          `insert into leases (id, home_id, status, terms, edition, created_at)
           select gen_random_uuid(), home_id, 'draft', terms, edition, created_at from leases where id = $1`,
          [one.leaseId],
        ),
      ).rejects.toThrow('leases_one_active_per_home');
    });
  });

  test('is never signed without the initials it asks for', async () => {
    const { envelopeId } = await createLease(api, { residents: [who(ada)] });
    const at = { params: { envelopeId } };
    const { document } = await api.callAs(who(ada), signing.getEnvelope, at);
    const { me } = await api.callAs(who(ada), signing.viewEnvelope, {
      ...at,
      body: { sections: document.sections.map(({ id }) => id) },
    });
    await api.callAs(who(ada), signing.consentToSign, {
      ...at,
      body: { version: esignConsent.version },
    });
    const sign = api.callAs(who(ada), signing.signEnvelope, {
      ...at,
      body: { kind: 'typed', name: me?.name ?? '', initials: 'AL', initialed: ['charges'] },
    });
    expect(await refusalOf(sign)).toMatchObject({ status: 409, message: expect.stringContaining('initials') });
  });

  test('is signed in Florida without the initials that are a choice', async () => {
    const { envelopeId } = await createLease(api, { residents: [who(ada)], state: 'FL' });
    const at = { params: { envelopeId } };
    const { document } = await api.callAs(who(ada), signing.getEnvelope, at);
    const owed = document.sections.filter(({ initials, optional }) => initials && !optional).map(({ id }) => id);
    expect(owed).not.toContain('fl-email');
    const sign = await prepareSigner(api, who(ada), envelopeId, owed);
    expect((await sign()).status).toBe('partly_signed');
  });

  const elsewhere = pdfTools ? test : () => undefined;
  elsewhere('what was shown is what is sealed, clause by clause, in both languages', async () => {
    const lease = await createLease(api, { owner: who(owner), residents: [who(ada)] });
    const { document } = await api.callAs(who(ada), signing.getEnvelope, {
      params: { envelopeId: lease.envelopeId },
    });
    await signByAll(api, lease, [who(ada), who(owner)]);
    const [row] = await api.rows<{ sealed_key: string }>('select sealed_key from envelopes where id = $1', [
      lease.envelopeId,
    ]);
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'sealed-')), 'lease.pdf');
    writeFileSync(file, (await readWhole(api.services.storage, row?.sealed_key ?? '')) ?? expect.fail('no file'));
    const say = (tool: string, ...args: string[]) => spawnSync(tool, args, { encoding: 'utf8' }).stdout;
    // Lines break at hyphens as well as at spaces.
    const close = (words: string) => words.replace(/\s+/g, '');
    const text = close(withoutFooters(say('pdftotext', '-raw', file, '-')));
    for (const { part, heading, paragraphs, summary, summaryEs, source } of document.sections)
      for (const words of [
        heading,
        ...paragraphs,
        summary,
        summaryEs,
        source,
        part === 'Parties, premises, and term' ? '' : part,
      ])
        expect(text.includes(close(words ?? '')), words).toBe(true);
    const pages = Number(/Pages:\s+(\d+)/.exec(say('pdfinfo', file))?.[1]);
    expect(pages).toBeGreaterThanOrEqual(15);
    expect(pages).toBeLessThanOrEqual(25);
    expect(say('pdfsig', file)).toContain('Signature is Valid');
    expect(say('pdfsig', file)).toContain('Total document signed');
    expect(spawnSync('qpdf', ['--check', file]).status).toBe(0);
  });

  test('shows every letter of every name on page 1, in the parties clause, at the signatures, and in the certificate', async () => {
    const [lukasz, hong, ming, elpida, salma] = await Promise.all(
      [
        ['Łukasz', 'Šimůnek'],
        ['Nguyễn Thị', 'Hồng'],
        ['小明', '王'],
        ['Ελπίδα', 'Θαλασσινού'],
        ['سلمى', 'الزيتوني'],
      ].map(async ([first, last], n) => {
        const person = await createPerson(api, n === 0 ? 'homeowner' : 'resident');
        await api.rows('update users set first_name = $2, last_name = $3 where id = $1', [person.id, first, last]);
        return { ...person, name: `${first} ${last}` };
      }),
    );
    const residents = [hong, ming, elpida, salma].map((one) => one ?? expect.fail('no resident'));
    const landlord = lukasz ?? expect.fail('no owner');
    const lease = await createLease(api, { owner: landlord, residents });
    await signByAll(api, lease, [...residents, landlord]);
    const [row] = await api.rows<{ sealed_key: string }>('select sealed_key from envelopes where id = $1', [
      lease.envelopeId,
    ]);
    const bytes = await readWhole(api.services.storage, row?.sealed_key ?? '');
    const { text: pages } = await extractText(new Uint8Array(bytes ?? []), { mergePages: false });
    // A line may end inside a name.
    const joined = (text = '') => text.normalize('NFC').replaceAll(/\s/g, '');
    const partiesPage = pages.findIndex((page) => joined(page).includes('ResidentialLeaseAgreement(“Lease”)isbetween'));
    const signatures = pages.findIndex((page) => page.startsWith('Signatures'));
    const certificate = pages.findIndex((page) => page.startsWith('Certificate of completion'));
    expect([partiesPage, signatures, certificate].every((page) => page > 0)).toBe(true);
    for (const one of [...residents, landlord]) {
      const name = joined(one.name);
      expect(joined(pages[0]), `${name} on page 1`).toContain(name);
      expect(joined(pages[partiesPage]), `${name} in the parties clause`).toContain(name);
      // Once as it was typed, and once in print.
      expect(joined(pages.slice(signatures, certificate).join('')).split(name).length, `signature of ${name}`).toBe(3);
      expect(joined(pages.slice(certificate).join('')), `${name} in the certificate`).toContain(name);
    }
  });

  test('returns 400 before signing when no font has a letter of a name', async () => {
    const homeId = await createHome(api, { owner: who(owner) });
    const body = {
      startOn: '2026-12-01',
      months: 12,
      residents: [{ name: 'Lot \u{13000}', email: 'lot@example.test' }],
    };
    expect(await refusalOf(api.callAs(who(staff), leases.sendLease, { params: { homeId }, body }))).toMatchObject({
      status: 400,
      message: 'Our documents can’t show “\u{13000}”. Please use a spelling in the Latin alphabet.',
    });
    expect(await statusOf('homes', homeId)).toBe('active');
  });

  test('the file of one who no longer wants it stays with the others', async () => {
    const lease = await createLease(api, { owner: who(owner), residents: [who(ada)] });
    await signByAll(api, lease, [who(ada), who(owner)]);
    await sealEnvelope(api.services, { id: lease.envelopeId });
    const rows = await api.rows<{ sha256: Buffer; storage_key: string }>(
      'select sha256, storage_key from documents where home_id = $1',
      [lease.homeId],
    );
    expect(rows).toHaveLength(2);
    const key = rows[0]?.storage_key ?? '';
    expect(key).toBe(`sealed/${rows[0]?.sha256.toString('hex')}.pdf`);
    await removeFiles(api.services, { keys: [key] });
    expect(await api.services.storage.exists(key)).toBe(true);
  });
});
