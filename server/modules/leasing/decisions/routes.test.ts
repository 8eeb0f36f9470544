import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { documents } from '@/contract/account/documents/endpoints';
import { todos } from '@/contract/account/todos/endpoints';
import { cents, dollars } from '@/contract/amounts/cents';
import { decisions, type NewDecision } from '@/contract/leasing/decisions/endpoints';
import { renderMessage } from '@/server/emails/renderMessage';
import type { Person } from '@/server/http/person';
import { testApi } from '@/tests/support/api';
import { createApplication, moveApplicationTo } from '@/tests/support/fixtures/applications';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { completeScreening, confirmDocuments, setIdentity } from '@/tests/support/fixtures/screenings';
import { writeDecisionLetters } from '@/tests/support/fixtures/writtenDecisions';
import { takeJobs } from '@/tests/support/jobs';
import { redactVolatile } from '@/tests/support/security/redactVolatile';
import { writeDecisionLetter } from './jobs';

const api = testApi();
const people: Record<string, Person> = {};
const who = (name: string): Person => people[name] ?? expect.fail(name);
beforeAll(async () => {
  for (const name of ['ada', 'ben', 'cy']) people[name] = await createPerson(api, 'resident');
  for (const name of ['owner', 'otherOwner']) people[name] = await createPerson(api);
});
beforeEach(() => api.rows('delete from outbox'));

const message = 'Thank you for applying. I read everything myself.';

/** An application that has been screened and waits for its homeowner. */
async function ready(name: string, homeId: string, lastFour = '4321', gross = 2_000_000) {
  const made = await createApplication(api, {
    homeId,
    people: [{ ...who(name), facts: { grossCents: gross } }],
    status: 'screening',
  });
  await setIdentity(api, made.applicants[0] ?? '', lastFour);
  await completeScreening(api, made.id);
  return made.id;
}
const aListing = (city = 'san-diego-ca') => createHome(api, { owner: who('owner'), rent: 3_000, city });
const decide = (id: string, wish: Partial<NewDecision>, as = who('owner')) =>
  api.callAs(as, decisions.decideApplication, {
    params: { receivedApplicationId: id },
    body: { outcome: 'approved', message, ...wish },
    idempotencyKey: randomUUID(),
  } as never);
const received = (homeId: string, as = who('owner')) =>
  api.callAs(as, decisions.listReceivedApplications, { params: { homeId } });
const receipt = (id: string, as = who('ada')) =>
  api.callAs(as, decisions.getDecision, { params: { applicationId: id } });
const mails = () =>
  api.rows<{ template: string; recipient: string; data: unknown }>(
    "select template, recipient, data from outbox where template like 'application%' order by id",
  );
const conflict = { status: 409 };
const invalid = { status: 400 };

describe('listReceivedApplications', () => {
  test('is the household against the criteria: no names, no minors, no reports, no assistance animals, no amounts', async () => {
    const homeId = await aListing();
    const pets = [{ kind: 'dog' as const, breed: 'Beagle', pounds: 20 }];
    const { id, applicants } = await createApplication(api, {
      homeId,
      people: [{ ...who('ada'), facts: { grossCents: 2_000_000, voucherCents: 50_000 } }],
      status: 'screening',
      household: { minors: 3, pets, assistanceAnimals: 1 },
    });
    await setIdentity(api, applicants[0] ?? '', '0003');
    await completeScreening(api, id);
    await confirmDocuments(api, id);
    const { applications } = await received(homeId);
    expect(applications).toMatchObject([
      {
        id,
        place: 1,
        status: 'in_review',
        household: { adults: 1, coSigners: 0, pets: ['dog'] },
        names: [],
        canDecide: true,
      },
    ]);
    const text = redactVolatile(applications);
    for (const canary of [
      '123450003',
      '0003',
      'Ada',
      'Lovelace',
      'example.test',
      'voucher',
      'minors',
      '"3"',
      'Beagle',
      '20000',
      'score":',
      'County',
    ])
      expect(text, canary).not.toContain(canary);
  });

  test('shows only submitted applications, to their own homeowner', async () => {
    const homeId = await aListing();
    const id = await ready('ada', homeId);
    await expect(received(homeId, who('otherOwner'))).rejects.toMatchObject({ status: 404 });
    await expect(decide(id, {}, who('otherOwner'))).rejects.toMatchObject({ status: 404 });
    await expect(received(homeId, who('ada'))).rejects.toMatchObject({ status: 403 });
    await expect(receipt(id, who('owner'))).rejects.toMatchObject({ status: 404 });
    await createApplication(api, { homeId, people: [who('cy')], status: 'started' });
    expect((await received(homeId)).applications).toHaveLength(1);
  });

  test('has what came to nothing for 60 days', async () => {
    const homeId = await aListing();
    const { id } = await createApplication(api, { homeId, people: [who('ada')], status: 'expired' });
    const shownAfter = async (days: number) => {
      await api.rows(
        'update applications set submitted_at = $2, updated_at = $2::timestamptz - make_interval(days => $3) where id = $1',
        [id, api.now, days],
      );
      return (await received(homeId)).applications.length;
    };
    expect(await shownAfter(59)).toBe(1);
    expect(await shownAfter(61)).toBe(0);
  });
});

