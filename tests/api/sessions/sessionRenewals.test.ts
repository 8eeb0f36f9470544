// Honest browsers are never logged out, whatever the network loses.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testApi } from '../../support/api';
import { advanceClock, Client, createAccount } from '../../support/fixtures/logins';
import { isDeep } from '../../support/sample';

const api = testApi();
/** A longer run before a release: RENEWALS=10000. */
const RENEWALS = Number(process.env.RENEWALS ?? (isDeep ? 600 : 180));

/** A browser renews, its reply is lost now and then, it asks again; several tabs ask at once. */
interface Step {
  tabs: number;
  /** Which of the replies never arrive; the browser asks again with what it has. */
  lost: boolean;
  /** Seconds until it asks again. */
  again: number;
  /** Seconds until the next renewal. */
  pause: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  tabs: fc.integer({ min: 1, max: 4 }),
  lost: fc.integer({ min: 1, max: 20 }).map((chance) => chance === 1),
  again: fc.integer({ min: 0, max: 10 }),
  pause: fc.integer({ min: 1, max: 3 * 86_400 }),
});

async function honest(client: Client, { tabs, lost, again, pause }: Step): Promise<number> {
  const held = client.refresh;
  const answers = await Promise.all(Array.from({ length: tabs }, () => client.renew(held)));
  if (lost) {
    client.refresh = held;
    advanceClock(api, again);
    answers.push(await client.renew(held));
  }
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ headers }) => headers.get('refresh-token'))).size).toBe(1);
  expect(await client.getUser()).toBe(200);
  advanceClock(api, pause);
  return answers.length;
}

test('logs no one out over many tabs and lost replies', async () => {
  let renewals = 0;
  let person = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 9 }), async (steps) => {
      const { email } = await createAccount(api);
      person += 1;
      const client = new Client(api, `192.0.2.${person % 250}`);
      await api.rows('delete from rate_limits');
      await client.login(email);
      for (const each of steps) renewals += await honest(client, each);
      const live = await api.rows(
        `select 1 from refresh_tokens t join sessions s on s.id = t.session_id join users u on u.id = s.user_id
         where u.email = $1 and t.used_at is null and s.revoked_at is null`,
        [email],
      );
      expect(live).toHaveLength(1);
    }),
    { numRuns: Math.ceil(RENEWALS / 12) },
  );
  expect(renewals).toBeGreaterThan(RENEWALS / 3);
}, 300_000);
