import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { threads } from '@/contract/account/threads/endpoints';
import { endpoint, resource } from '@/contract/endpoint';
import { createApp } from '@/server/app';
import { newId } from '@/server/ids';
import { refusalOf, testApi } from '@/tests/support/api';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { implement } from './implement';
import { audienceOnly } from './policy';

const api = testApi();

const schemas = { getThing: { result: z.object({ name: z.string(), parts: z.array(z.object({ id: z.number() })) }) } };
const things = resource<typeof schemas>('things')({
  getThing: endpoint('GET', '/things', { summary: 'A thing with more than its contract declares', access: 'public' }),
});
const operations = implement(things, schemas, {
  getThing: {
    authorize: audienceOnly,
    handle: () => ({ name: 'lamp', secret: 'hash', parts: [{ id: 1, cost: 2 }] }),
  },
});
const answerOf = (strict: boolean) =>
  createApp(() => api.services, { strict, operations }).fetch(new Request('http://api.test/things'), { address: null });

describe('a reply with fields that its contract does not declare', () => {
  test('is reduced to the declared fields in production', async () => {
    const response = await answerOf(false);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ name: 'lamp', parts: [{ id: 1 }] });
  });

  test('is an error in tests', async () => {
    expect((await answerOf(true)).status).toBe(500);
  });
});

describe('a write that a constraint refuses', () => {
  const constrained = { write: { body: z.object({ how: z.string() }), result: z.object({}) } };
  const writes = resource<typeof constrained>('writes')({
    write: endpoint('POST', '/writes', { summary: 'Writes what the database refuses', access: 'public' }),
  });
  let home = '';
  beforeAll(async () => {
    home = await createHome(api, { owner: await createPerson(api) });
  });
  const refused = implement(writes, constrained, {
    write: {
      authorize: audienceOnly,
      runAs: 'system',
      handle: async ({ db, body }) => {
        const id = newId();
        if (body.how === 'missing')
          await sql`insert into threads (id, subject, topic, home_id, created_at, last_message_at)
            values (${id}, 'Hi', 'other', ${id}, now(), now())`.execute(db);
        if (body.how === 'referenced') {
          await sql`insert into threads (id, subject, topic, home_id, created_at, last_message_at)
            values (${id}, 'Hi', 'other', ${home}, now(), now())`.execute(db);
          await sql`update homes set id = ${id} where id = ${home}`.execute(db);
        }
        if (body.how === 'duplicate')
          await sql`insert into users (id, email, first_name, last_name) select ${id}, email, 'A', 'B' from users limit 1`.execute(
            db,
          );
        if (body.how === 'check') await sql`update homes set status = 'burnt' where id = ${home}`.execute(db);
        return {};
      },
    },
  });
  const send = (how: string) =>
    createApp(() => api.services, { strict: true, operations: refused }).fetch(
      new Request('http://api.test/writes', {
        method: 'POST',
        body: JSON.stringify({ how }),
        headers: { 'content-type': 'application/json' },
      }),
      { address: null },
    );

  test.each([
    ['names a row that is not there', 'missing', 404, 'notFound'],
    ['renames a row that others refer to', 'referenced', 409, 'conflict'],
    ['repeats what must be unique', 'duplicate', 409, 'conflict'],
    ['holds a value outside of a check', 'check', 400, 'invalid'],
  ])('returns a 4xx with a code when it %s', async (_, how, status, code) => {
    const response = await send(how);
    expect(await response.json()).toMatchObject({ code });
    expect(response.status).toBe(status);
  });

  test('returns 404 for a thread about a home that is not there', async () => {
    const ada = await createPerson(api);
    const body = { subject: 'About a home', topic: 'other', body: 'Is it free?', homeId: newId() } as const;
    expect(await refusalOf(api.callAs(ada, threads.createThread, { body }))).toMatchObject({
      status: 404,
      code: 'notFound',
    });
  });
});