describe('listLeasing', () => {
  test('has every home of the owner with its applications and tours, without the names of who came', async () => {
    const homeId = await aListing();
    const id = await ready('ada', homeId);
    const { homes } = await api.callAs(who('owner'), decisions.listLeasing);
    expect(homes.find((home) => home.id === homeId)).toMatchObject({ applications: [{ id, place: 1 }], tours: [] });
    expect(JSON.stringify(homes)).not.toContain('Lovelace');
    expect((await api.callAs(who('otherOwner'), decisions.listLeasing)).homes).toEqual([]);
  });

  test('lists homes with applications first', async () => {
    const homeId = await aListing();
    await ready('ada', homeId);
    await api.rows("update homes set street_address = '9999 Zion Street' where id = $1", [homeId]);
    for (let n = 0; n < 101; n += 1)
      await createHome(api, { owner: who('owner'), streetAddress: `${100 + n} Alder Lane` });
    const { homes, hasMore } = await api.callAs(who('owner'), decisions.listLeasing);
    expect({ hasMore, homes: homes.length }).toEqual({ hasMore: true, homes: 100 });
    expect(homes.map(({ id }) => id)).toContain(homeId);
  });
});

describe('getDecision', () => {
  test('is the receipt for the people who apply alone', async () => {
    const id = await ready('ada', await aListing());
    expect(await receipt(id)).toMatchObject({ status: 'in_review', decision: null, adverse: false });
    for (const name of ['owner', 'ben']) await expect(receipt(id, who(name))).rejects.toMatchObject({ status: 404 });
  });
});

describe('decideApplication', () => {
  test('notifies at once, with names for the homeowner and a receipt for the applicant', async () => {
    const homeId = await aListing();
    const id = await ready('ada', homeId);
    const after = await decide(id, {});
    expect(after.applications[0]).toMatchObject({
      status: 'approved',
      names: [expect.stringMatching(/^Ada/)],
      canDecide: false,
    });
    const sent = (await mails()).filter(({ template }) => template === 'applicationApproved');
    expect(sent).toHaveLength(1);
    expect(renderMessage('applicationApproved', sent[0]?.data).body).toContain(`> ${message}`);
    expect(await receipt(id)).toMatchObject({
      status: 'approved',
      adverse: false,
      documentId: null,
      decision: { message, outcome: 'approved' },
    });
    expect(await api.rows('select from decision_letters')).toHaveLength(0);
    const asked = await api.callAs(who('owner'), todos.listTodos);
    expect(asked.filter(({ action }) => action.href.includes(id))).toEqual([]);
  });

  test('can be said once, and to one household at a time', async () => {
    const homeId = await aListing();
    const [first, second] = [await ready('ada', homeId), await ready('ben', homeId)];
    await decide(first, {});
    await expect(decide(first, {})).rejects.toMatchObject(conflict);
    await expect(decide(second, {})).rejects.toMatchObject({
      ...conflict,
      message: expect.stringContaining('application 1'),
    });
    await moveApplicationTo(api, first, 'withdraw');
    expect((await decide(second, {})).applications[1]).toMatchObject({ status: 'approved' });
  });

  test('of two at the same moment, one holds', async () => {
    const homeId = await createHome(api, { owner: who('owner'), rent: 3_000, city: 'miami-fl' });
    await api.rows("update cities set state = 'FL' where slug = 'miami-fl'");
    const [first, second] = [await ready('ada', homeId), await ready('ben', homeId)];
    const outcomes = await Promise.allSettled([decide(first, {}), decide(second, {}), decide(second, {})]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await api.rows('select from decisions where application_id = any($1)', [[first, second]])).toHaveLength(1);
  });
});

