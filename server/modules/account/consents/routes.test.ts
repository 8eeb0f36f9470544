import { beforeEach, describe, expect, test } from 'vitest';
import { CONSENT_VERSION, consents } from '@/contract/account/consents/endpoints';
import { refusalOf, testApi } from '@/tests/support/api';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
beforeEach(() => api.empty('consent_choices'));

const choice = {
  choice: 'necessary',
  previous: 'analytics',
  version: CONSENT_VERSION,
  source: 'dialog',
  mode: 'opt-out',
  privacyControl: false,
} as const;

describe('recordChoice', () => {
  test('stores a visitor’s change of mind with time, version, and source, and nothing that names their browser', async () => {
    await api.call(consents.recordChoice, { body: choice });
    const [row] = await api.rows('select * from consent_choices');
    expect(row).toEqual({
      id: expect.any(String),
      user_id: null,
      choice: 'necessary',
      previous: 'analytics',
      version: CONSENT_VERSION,
      source: 'dialog',
      mode: 'opt-out',
      privacy_control: false,
      at: api.now,
    });
  });

  test('of a member it says who', async () => {
    const ada = await createPerson(api);
    await api.callAs(ada, consents.recordChoice, { body: choice });
    expect(await api.rows('select user_id from consent_choices')).toEqual([{ user_id: ada.id }]);
  });

  test('each choice is a row of its own', async () => {
    await api.call(consents.recordChoice, { body: choice });
    await api.call(consents.recordChoice, { body: { ...choice, choice: 'analytics', previous: 'necessary' } });
    expect(await api.rows('select previous, choice from consent_choices order by id')).toEqual([
      { previous: 'analytics', choice: 'necessary' },
      { previous: 'necessary', choice: 'analytics' },
    ]);
  });

  test('refuses more than it names, such as an id', async () => {
    const body = { ...choice, trackingId: 'V1StGXR8_Z5jdHi6B-myT' };
    expect((await refusalOf(api.call(consents.recordChoice, { body }))).status).toBe(400);
    expect(await api.rows('select from consent_choices')).toEqual([]);
  });
});
