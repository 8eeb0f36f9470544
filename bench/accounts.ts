import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { buildIfNeeded } from '../scripts/build.ts';
import { benchDatabase, PAGE_HOMES } from './database';
import { LOAD_SHARE, loadTest, TURN_SECONDS } from './loadTest';
import { type BenchRequest, send } from './openLoop';
import { median, ms, printFigure, printTitle, times } from './report';
import { startBaselineSite, startOurSite } from './sites';
import { timingEnumeration } from './timingEnumeration';

/** Enough people that no limit of one of them is what is measured. */
const PEOPLE = 300;
const PASSWORD = 'four calm lamps at seven';

let asked = 0;
/** Requests from many addresses: a single one would soon reach its rate limit. */
export const randomClientHeaders = () => {
  asked += 1;
  return { 'x-forwarded-for': `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}` };
};

export async function createMembers(
  databaseUrl: string,
  many = PEOPLE,
  type: 'homeowner' | 'resident' | 'staff' = 'homeowner',
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const stored = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const emails = Array.from({ length: many }, () => `bench-${randomUUID()}@example.test`);
  await client.query(
    `insert into users (id, email, first_name, last_name, type, password_hash)
     select gen_random_uuid(), email, 'Robin', 'Vale', $3, $2 from unnest($1::text[]) email`,
    [emails, stored, type],
  );
  await client.end();
  return emails;
}

const login = (email: string, password = PASSWORD, cookie = ''): BenchRequest => ({
  method: 'POST',
  path: '/api/consumer/users/login',
  headers: { 'content-type': 'application/json', sourcetype: 'Consumer', cookie, ...randomClientHeaders() },
  body: JSON.stringify({ email, password }),
});

const baselineRoute = (name: string) => (): BenchRequest => ({
  method: 'GET',
  path: `/api/${name}?statement=0`,
  headers: {},
});

/** A person at a known browser, as in most logins. */
export interface Member {
  email: string;
  cookie: string;
  /** Their location as a header: it stays the same for all calls. */
  from: Record<string, string>;
}

export async function loginMember(origin: string, email: string, password = PASSWORD, known = ''): Promise<Member> {
  const { status, headers } = await send(origin, login(email, password, known));
  if (status !== 200) throw new Error(`The login answered ${status}`);
  const given = (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
  const from = randomClientHeaders();
  return { email, from, cookie: knownDeviceCookie({ cookie: given }) || !known ? given : `${given}; ${known}` };
}

/** A browser that is known, logged out: it brings nothing but what it is known by. */
const knownDeviceCookie = ({ cookie }: Pick<Member, 'cookie'>) => /known[-_]device=[^;]+/.exec(cookie)?.[0] ?? '';

export const memberRequest = (path: string, { cookie, from }: Member): BenchRequest => ({
  method: 'GET',
  path,
  headers: { cookie, ...from },
});

/** Login, an authenticated request, and the inbox beside a bare page of its size. `seconds`: of each turn. */
export async function benchAccounts(seconds = TURN_SECONDS): Promise<void> {
  printTitle(`Accounts at ${LOAD_SHARE * 100}% of saturation`);
  await buildIfNeeded();
  const database = await benchDatabase(PAGE_HOMES);
  const statements = [{ sql: 'select id, email, first_name from users order by id limit 1', parameters: [] }];
  const [ours, bare] = [
    await startOurSite(database.url),
    await startBaselineSite({ databaseUrl: database.url, statements }),
  ];
  const emails = await createMembers(database.url);
  let turn = 0;
  const each = <T>(list: readonly T[]) => {
    turn += 1;
    return list[turn % list.length] as T;
  };
  const members: Member[] = emails.map((email) => ({ email, cookie: '', from: {} }));
  // What proves who they are lasts ten minutes.
  const logIn = async () => {
    for (const [at, member] of members.entries())
      members[at] = await loginMember(ours.url, member.email, PASSWORD, knownDeviceCookie(member));
  };
  // As many at once as passwords are hashed and may wait: beyond that we say that we are busy.
  const again = () => {
    const member = each(members);
    return login(member.email, PASSWORD, knownDeviceCookie(member));
  };
  await loadTest('POST /users/login', [ours.url, again], 'hashes a password', [bare.url, baselineRoute('hash')], {
    connections: 4,
    seconds,
    prepare: logIn,
  });
  const whoAmI = () => memberRequest('/api/consumer/users', each(members));
  await loadTest('GET /users', [ours.url, whoAmI], 'asks one thing', [bare.url, baselineRoute('search')], {
    connections: 16,
    seconds,
    prepare: logIn,
  });
  const inbox = '/accounts/member/inbox';
  const demo = (name: string) => loginMember(ours.url, `${name}@demo.belong.test`, 'rent-with-love');
  const [maya, sam] = await Promise.all([demo('maya'), demo('sam')]);
  await firstBytes(ours.url, bare.url, (round) => memberRequest(inbox, round % 2 === 0 ? maya : sam));
  await timingEnumeration(ours.url, 10 * seconds, (many) => createMembers(database.url, many));
  await ours.stop();
  await bare.stop();
  await database.stop();
}

/** Two members and not one, and no more rounds, as each may ask 600 times a minute. */
async function firstBytes(ours: string, bare: string, inbox: (round: number) => BenchRequest): Promise<void> {
  const { bytes } = await send(ours, inbox(-1));
  const plain: BenchRequest = { method: 'GET', path: `/rendered/${bytes}`, headers: {} };
  const [mine, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < 220; round += 1) {
    const [own, other] = [await send(ours, inbox(round)), await send(bare, plain)];
    if (own.status !== 200) throw new Error(`The inbox answered ${own.status}`);
    if (other.status !== 200) throw new Error(`The bare page answered ${other.status}`);
    // The first ones warm both up.
    if (round >= 20) mine.push(own.firstByte);
    if (round >= 20) theirs.push(other.firstByte);
  }
  const [own, other] = [median(mine), median(theirs)];
  const name = `first byte of the inbox (${Math.round(bytes / 1_000)} KB of HTML)`;
  printFigure(name, ms(own), `bare page ${ms(other)}`, times(own / other));
}
