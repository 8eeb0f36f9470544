import { expect, test } from 'vitest';
import { testApi } from '@/tests/support/api';
import { listDue, listUnsent, save } from './store';

const api = testApi();

test('what is due and what was not sent is found without reading what is settled', async () => {
  await api.rows(`insert into sandbox.objects (id, kind, body, created)
    select 'pi_' || n, 'payment_intent', jsonb_build_object('id', 'pi_' || n, 'due', null), n from generate_series(1, 3000) n
    union all select 'evt_' || n, 'event', jsonb_build_object('id', 'evt_' || n, 'delivered', true), n from generate_series(1, 3000) n`);
  const { db } = api.services;
  await save(db, 'payment_intent', 5, { id: 'pi_due', due: 100 });
  await save(db, 'payment_intent', 5, { id: 'pi_later', due: 101 });
  await save(db, 'event', 5, { id: 'evt_unsent', delivered: false });
  await api.rows('analyze sandbox.objects');

  expect((await listDue(db, 'payment_intent', 100)).map(({ id }) => id)).toEqual(['pi_due']);
  expect((await listUnsent(db)).map(({ id }) => id)).toEqual(['evt_unsent']);
  const plan = async (condition: string) =>
    JSON.stringify(await api.rows(`explain select body from sandbox.objects where ${condition} order by created, id`));
  expect(
    await plan("kind = 'payment_intent' and body ->> 'due' is not null and (body ->> 'due')::bigint <= 100"),
  ).toContain('objects_due');
  expect(await plan("kind = 'event' and body ->> 'delivered' = 'false'")).toContain('objects_unsent');
});
