// How many homes a city and an area have, no matter who changes them at the same time.
import { expect, test } from 'vitest';
import { testApi } from '@/tests/support/api';
import { createHome } from '@/tests/support/fixtures/people';

const api = testApi();

const counts = () =>
  api.rows<{ cities: number; areas: number }>(
    "select (select homes from cities where slug = 'oakland-ca') as cities, (select homes from areas where slug = '94601') as areas",
  );

test('changes the rent of a home without waiting for the counts of its city', async () => {
  const id = await createHome(api, { status: 'active', zipcode: '94601' });
  const holder = await api.owner.connect();
  await holder.query('begin; select from cities for update; select from areas for update');
  const client = await api.owner.connect();
  await client.query("set lock_timeout = '200ms'");
  await client.query('update homes set rent = rent + 100 where id = $1', [id]);
  await holder.query('rollback');
  await client.query('reset lock_timeout');
  holder.release();
  client.release();
});

test('two homes that are listed at once both count, and so does one that leaves the market', async () => {
  const ids = [
    await createHome(api, { status: 'ready', zipcode: '94601' }),
    await createHome(api, { status: 'ready', zipcode: '94601' }),
  ];
  const [before] = await counts();
  const [one, two] = [await api.owner.connect(), await api.owner.connect()];
  await one.query('begin');
  await two.query('begin');
  // Each sees the homes as they were before the other.
  await two.query('select count(*) from homes');
  await one.query("update homes set status = 'active' where id = $1", [ids[0]]);
  const second = two.query("update homes set status = 'active' where id = $1", [ids[1]]);
  await one.query('commit');
  await second;
  await two.query('commit');
  one.release();
  two.release();
  expect(await counts()).toEqual([{ cities: (before?.cities ?? 0) + 2, areas: (before?.areas ?? 0) + 2 }]);
  await api.rows("update homes set status = 'off_market' where id = $1", [ids[0]]);
  expect(await counts()).toEqual([{ cities: (before?.cities ?? 0) + 1, areas: (before?.areas ?? 0) + 1 }]);
});
