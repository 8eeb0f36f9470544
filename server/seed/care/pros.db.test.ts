import { expect, test } from 'vitest';
import { testApi } from '@/tests/support/api';
import { createHomeIn, createLease, signByAll } from '@/tests/support/fixtures/leases';
import { createPerson } from '@/tests/support/fixtures/people';
import { seedPros } from './pros';
import { companies } from './pros.data';

const api = testApi();

test('makes the companies and the plans of homes people live in, once', async () => {
  const [owner, resident] = [await createPerson(api), await createPerson(api, 'resident')];
  const homeId = await createHomeIn(api, 'WA', owner);
  await signByAll(api, await createLease(api, { owner, residents: [resident], homeId, state: 'WA' }), [
    resident,
    owner,
  ]);
  await api.rows("update leases set status = 'active' where home_id = $1", [homeId]);
  const counts = async () => ({
    pros: await api.rows('select count(*)::int as n from pros'),
    papers: await api.rows('select count(*)::int as n from pro_documents'),
    forms: await api.rows(
      'select match_code, count(*)::int as n from w9s where pro_id is not null group by 1 order by 1',
    ),
    plan: await api.rows('select type from recurrences where home_id = $1 order by 1', [homeId]),
  });
  await seedPros({ db: api.services.db, now: api.now });
  const first = await counts();
  expect(first.pros).toEqual([{ n: companies.length }]);
  expect(first.forms).toEqual([
    { match_code: 0, n: companies.filter(({ w9 }) => w9 === undefined).length },
    { match_code: 3, n: 1 },
  ]);
  expect(first.plan.length).toBeGreaterThan(5);
  await seedPros({ db: api.services.db, now: api.now });
  expect(await counts()).toEqual(first);
});
