import { beforeEach, describe, expect, test } from 'vitest';
import { MIN_SCORECARD_JOBS, RESPONDER_SYMPTOMS, type Trade } from '@/contract/care/pros/constants';
import { pros } from '@/contract/care/pros/endpoints';
import { desk } from '@/contract/platform/desk/endpoints';
import type { Person } from '@/server/http/person';
import { refusalOf, testApi } from '@/tests/support/api';
import { createJob, createPro } from '@/tests/support/fixtures/care/pros';
import { findMessages } from '@/tests/support/fixtures/logins';
import { createPerson } from '@/tests/support/fixtures/people';
import { offerApprovedJobs, passOnOffers, remindOfProPapers } from './jobs';

const api = testApi();
let staff: Person;
beforeEach(async () => {
  await api.empty('work_orders', 'pros');
  staff = await createPerson(api, 'staff');
});

const details = {
  company: 'Ace Plumbing',
  contactName: 'Lou',
  email: 'lou@ace.example',
  phone: '+14155550134',
  address: '',
  trades: ['plumbing' as const],
  regionIds: [1],
  takesEmergencies: true,
  dailyCapacity: 4,
  priceList: [],
  hours: { MO: { from: '08:00', to: '17:00' } },
  status: 'active' as const,
};
const assignment = (workOrderId: string) => api.callAs(staff, pros.getAssignment, { params: { workOrderId } });
const offer = (workOrderId: string, proIds?: string[]) =>
  api.callAs(staff, pros.offerJob, { params: { workOrderId }, body: proIds ? { proIds } : {} });
const change = (workOrderId: string, body: { trade?: Trade; respondersCalled?: true }) =>
  api.callAs(staff, pros.changeAssignment, { params: { workOrderId }, body });
const at = (hours: number) => ({
  ...api.services,
  clock: () => new Date(api.now.getTime() + hours * 3_600_000),
});

describe('createPro', () => {
  test('adds a Pro without papers, who may not do anything yet', async () => {
    const pro = await api.callAs(staff, pros.createPro, { body: details });
    expect(pro).toMatchObject({ ...details, documents: [], performance: { jobs: 0, rating: null } });
    expect(pro.problems).toEqual(['License is missing', 'Liability insurance is missing']);
  });

  test('refuses a second one with the same address, and staff without the duty', async () => {
    await api.callAs(staff, pros.createPro, { body: details });
    const again = await refusalOf(
      api.callAs(staff, pros.createPro, { body: { ...details, email: 'LOU@ace.example' } }),
    );
    expect(again).toMatchObject({ status: 400, fields: { email: expect.stringContaining('Another Pro') } });
    const money = await createPerson(api, 'staff', ['money']);
    expect(await refusalOf(api.callAs(money, pros.createPro, { body: details }))).toMatchObject({ status: 403 });
  });
});

describe('updatePro', () => {
  test('changes what was entered; hours that end before they start are refused', async () => {
    const { id: proId } = await api.callAs(staff, pros.createPro, { body: details });
    const update = (body: typeof details) => api.callAs(staff, pros.updatePro, { params: { proId }, body });
    expect(await update({ ...details, dailyCapacity: 9 })).toMatchObject({ dailyCapacity: 9 });
    const wrong = { ...details, hours: { MO: { from: '17:00', to: '08:00' } } };
    expect(await refusalOf(update(wrong))).toMatchObject({ status: 400 });
  });
});

describe('saveProDocument', () => {
  test('with every paper in order a Pro may work; a license without an end is refused', async () => {
    const { id: proId } = await api.callAs(staff, pros.createPro, { body: details });
    const save = (proDocument: string, expiresOn: string) =>
      api.callAs(staff, pros.saveProDocument, {
        params: { proId, proDocument },
        body: { number: 'N-1', issuer: 'State', expiresOn },
      });
    expect(await refusalOf(save('license', ''))).toMatchObject({ status: 400 });
    await save('license', '2027-01-31');
    await save('liability_insurance', '2020-01-31');
    expect((await api.callAs(staff, pros.getPro, { params: { proId } })).problems).toEqual([
      'Liability insurance expires 2020-01-31, before the visit',
    ]);
    expect((await save('liability_insurance', '2027-01-31')).problems).toEqual([]);
    expect(await refusalOf(save('diploma', '2027-01-31'))).toMatchObject({ status: 404 });
  });
});

