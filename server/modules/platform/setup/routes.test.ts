import { describe, expect, test } from 'vitest';
import { handouts } from '@/contract/law/handouts.data';
import { setup } from '@/contract/platform/setup/endpoints';
import { refusalOf, testApi } from '@/tests/support/api';
import { createPerson } from '@/tests/support/fixtures/people';
import { setupSteps } from './checklist';
import type { SetupFacts } from './repo';

const api = testApi();

const nothing: SetupFacts = {
  people: {},
  regions: 2,
  withoutHost: ['Bay Area', 'Miami'],
  withoutPlans: ['Miami'],
  withoutPro: ['Bay Area'],
  handouts: [],
  statements: ['trust'],
  homes: 0,
};
const everything: SetupFacts = {
  people: { admin: 2, money: 2, leasing: 1, care: 1, support: 1 },
  regions: 2,
  withoutHost: [],
  withoutPlans: [],
  withoutPro: [],
  handouts: handouts.map(({ id }) => id),
  statements: ['trust', 'deposits'],
  homes: 3,
};
const statesOf = (facts: SetupFacts) =>
  Object.fromEntries(setupSteps(facts, { today: '2026-11-21', entered: [] }).map(({ id, state }) => [id, state]));

test('an empty site lacks people, plans, papers, and homes, and each step says what is missing', () => {
  expect(statesOf(nothing)).toMatchObject({
    administrators: 'missing',
    money: 'missing',
    duties: 'missing',
    hosts: 'advised',
    plans: 'missing',
    papers: 'missing',
    statements: 'advised',
    pros: 'advised',
    homes: 'missing',
  });
  const detailOf = (id: string) =>
    setupSteps(nothing, { today: '2026-11-21', entered: [] }).find((step) => step.id === id)?.detail;
  expect(detailOf('duties')).toBe('No one has the duty of leasing or care or support.');
  expect(detailOf('hosts')).toBe('No host yet: Bay Area, Miami.');
  expect(detailOf('statements')).toBe('No statement yet: deposits.');
});

test('a site with everything has no missing step', () => {
  expect(Object.values(statesOf(everything))).not.toContain('missing');
});

describe('getSetup', () => {
  test('tells administrators what is there and what is missing', async () => {
    const admin = await createPerson(api, 'staff', ['admin']);
    await api.rows(`update users set ended_at = now() where type = 'staff' and id <> $1`, [admin.id]);
    const one = await api.callAs(admin, setup.getSetup);
    expect(one.steps.find(({ id }) => id === 'administrators')).toMatchObject({
      state: 'missing',
      detail: '1 person of 2: no one approves their own changes.',
    });
    await createPerson(api, 'staff', ['admin', 'money']);
    const two = await api.callAs(admin, setup.getSetup);
    expect(two.steps.find(({ id }) => id === 'administrators')).toMatchObject({ state: 'done', detail: '2 people.' });
    expect(two.steps.find(({ id }) => id === 'money')).toMatchObject({ state: 'missing' });
  });

  test('is for administrators alone', async () => {
    const helper = await createPerson(api, 'staff', ['support', 'money']);
    expect((await refusalOf(api.callAs(helper, setup.getSetup))).status).toBe(403);
  });
});
