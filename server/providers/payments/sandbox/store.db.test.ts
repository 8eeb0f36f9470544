import { expect, test } from 'vitest';
import { testApi } from '@/tests/support/api';
import { listDue, listUnsent, save } from './store';

const api = testApi();
const unsent = async (page?: number) => {
  const ids: string[] = [];
  for await (const { id } of listUnsent(api.services.db, page)) ids.push(id);
  return ids;
};

test('what is due and what was not sent is found without reading what is settled', async () => {
  await api.rows(`insert into sandbox.objects (id, kind, body, created)
    select 'pi_' || n, 'payment_intent', jsonb_build_object('id', 'pi_' || n, 'due', null), n from generate_series(1, 3000) n
    union all select 'evt_' || n, 'event', jsonb_build_object('id', 'evt_' || n, 'delivered', true), n from generate_series(1, 3000) n`);
  const { db } = api.services;
  await save(db, 'payment_intent', 5, { id: 'pi_due', due: 100 });
  await save(db, 'payment_intent', 5, { id: 'pi_later', due: 101 });
  await save(db, 'event', 5, { id: 'evt_unsent', delivered: false });
  await api.rows('analyze sandbox.objects');

  expect(await listDue(db, 'payment_intent', 100)).toEqual(['pi_due']);
  expect(await unsent()).toEqual(['evt_unsent']);
  const plan = async (condition: string) =>
    JSON.stringify(await api.rows(`explain select body from sandbox.objects where ${condition} order by created, id`));
  expect(
    await plan("kind = 'payment_intent' and body ->> 'due' is not null and (body ->> 'due')::bigint <= 100"),
  ).toContain('objects_due');
  expect(await plan("kind = 'event' and body ->> 'delivered' = 'false'")).toContain('objects_unsent');
});

test('events are sent oldest first, page by page, also those of one second', async () => {
  const { db } = api.services;
  for (const [id, created] of [
    ['evt_c', 7],
    ['evt_b', 7],
    ['evt_a', 8],
    ['evt_d', 7],
    ['evt_e', 6],
  ] as const)
    await save(db, 'event', created, { id, delivered: false });
  const all = await unsent();
  expect(all.filter((id) => id !== 'evt_unsent')).toEqual(['evt_e', 'evt_b', 'evt_c', 'evt_d', 'evt_a']);
  for (const page of [1, 2, 3]) expect(await unsent(page)).toEqual(all);
});