describe('getPro', () => {
  test('counts finished jobs, first-visit fixes, and ratings of the last year', async () => {
    const pro = await createPro(api);
    for (const rating of [5, 4]) {
      const { id } = await createJob(api, { status: 'closed', proId: pro.id, doneAfter: 10 });
      await api.rows('update work_orders set rating = $2, survey = $3 where id = $1', [
        id,
        rating,
        JSON.stringify(rating === 5 ? { on_time: true, clean: true } : { on_time: false }),
      ]);
    }
    const [row] = await api.rows<{ id: string }>('select id from work_orders limit 1');
    for (const status of ['missed', 'completed'])
      await api.rows(
        `insert into work_order_visits (id, work_order_id, home_id, pro_id, starts_at, ends_at, status, booked_by, created_at, updated_at)
         select gen_random_uuid(), id, home_id, pro_id, now(), now() + interval '1 hour', $2, 'pro', now(), now()
         from work_orders where id = $1`,
        [row?.id, status],
      );
    const { performance } = await api.callAs(staff, pros.getPro, { params: { proId: pro.id } });
    expect(performance).toEqual({
      jobs: 2,
      firstVisitFix: 0.5,
      onTime: null,
      rating: 4.5,
      survey: [
        { question: 'on_time', yes: 1, answers: 2 },
        { question: 'clean', yes: 1, answers: 1 },
      ],
    });
  });
});

describe('listPros', () => {
  test('says what each may not do, and which paper ends first', async () => {
    const { id } = await createPro(api, { papers: { license: '2026-12-24', liability_insurance: null } });
    expect(await api.callAs(staff, pros.listPros)).toMatchObject([
      { id, expiresOn: '2026-12-24', problems: ['Liability insurance is missing'] },
    ]);
  });
});

describe('getAssignment', () => {
  test('ranks by trade, area, papers, and free visits, with why', async () => {
    const fit = await createPro(api, { company: 'Fit' });
    await createPro(api, { company: 'Other trade', trades: ['hvac'] });
    await createPro(api, { company: 'Far', regionIds: [2] });
    await createPro(api, { company: 'Uninsured', papers: { liability_insurance: '2026-01-01' } });
    const { id } = await createJob(api);
    const { trade, ranking, offers } = await assignment(id);
    expect({ trade, offers }).toEqual({ trade: 'plumbing', offers: [] });
    expect(ranking[0]).toMatchObject({ id: fit.id, score: expect.any(Number) });
    expect(ranking.slice(1).every(({ score }) => score === null)).toBe(true);
  });

  test('an insurance that ends before the time that suits keeps a Pro from the job', async () => {
    await createPro(api, { papers: { liability_insurance: '2026-11-30' } });
    const windows = [{ from: '2026-12-02T17:00:00.000Z', to: '2026-12-02T20:00:00.000Z' }];
    const { ranking } = await assignment((await createJob(api, { windows })).id);
    expect(ranking[0]).toMatchObject({
      score: null,
      reasons: ['Liability insurance expires 2026-11-30, before the visit'],
    });
  });

  test('a day that is full counts as no fit', async () => {
    const pro = await createPro(api, { dailyCapacity: 1 });
    const busy = await createJob(api, { status: 'scheduled', proId: pro.id });
    await api.rows(
      `insert into work_order_visits (id, work_order_id, home_id, pro_id, starts_at, ends_at, booked_by, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, $3, '2026-11-25T17:00:00Z', '2026-11-25T19:00:00Z', 'pro', now(), now())`,
      [busy.id, busy.homeId, pro.id],
    );
    const windows = [
      { from: '2026-11-25T18:00:00.000Z', to: '2026-11-25T21:00:00.000Z' },
      { from: '2026-11-26T18:00:00.000Z', to: '2026-11-26T21:00:00.000Z' },
    ];
    const { ranking } = await assignment((await createJob(api, { windows })).id);
    expect(ranking[0]?.reasons[0]).toBe('Fits 1 of 2 times');
  });
});