describe('the order received', () => {
  test('is kept in California: who came later waits, with the law in the answer', async () => {
    const homeId = await aListing();
    const [first, second] = [await ready('ada', homeId), await ready('ben', homeId)];
    const { order, applications } = await received(homeId);
    expect(order?.source).toContain('1950.6');
    expect(applications[1]).toMatchObject({ canDecide: false, waitingFor: expect.stringContaining('Application 1') });
    for (const outcome of ['approved', 'declined'] as const)
      await expect(decide(second, { outcome, reasons: [] })).rejects.toMatchObject({
        ...conflict,
        message: expect.stringMatching(/Application 1 was complete first.*1950\.6/s),
      });
    expect(await api.rows('select from decisions where application_id = $1', [second])).toHaveLength(0);
    await moveApplicationTo(api, first, 'withdraw');
    expect((await decide(second, {})).applications[1]).toMatchObject({ status: 'approved' });
  });

  test('keeps the place of the person who was asked for more for 72 hours, and no longer', async () => {
    const homeId = await aListing();
    const blocked = await createApplication(api, { homeId, people: [who('ada')], status: 'needs_information' });
    api.now = new Date(api.now.getTime() + 1_000);
    const second = await ready('ben', homeId);
    await expect(decide(second, {})).rejects.toMatchObject(conflict);
    api.now = new Date(api.now.getTime() + 73 * 3_600_000);
    await expect(decide(second, {})).resolves.toBeDefined();
    expect(blocked.id).not.toBe(second);
  });

  test('is not asked for in Florida', async () => {
    const homeId = await aListing('miami-fl');
    await ready('ada', homeId);
    const second = await ready('ben', homeId);
    expect((await received(homeId)).order).toBeNull();
    expect((await decide(second, {})).applications[1]).toMatchObject({ status: 'approved' });
  });
});

describe('a no', () => {
  test('needs a criterion that was not met', async () => {
    const homeId = await aListing();
    const id = await ready('ada', homeId, '0003');
    await expect(decide(id, { outcome: 'declined' })).rejects.toMatchObject(invalid);
    await expect(decide(id, { outcome: 'declined', reasons: ['income'] })).rejects.toMatchObject(invalid);
    await expect(
      decide(id, { outcome: 'declined', reasons: ['evictions'], conditions: [{ kind: 'coSigner' }] }),
    ).rejects.toMatchObject(invalid);
    expect((await received(homeId)).applications[0]?.status).toBe('in_review');
    await expect(decide(id, { outcome: 'declined', reasons: ['evictions'] })).resolves.toBeDefined();
  });

  test('brings the letter in the same minute: agency, rights, reasons, California’s addition; a copy is kept as proof', async () => {
    const homeId = await aListing();
    const id = await ready('ada', homeId, '0003');
    await decide(id, { outcome: 'declined', reasons: ['evictions'] });
    // Adverse from the first moment; the file is made once the decision is committed.
    expect(await receipt(id)).toMatchObject({ adverse: true, documentId: null });
    const job = (await takeJobs(api, 'writeDecisionLetter')).at(-1);
    await writeDecisionLetter(api.services, job);
    await writeDecisionLetter(api.services, job);
    expect(
      await api.rows(
        'select from decision_letter_drafts draft join decisions on decisions.id = decision_id where application_id = $1',
        [id],
      ),
    ).toEqual([]);
    const messages = await receipt(id);
    expect(messages).toMatchObject({ status: 'declined', adverse: true, decision: { reasons: ['evictions'] } });
    const [sent] = (await mails()).filter(({ template }) => template === 'applicationDeclined');
    const { body } = renderMessage('applicationDeclined', sent?.data);
    for (const part of [
      'Belong Sandbox Screening',
      '(510) 555-0140',
      'did not make this decision',
      'Within 60 days',
      'dispute',
      'judgment for a landlord',
      '1785.20',
    ])
      expect(body).toContain(part);
    const papers = await api.callAs(who('ada'), documents.listDocuments);
    expect(papers.items.find((each) => each.id === messages.documentId)).toMatchObject({ category: 'notice' });
    const [proof] = await api.rows<{ sha256: Buffer; storage_key: string; sent_at: Date; decided_at: Date }>(
      'select sha256, storage_key, sent_at, decided_at from decision_letters join decisions on decisions.id = decision_id where application_id = $1',
      [id],
    );
    const stored = await api.services.storage.get(proof?.storage_key ?? '');
    expect(
      createHash('sha256')
        .update(new Uint8Array(await new Response(stored?.stream).arrayBuffer()))
        .digest(),
    ).toEqual(proof?.sha256);
    expect(proof?.sent_at).toEqual(proof?.decided_at);
    await expect(api.rows('update decisions set message = $1 where application_id = $2', ['x', id])).rejects.toThrow();
    await expect(api.rows('delete from decision_letters')).rejects.toThrow();
  });

  test('holds wholly or not at all, whenever the process dies', async () => {
    const homeId = await aListing();
    const id = await ready('ada', homeId, '0003');
    for (const point of ['decisions:saved', 'decisions:notified']) {
      api.services.__failpoint = (name) => {
        if (name === point) throw new Error('killed');
      };
      await expect(decide(id, { outcome: 'declined', reasons: ['evictions'] })).rejects.toMatchObject({ status: 500 });
      expect((await received(homeId)).applications[0]?.status).toBe('in_review');
      expect((await mails()).filter(({ template }) => template === 'applicationDeclined')).toEqual([]);
    }
    api.services.__failpoint = undefined as never;
    await decide(id, { outcome: 'declined', reasons: ['evictions'] });
    expect((await mails()).filter(({ template }) => template === 'applicationDeclined')).toHaveLength(1);
  });
});

