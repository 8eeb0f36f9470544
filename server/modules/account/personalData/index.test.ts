import { beforeAll, describe, expect, test } from 'vitest';
import { asSystem } from '@/server/db/client';
import { testApi } from '@/tests/support/api';
import { createCity, createPerson } from '@/tests/support/fixtures/people';
import {
  canaryOverrides,
  findResidue,
  insertCanaries,
  type PersonalDataOwner,
  tableColumns,
  tablesReachingPeople,
} from '@/tests/support/security/personalDataCanaries';
import { tablesWithoutPersonalData } from './constants';
import { collectRows, erasePerson, findIdentifiers, personalTables, toCsv } from './index';

const api = testApi();
const tables = personalTables.map(({ table }) => table);
const PHONE = '+14155550188';
const TRACKING = 'canarytracking0000021';
const PASSWORD = 'canary password hash';

async function somebody(): Promise<PersonalDataOwner> {
  const { id, email } = await createPerson(api, 'resident');
  await api.rows(
    `update users set phone = $2, home_town = 'canary town', about_me = 'canary about', password_hash = $3,
    first_name = 'canary first', last_name = 'canary last' where id = $1`,
    [id, PHONE, PASSWORD],
  );
  return { id, email, phone: PHONE, trackingId: TRACKING };
}

const traces = (id: string) => asSystem(api.services.db, (db) => findIdentifiers(db, id));
const rows = (name: string, who: Awaited<ReturnType<typeof traces>>) => {
  const table = personalTables.find((each) => each.table === name);
  return table ? asSystem(api.services.db, (db) => collectRows(db, table, who)) : [];
};

describe('the registry', () => {
  test('names every table of the database, and none that is not there', async () => {
    const there = [...new Set((await tableColumns(api)).map(({ table }) => table))];
    const known = [...tables, ...Object.keys(tablesWithoutPersonalData).filter((name) => !name.includes('.'))];
    expect(known.toSorted()).toEqual(there.toSorted());
    expect(new Set(known).size).toBe(known.length);
  });

  test('lists no table that leads to a person as free of personal data', async () => {
    const reaching = tablesReachingPeople(await tableColumns(api));
    expect(Object.keys(tablesWithoutPersonalData).filter((name) => reaching.has(name))).toEqual([]);
  });
});

describe('a person with rows in every table', () => {
  let whose: PersonalDataOwner;
  beforeAll(async () => {
    await createCity(api);
    whose = await somebody();
    await insertCanaries(
      api,
      tables.filter((name) => name !== 'users'),
      whose,
      canaryOverrides(whose),
    );
  });

  test('finds all of it, and none of what opens accounts', async () => {
    const who = await traces(whose.id);
    expect(who).toMatchObject({ emails: [whose.email], phones: [PHONE], trackingIds: [TRACKING] });
    const missing: string[] = [];
    for (const name of tables) if ((await rows(name, who)).length === 0) missing.push(name);
    expect(missing).toEqual([]);
    expect(JSON.stringify(await rows('users', who))).not.toContain(PASSWORD);
    expect(Object.keys((await rows('sessions', who))[0] ?? {})).toContain('device');
  });

  test('finds no rows of other people', async () => {
    const { id } = await createPerson(api, 'resident');
    const who = await traces(id);
    const found: string[] = [];
    for (const name of tables) if ((await rows(name, who)).length > 0) found.push(name);
    expect(found.toSorted()).toEqual(['sessions', 'users']);
  });

  test('erasing leaves nothing but what is declared to stay, and nothing that names them', async () => {
    const bystander = await createPerson(api, 'resident');
    await erasePerson(api.services.db, await traces(whose.id));
    const stays = new Set(
      personalTables
        .filter(({ rules }) => rules.some(({ retention }) => retention !== 'erased'))
        .map(({ table }) => table),
    );
    expect(
      (await findResidue(api, ['canary', whose.email, PHONE, TRACKING])).filter((name) => !stays.has(name)),
    ).toEqual([]);
    const keeps = new Set(
      personalTables
        .filter(({ rules }) =>
          rules.some((rule) => rule.retention === 'kept' || (rule.retention === 'unlinked' && rule.number)),
        )
        .map(({ table }) => table),
    );
    expect((await findResidue(api, [whose.id])).filter((name) => !keeps.has(name))).toEqual(['users']);
    const [left] = await api.rows('select * from users where id = $1', [whose.id]);
    expect(left).toMatchObject({
      first_name: 'Former',
      last_name: 'member',
      phone: null,
      password_hash: null,
      home_town: null,
    });
    expect(await findResidue(api, [bystander.email])).toEqual(['search_texts', 'users']);
  });

  test('doing it again changes nothing', async () => {
    await erasePerson(api.services.db, await traces(whose.id));
    expect(await api.rows('select from users where erased_at is not null')).toHaveLength(1);
  });
});

test('what was said between members stays with the other, without a name; what was said to us alone goes', async () => {
  const [ada, ben] = [await createPerson(api, 'resident'), await createPerson(api, 'resident')];
  for (const [thread, people] of [
    ['11111111-1111-4111-8111-111111111111', [ada, ben]],
    ['22222222-2222-4222-8222-222222222222', [ada]],
  ] as const) {
    await api.rows(
      "insert into threads (id, subject, topic, created_at, last_message_at) values ($1, 'Keys', 'other', now(), now())",
      [thread],
    );
    for (const { id } of people)
      await api.rows(
        `insert into thread_participants (thread_id, user_id, joined_at, last_read_at, reply_key)
        values ($1, $2, now(), now(), gen_random_uuid()::text)`,
        [thread, id],
      );
    await api.rows(
      `insert into messages (id, thread_id, author_id, from_staff, body, created_at)
      values (gen_random_uuid(), $1, $2, false, 'The key is under the mat', now())`,
      [thread, ada.id],
    );
  }
  await erasePerson(api.services.db, await traces(ada.id));
  expect(await api.rows("select author_id from messages where body like 'The key%'")).toEqual([{ author_id: null }]);
  expect(await api.rows("select id from threads where subject = 'Keys'")).toEqual([
    { id: '11111111-1111-4111-8111-111111111111' },
  ]);
});

test('a table for spreadsheets keeps what it is given and runs none of it', () => {
  expect(
    toCsv([
      { a: 'x, "y"', b: null },
      { a: '=HYPERLINK("http://a")', c: -3, b: { z: 1 } },
    ]),
  ).toBe('\ufeffa,b,c\r\n"x, ""y""",,\r\n"\'=HYPERLINK(""http://a"")","{""z"":1}",-3\r\n');
});