describe('offerJob', () => {
  test('asks the best Pro by a link, and stores only the hash of its token', async () => {
    const pro = await createPro(api);
    const { id } = await createJob(api);
    expect((await offer(id)).offers).toMatchObject([{ proId: pro.id, status: 'offered' }]);
    const [message] = await findMessages(api, pro.email);
    const { link } = (message?.data ?? {}) as { link: string };
    expect(link).toMatch(/\/pros\/job#token=[\w-]{43}$/);
    const stored = JSON.stringify(await api.rows('select * from pro_offers'));
    expect(stored).not.toContain(link.split('token=')[1]);
    expect(await refusalOf(offer(id))).toMatchObject({ status: 409 });
  });

  test('an emergency goes to three at once', async () => {
    await Promise.all([1, 2, 3, 4].map(() => createPro(api)));
    const { id } = await createJob(api, { tier: 'life_safety' });
    expect((await offer(id)).offers).toHaveLength(3);
  });

  test('what keeps a Pro from a job has no override', async () => {
    const pro = await createPro(api, { company: 'Uninsured', papers: { liability_insurance: null } });
    const { id } = await createJob(api);
    const refusal = await refusalOf(offer(id, [pro.id]));
    expect(refusal).toMatchObject({ status: 409, message: expect.stringContaining('Liability insurance is missing') });
  });

  test('offers a job to no one before approval', async () => {
    await createPro(api);
    const { id } = await createJob(api, { status: 'awaiting_approval' });
    expect(await refusalOf(offer(id))).toMatchObject({ status: 409 });
  });

  test('approved jobs are offered by themselves, once', async () => {
    await createPro(api);
    const { id } = await createJob(api);
    await Promise.all([offerApprovedJobs(api.services), offerApprovedJobs(api.services)]);
    expect((await assignment(id)).offers).toHaveLength(1);
  });

  test('offers sparks to an electrician, and not to a plumber', async () => {
    await createPro(api);
    const { id } = await createJob(api, { area: 'emergency', tier: 'life_safety' });
    await api.rows("update work_orders set symptom = 'sparks_or_burning_smell' where id = $1", [id]);
    await offerApprovedJobs(api.services);
    expect(await assignment(id)).toMatchObject({
      trade: 'electrical',
      offers: [],
      ranking: [{ score: null, reasons: expect.arrayContaining(['Doesn’t do electrical']) }],
    });
  });

  test.each(RESPONDER_SYMPTOMS)(
    'offers %s to no Pro before our team says that responders were called',
    async (symptom) => {
      const pro = await createPro(api, { trades: ['hvac', 'electrical'], papers: { workers_comp: '2027-12-01' } });
      const { id } = await createJob(api, { area: 'emergency', tier: 'life_safety' });
      await api.rows('update work_orders set symptom = $2 where id = $1', [id, symptom]);
      await offerApprovedJobs(api.services);
      expect(await assignment(id)).toMatchObject({ waitsForResponders: true, offers: [] });
      for (const named of [undefined, [pro.id]])
        expect(await refusalOf(offer(id, named))).toMatchObject({
          status: 409,
          message: expect.stringContaining('911'),
        });
      const { items } = await api.callAs(staff, desk.getQueue, { params: { queueId: 'jobs-without-pro' } });
      expect(items).toMatchObject([{ id }]);
      await change(id, { respondersCalled: true });
      await offerApprovedJobs(api.services);
      expect(await assignment(id)).toMatchObject({ waitsForResponders: false, offers: [{ proId: pro.id }] });
    },
  );

  test('without an answer in time the next Pro is asked, and after the last one our team', async () => {
    await Promise.all([createPro(api), createPro(api)]);
    const { id } = await createJob(api);
    await offer(id);
    await passOnOffers(at(3.9));
    expect((await assignment(id)).offers).toHaveLength(1);
    await Promise.all([passOnOffers(at(4.1)), passOnOffers(at(4.1))]);
    const after = (await assignment(id)).offers.map(({ status }) => status);
    expect(after).toEqual(['offered', 'expired']);
    await passOnOffers(at(9));
    const queue = await api.callAs(staff, desk.getQueue, { params: { queueId: 'jobs-without-pro' } });
    expect(queue.items).toMatchObject([{ id, title: 'Kitchen faucet drips' }]);
  });
});

describe('changeAssignment', () => {
  test('gives a job another trade, which decides who can take it', async () => {
    const pro = await createPro(api, { trades: ['electrical'], papers: { workers_comp: '2027-12-01' } });
    const { id } = await createJob(api);
    expect((await assignment(id)).ranking).toMatchObject([{ id: pro.id, score: null }]);
    expect(await change(id, { trade: 'electrical' })).toMatchObject({
      trade: 'electrical',
      ranking: [{ id: pro.id, score: expect.any(Number) }],
    });
    expect((await offer(id)).offers).toMatchObject([{ proId: pro.id }]);
  });
});

describe('withdrawOffer', () => {
  test('takes a job back, once, and tells the Pro', async () => {
    const pro = await createPro(api);
    const { id } = await createJob(api);
    const [open] = (await offer(id)).offers;
    const withdraw = () => api.callAs(staff, pros.withdrawOffer, { params: { offerId: open?.id ?? '' }, body: {} });
    expect((await withdraw()).offers).toMatchObject([{ status: 'withdrawn' }]);
    expect(await refusalOf(withdraw())).toMatchObject({ status: 409 });
    expect((await findMessages(api, pro.email)).map(({ template }) => template)).toContain('proOfferEnded');
  });
});

describe('getScorecard', () => {
  test('is hidden until there are enough jobs, then says medians by tier', async () => {
    for (let n = 1; n < MIN_SCORECARD_JOBS; n += 1) await createJob(api, { status: 'closed', doneAfter: n });
    expect(await api.call(pros.getScorecard)).toMatchObject({ jobs: MIN_SCORECARD_JOBS - 1, figures: null });
    const late = await createJob(api, { status: 'closed', doneAfter: 30 });
    await api.rows("update work_orders set breached = '{law}' where id = $1", [late.id]);
    const { jobs, figures } = await api.call(pros.getScorecard);
    expect(jobs).toBe(MIN_SCORECARD_JOBS);
    expect(figures?.tiers).toEqual([{ tier: 'standard', jobs, medianHours: (MIN_SCORECARD_JOBS + 1) / 2 }]);
    expect(figures?.clocksMet).toBeCloseTo((jobs - 1) / jobs);
    expect(figures?.firstVisitFix).toBe(1);
  });
});

describe('remindOfProPapers', () => {
  test('emails 30, 14, 7, and 1 days before the end, once each', async () => {
    const { email } = await createPro(api, { papers: { license: '2026-12-31' } });
    const on = (day: string) => ({ ...api.services, clock: () => new Date(`${day}T20:00:00Z`) });
    for (const day of [
      '2026-12-01',
      '2026-12-01',
      '2026-12-02',
      '2026-12-17',
      '2026-12-24',
      '2026-12-30',
      '2026-12-31',
    ])
      await remindOfProPapers(on(day));
    const sent = (await findMessages(api, email)).filter(({ template }) => template === 'proPaperEnding');
    expect(sent).toHaveLength(4);
  });
});