describe('a yes with conditions', () => {
  const withDeposit = (amount: number) => ({
    outcome: 'approved_with_conditions' as const,
    reasons: ['credit' as const],
    conditions: [{ kind: 'deposit' as const, cents: cents(amount) }],
  });

  test('sends a notice like a decline for a higher deposit: the score is in the letter, not in the email', async () => {
    const homeId = await aListing();
    await api.rows('update homes set deposit = 100000 where id = $1', [homeId]);
    const id = await ready('ada', homeId, '0005');
    await decide(id, withDeposit(300_000));
    await writeDecisionLetters(api);
    expect(await receipt(id)).toMatchObject({
      status: 'approved_with_conditions',
      adverse: true,
      documentId: expect.any(String),
    });
    const [sent] = (await mails()).filter(({ template }) => template === 'applicationApprovedWithConditions');
    const { body } = renderMessage('applicationApprovedWithConditions', sent?.data);
    expect(body).toContain('The deposit is $3,000.00.');
    expect(body).toContain('Within 60 days');
    expect(redactVolatile(body)).not.toContain('540');
  });

  test('never asks for more deposit than the law allows, nor for one that no criterion carries', async () => {
    const homeId = await aListing();
    await api.rows('update homes set deposit = 100000 where id = $1', [homeId]);
    const id = await ready('ada', homeId, '0005');
    await expect(decide(id, withDeposit(300_001))).rejects.toMatchObject({
      ...invalid,
      message: expect.stringContaining('$3,000'),
    });
    await expect(decide(id, withDeposit(100_000))).rejects.toMatchObject(invalid);
    await expect(decide(id, { ...withDeposit(200_000), reasons: [] })).rejects.toMatchObject(invalid);
    const clean = await ready('ben', await aListing('miami-fl'));
    await expect(
      decide(clean, { outcome: 'approved_with_conditions', conditions: [{ kind: 'coSigner' }] }),
    ).rejects.toMatchObject(invalid);
  });

  test('counts one-time fees into the deposit that it may ask for, as the lease does (SMC 7.24.035)', async () => {
    const homeId = await aListing('seattle-wa');
    await api.rows('update homes set deposit = 100000, fees = $2 where id = $1', [
      homeId,
      JSON.stringify([
        { id: randomUUID(), kind: 'one_time', name: 'HOA move-in fee', cents: 25_000, every: 'once', required: true },
      ]),
    ]);
    const id = await ready('ada', homeId, '0005');
    expect((await received(homeId)).depositLimitCents).toBe(275_000);
    await expect(decide(id, withDeposit(275_001))).rejects.toMatchObject(invalid);
    await decide(id, withDeposit(275_000));
  });

  test('about the first day alone is no worse term: no letter', async () => {
    const homeId = await aListing();
    const id = await ready('ada', homeId);
    const start = (day: string) => ({
      outcome: 'approved_with_conditions' as const,
      conditions: [{ kind: 'start' as const, day }],
    });
    await expect(decide(id, start('2027-06-01'))).rejects.toMatchObject(invalid);
    await decide(id, start('2027-01-01'));
    expect(await receipt(id)).toMatchObject({ adverse: false, documentId: null });
  });

  test('may not begin the lease before the HOA can have approved them', async () => {
    const homeId = await aListing();
    const id = await ready('ada', homeId);
    await api.rows('update homes set hoa_approval_days = 20 where id = $1', [homeId]);
    const [row] = await api.rows<{ first: string; before: string }>(
      `select to_char(submitted_at at time zone 'America/Los_Angeles' + interval '20 days', 'YYYY-MM-DD') as first,
        to_char(submitted_at at time zone 'America/Los_Angeles' + interval '19 days', 'YYYY-MM-DD') as before
       from applications where id = $1`,
      [id],
    );
    const start = (day = '') => ({
      outcome: 'approved_with_conditions' as const,
      conditions: [{ kind: 'start' as const, day }],
    });
    await expect(decide(id, start(row?.before))).rejects.toMatchObject({
      fields: { conditions: expect.stringContaining('The HOA takes about 20 days') },
    });
    await decide(id, start(row?.first));
    expect(await receipt(id)).toMatchObject({ adverse: false });
  });

  test('may ask for a co-signer where income is short', async () => {
    const homeId = await aListing();
    const id = await ready('ada', homeId, '4321', dollars(4_000));
    await decide(id, { outcome: 'approved_with_conditions', reasons: ['income'], conditions: [{ kind: 'coSigner' }] });
    expect((await receipt(id)).lines.find(({ criterion }) => criterion === 'income')).toMatchObject({
      result: 'not_met',
      detail: expect.stringContaining('$9,000'),
    });
  });
});

