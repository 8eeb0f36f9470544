import { beforeEach, describe, expect, test } from 'vitest';
import { availabilityChecks } from '@/contract/homes/availabilityChecks/endpoints';
import { asSystem } from '@/server/db/client';
import { refusalOf, testApi } from '@/tests/support/api';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { sendCheck } from './index';
import { resendAvailabilityCheck, sendAvailabilityChecks } from './jobs';

const api = testApi();
const DAY_MS = 86_400_000;
let homeId = '';
let token = '';

const letters = () =>
  api.rows<{ recipient: string; data: { link: string } }>(
    "select recipient::text, data from outbox where template = 'availabilityCheck' order by id",
  );
const tokenIn = (link: string) => new URL(link).hash.replace('#token=', '');
const homeDay = async () =>
  (await api.rows<{ day: string }>('select available_on::text as day from homes where id = $1', [homeId]))[0]?.day;
const wait = (days: number) => {
  api.now = new Date(api.now.getTime() + days * DAY_MS);
};

beforeEach(async () => {
  api.now = new Date('2026-11-21T12:00:00Z');
  await api.empty('availability_checks', 'outbox', 'leads', 'lead_events', 'lead_disclosures');
  await api.rows('delete from homes');
  const owner = await createPerson(api);
  homeId = await createHome(api, { owner, status: 'ready', availableOn: '2026-10-01', streetAddress: '12 Alder St' });
  await asSystem(api.services.db, (db) => sendCheck(api.services, db, homeId, api.now));
  token = tokenIn((await letters())[0]?.data.link ?? '');
});

const params = () => ({ params: { homeId } });
const open = (answers = token) => api.call(availabilityChecks.openCheck, { ...params(), body: { token: answers } });
const answer = (body: object) =>
  api.call(availabilityChecks.answerCheck, {
    ...params(),
    body: { token, ...body } as { token: string; answer: 'now' },
  });
const undo = () => api.call(availabilityChecks.undoAnswer, { ...params(), body: { token } });

describe('openCheck', () => {
  test('the link of the letter opens without logging in, and tells the street alone', async () => {
    expect(await open()).toEqual({
      home: { streetAddress: '12 Alder St', city: 'Oakland' },
      expiresAt: '2026-12-21T12:00:00.000Z',
      answer: null,
      availableOn: null,
      note: '',
      askAgainAt: null,
    });
  });

  test('a wrong link, another home, no home at all and a link past its month are refused alike', async () => {
    const gone = { status: 410, code: 'linkExpired' };
    expect(await refusalOf(open('a'.repeat(43)))).toMatchObject(gone);
    const other = await createHome(api, {});
    for (const each of [other, '01980000-0000-7000-8000-000000000000', 'home'])
      expect(
        await refusalOf(api.call(availabilityChecks.openCheck, { params: { homeId: each }, body: { token } })),
      ).toMatchObject(gone);
    wait(31);
    expect(await refusalOf(open())).toMatchObject(gone);
  });
});

describe('answerCheck', () => {
  test('free now: the home has today’s date where it stands, and a person of ours hears of it', async () => {
    api.now = new Date('2026-11-22T04:00:00Z');
    expect(await answer({ answer: 'now', note: 'Keys are with Jo' })).toMatchObject({
      answer: 'now',
      availableOn: '2026-11-21',
    });
    expect(await homeDay()).toBe('2026-11-21');
    const [lead] = await api.rows('select type, street_address, message from leads');
    expect(lead).toMatchObject({
      type: 'leasing',
      street_address: '12 Alder St',
      message: expect.stringContaining('Keys are with Jo'),
    });
  });

  test('free on a day: we ask again two weeks before it', async () => {
    const sent = await answer({ answer: 'onDate', availableOn: '2027-03-01' });
    expect(sent.askAgainAt).toBe('2027-02-15T16:00:00.000Z');
    expect(await homeDay()).toBe('2027-03-01');
    const [check] = await api.rows<{ id: string }>('select id from availability_checks');
    api.now = new Date(sent.askAgainAt ?? '');
    await resendAvailabilityCheck(api.services, { id: check?.id, at: sent.askAgainAt });
    expect(await letters()).toHaveLength(2);
  });

  test('another answer takes the place of the first, with the home as it was', async () => {
    await answer({ answer: 'onDate', availableOn: '2027-03-01' });
    await answer({ answer: 'selling' });
    expect(await open()).toMatchObject({ answer: 'selling', availableOn: null });
    expect(await homeDay()).toBe('2026-10-01');
  });

  test('a day in the past, none, one too far and an unknown answer are refused with what to mend', async () => {
    for (const body of [
      { answer: 'onDate', availableOn: '2026-11-01' },
      { answer: 'onDate', availableOn: '2031-01-01' },
      { answer: 'onDate' },
      { answer: 'now', availableOn: '2027-01-01' },
      { answer: 'maybe' },
    ])
      expect(await refusalOf(answer(body)), JSON.stringify(body)).toMatchObject({ status: 400 });
  });
});

describe('undoAnswer', () => {
  test('restores the earlier day, and sends no new question', async () => {
    const { askAgainAt } = await answer({ answer: 'notSure' });
    await undo();
    expect(await open()).toMatchObject({ answer: null, askAgainAt: null });
    const [check] = await api.rows<{ id: string }>('select id from availability_checks');
    await resendAvailabilityCheck(api.services, { id: check?.id, at: askAgainAt });
    expect(await letters()).toHaveLength(1);
    await answer({ answer: 'onDate', availableOn: '2027-03-01' });
    await undo();
    expect(await homeDay()).toBe('2026-10-01');
  });

  test('with nothing to take back nothing happens', async () => {
    expect(await undo()).toMatchObject({ answer: null });
  });
});

describe('asking by itself', () => {
  test('asks once a month about homes that should be free, and never about those that are let, sold or kept', async () => {
    await sendAvailabilityChecks(api.services);
    expect(await letters()).toHaveLength(1);
    wait(31);
    await sendAvailabilityChecks(api.services);
    await sendAvailabilityChecks(api.services);
    expect(await letters()).toHaveLength(2);
    token = tokenIn((await letters())[1]?.data.link ?? '');
    await answer({ answer: 'rented' });
    wait(40);
    await sendAvailabilityChecks(api.services);
    expect(await letters()).toHaveLength(2);
  });

  test('asks nothing about homes that are listed, without an owner, or not free yet', async () => {
    await api.empty('lead_disclosures');
    await api.rows('delete from homes');
    await createHome(api, { owner: await createPerson(api), status: 'active', availableOn: '2026-10-01' });
    await createHome(api, { status: 'ready', availableOn: '2026-10-01' });
    await createHome(api, { owner: await createPerson(api), status: 'ready', availableOn: '2026-12-24' });
    await sendAvailabilityChecks(api.services);
    expect(await letters()).toHaveLength(1);
  });
});