describe('silent homeowners', () => {
  const silentFor = async (id: string, days: number) => {
    api.now = new Date(api.now.getTime() + days * 86_400_000);
    return (await api.callAs(await createPerson(api, 'staff'), decisions.listSilentApplications)).find(
      ({ application }) => application.id === id,
    );
  };
  const decideFor = async (id: string) => {
    const staff = await createPerson(api, 'staff');
    await api.callAs(staff, decisions.decideForOwner, {
      params: { receivedApplicationId: id },
      body: { message, reason: 'Called twice and wrote twice, without an answer.' },
      idempotencyKey: randomUUID(),
    } as never);
    return staff;
  };

  describe('listSilentApplications', () => {
    test('shows staff what has waited a week, and no sooner', async () => {
      const before = api.now;
      const id = await ready('ada', await aListing());
      expect(await silentFor(id, 6.9)).toBeUndefined();
      expect(await silentFor(id, 0.2)).toMatchObject({ silentDays: 7, outcome: 'approved' });
      api.now = before;
    });
  });

  describe('getApplicationReview', () => {
    test('shows the decision of the homeowner only to leasing staff', async () => {
      const applicationId = await ready('ada', await aListing());
      const params = { receivedApplicationId: applicationId };
      const review = await api.callAs(await createPerson(api, 'staff', ['leasing']), decisions.getApplicationReview, {
        params,
      });
      expect(review.applications).toMatchObject([{ id: applicationId, status: 'in_review' }]);
      expect(review.applications[0]?.lines.length).toBeGreaterThan(0);
      for (const other of [await createPerson(api, 'staff', ['care']), who('ada')])
        await expect(api.callAs(other, decisions.getApplicationReview, { params })).rejects.toMatchObject({
          status: 403,
        });
    });
  });

  describe('decideForOwner', () => {
    test.each([
      ['4321', 2_000_000, 'approved', []],
      ['4321', 600_000, 'approved_with_conditions', ['income']],
      ['0003', 2_000_000, 'declined', ['evictions']],
    ] as const)('number %s, %d cents: the criteria come to %s', async (lastFour, gross, outcome, reasons) => {
      const before = api.now;
      const id = await ready('ben', await aListing(), lastFour, gross);
      await expect(decideFor(id)).rejects.toMatchObject({ status: 409 });
      await silentFor(id, 7.1);
      const staff = await decideFor(id);
      const { decision } = await receipt(id, who('ben'));
      expect(decision).toMatchObject({ outcome, reasons, by: expect.stringMatching(/^Belong, for /) });
      const [row] = await api.rows('select decided_by, on_behalf_reason from decisions where application_id = $1', [
        id,
      ]);
      expect(row).toEqual({
        decided_by: staff.id,
        on_behalf_reason: 'Called twice and wrote twice, without an answer.',
      });
      const letters = await api.rows("select 1 from outbox where data ->> 'status' = 'decided_for_owner'");
      expect(letters).toHaveLength(1);
      api.now = before;
    });
  });
});
