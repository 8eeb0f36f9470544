// Everything a business of that many homes has beside them, copied from the demo data of one lease.
import type pg from 'pg';

/** The volumes of a full run; a smaller one has the same part of each. */
const FULL = {
  homes: 100_000,
  leases: 30_000,
  applications: 50_000,
  threads: 100_000,
  documents: 100_000,
  visits: 1_000_000,
  auditRows: 500_000,
  sessions: 300_000,
  emails: 200_000,
  flowRuns: 200_000,
  savedHomes: 100_000,
  workOrders: 50_000,
};
export type Volumes = typeof FULL;

export const volumesFor = (homes: number): Volumes =>
  Object.fromEntries(
    Object.entries(FULL).map(([name, count]) => [name, Math.round((count * homes) / FULL.homes)]),
  ) as Volumes;

/** The id of the nth row of a kind, the same in each run. */
export const idExpression = (kind: string, n: string) =>
  `('5ca1e000-${kind}-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const id = idExpression;

interface Copy {
  table: string;
  /** Rows of the demo data that are copied, as SQL after `from`. */
  from: string;
  /** Columns that differ: `n` counts copies, `k` the rows of the original, `place` is the nth leased home. */
  set: Record<string, string>;
}

/** Copies rows once for each of `count` leases; what is not named stays as it is. */
async function copyRows(client: pg.Client, count: number, { table, from, set }: Copy): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1
     and is_generated = 'NEVER' and is_identity = 'NO' order by ordinal_position`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => set[name] ?? `original.${name}`);
  await client.query(
    `insert into ${table} (${names.join(', ')})
     select ${values.join(', ')}
     from (select *, row_number() over (order by original) as k from ${from} original) original
       cross join generate_series(1, $1::int) n join scale_places place on place.seq = n`,
    [count],
  );
}

/** What belongs to a lease: its people, papers, charges, and payments. */
async function makeLeases(client: pg.Client, { leases, applications }: Volumes): Promise<void> {
  const { rows } = await client.query<{ id: string; envelope_id: string; application_id: string; resident: string }>(
    `select leases.id, leases.envelope_id, application_id, party.person_id as resident
     from leases join lease_residents party on party.lease_id = leases.id
     where leases.status = 'active' and (select count(*) from lease_residents others where others.lease_id = leases.id) = 1
     order by exists (select from autopays where lease_id = leases.id) desc, leases.id limit 1`,
  );
  const [lease] = rows;
  if (!lease) throw new Error('The demo data has no lease to copy');
  const ofLease = (table: string) => `(select * from ${table} where lease_id = '${lease.id}')`;
  const whose = { home_id: 'place.home_id', owner_id: 'place.owner_id', lease_id: id('0001', 'n') };
  const resident = id('0002', 'n');
  const made: Copy[] = [
    {
      table: 'users',
      from: `(select * from users where id = '${lease.resident}')`,
      set: { id: resident, email: `'resident-' || n || '@scale.test'`, type: `'resident'`, phone: 'null' },
    },
    {
      table: 'envelopes',
      from: `(select * from envelopes where id = '${lease.envelope_id}')`,
      set: {
        id: id('0003', 'n'),
        subject: `'lease:' || ${id('0001', 'n')}`,
        home_id: 'place.home_id',
        sealed_hash: `encode(sha256(n::text::bytea), 'hex')`,
      },
    },
    {
      table: 'envelope_signers',
      from: `(select * from envelope_signers where envelope_id = '${lease.envelope_id}')`,
      set: {
        id: id('0004', 'n * 4 + k'),
        envelope_id: id('0003', 'n'),
        user_id: `case when original.role = 'resident' then ${resident} else place.owner_id end`,
        email: `original.role || '-' || n || '@scale.test'`,
      },
    },
    {
      table: 'leases',
      from: `(select * from leases where id = '${lease.id}')`,
      set: {
        id: id('0001', 'n'),
        home_id: 'place.home_id',
        envelope_id: id('0003', 'n'),
        application_id: id('0005', 'n'),
      },
    },
    {
      table: 'lease_residents',
      from: ofLease('lease_residents'),
      set: {
        id: id('000c', 'n'),
        home_id: 'place.home_id',
        lease_id: id('0001', 'n'),
        person_id: resident,
        email: `'resident-' || n || '@scale.test'`,
      },
    },
    { table: 'move_ins', from: ofLease('move_ins'), set: { lease_id: id('0001', 'n'), keys_by: resident } },
    { table: 'charges', from: ofLease('charges'), set: { ...whose, id: id('0007', 'n * 8 + k') } },
    {
      table: 'payments',
      from: ofLease('payments'),
      set: {
        ...whose,
        id: id('0008', 'n * 8 + k'),
        payer_id: resident,
        purpose_id: id('0008', 'n * 8 + k'),
        processor_ref: `original.processor_ref || ':' || n`,
      },
    },
    {
      table: 'payment_allocations',
      from: `(select allocation.* from payment_allocations allocation where lease_id = '${lease.id}' and payment_id is not null)`,
      set: {
        ...whose,
        id: id('0009', 'n * 8 + k'),
        charge_id: id('0007', 'n * 8 + k'),
        payment_id: id('0008', 'n * 8 + 1'),
        credit_id: 'null',
      },
    },
    {
      table: 'payment_methods',
      from: `(select * from payment_methods where user_id = '${lease.resident}')`,
      set: {
        id: id('000a', 'n * 4 + k'),
        user_id: resident,
        processor_ref: `original.processor_ref || ':' || n || ':' || k`,
      },
    },
    {
      table: 'autopays',
      from: `(select * from autopays where lease_id = '${lease.id}' limit 1)`,
      set: {
        id: id('000b', 'n'),
        lease_id: id('0001', 'n'),
        user_id: resident,
        payment_method_id: id('000a', 'n * 4 + 1'),
      },
    },
  ];
  for (const copy of made) await copyRows(client, leases, copy);
  await client.query(
    `insert into applications (id, home_id, status, desired_start, term_months, household, wishes, created_at, submitted_at,
       expires_at, updated_at)
     select ${id('0005', 'n')}, place.home_id, case when n <= $2 then 'lease_signed' else 'submitted' end, current_date, 12,
       original.household, original.wishes, now(), now(), now() + interval '10 days', now()
     from generate_series(1, $1::int) n join scale_places place on place.seq = 1 + n % $2,
       (select * from applications where id = '${lease.application_id}') original`,
    [applications, leases],
  );
  await client.query(
    `insert into applicants (id, application_id, role, status, person_id, name, email, fee, joined_at, submitted_at)
     select ${id('0006', 'n')}, ${id('0005', 'n')}, 'applicant', 'submitted', ${id('0002', '1 + (n - 1) % $2')}, 'Robin Vale',
       'resident-' || (1 + (n - 1) % $2) || '@scale.test', 4500, now(), now()
     from generate_series(1, $1::int) n`,
    [applications, leases],
  );
}

const MESSAGES_OF_A_THREAD = 3;

async function makeConversations(client: pg.Client, { leases, threads, documents }: Volumes): Promise<void> {
  const writer = id('0002', '1 + n % $2');
  await client.query(
    `insert into threads (id, subject, topic, home_id, status, created_at, last_message_at)
     select ${id('0010', 'n')}, 'The faucet ' || n, 'other', place.home_id,
       (array['waiting', 'answered', 'closed'])[1 + n % 3], at, at
     from generate_series(1, $1::int) n join scale_places place on place.seq = 1 + n % $2
       cross join lateral (select now() - make_interval(mins => n) as at) moment`,
    [threads, leases],
  );
  await client.query(
    `insert into thread_participants (thread_id, user_id, joined_at, last_read_at, reply_key)
     select ${id('0010', 'n')}, ${writer}, now() - interval '1 year', now() - make_interval(mins => n), md5('scale' || n)
     from generate_series(1, $1::int) n`,
    [threads, leases],
  );
  await client.query(
    `insert into messages (id, thread_id, author_id, from_staff, body, via, created_at)
     select ${id('0011', 'n * 4 + k')}, ${id('0010', 'n')}, case when k <> 2 then ${writer} end, k = 2,
       'The faucet in the kitchen drips, and the drip grows louder each night. ' || md5(n::text), 'site',
       now() - make_interval(mins => n + 10 - k)
     from generate_series(1, $1::int) n cross join generate_series(1, ${MESSAGES_OF_A_THREAD}) k`,
    [threads, leases],
  );
  await client.query(
    `insert into documents (id, owner_id, home_id, name, category, mime, bytes, sha256, storage_key, created_at)
     select ${id('0012', 'n')}, ${writer}, place.home_id, 'Paper ' || n || '.pdf', 'other', 'application/pdf', 50000,
       sha256(n::text::bytea), 'scale/' || n, now() - make_interval(mins => n)
     from generate_series(1, $1::int) n join scale_places place on place.seq = 1 + n % $2`,
    [documents, leases],
  );
}

async function makeActivity(client: pg.Client, volumes: Volumes): Promise<void> {
  const { leases, visits, auditRows, sessions, emails, flowRuns, savedHomes, workOrders } = volumes;
  const resident = id('0002', '1 + n % $2');
  await client.query(
    'create temporary table every_home as select id, row_number() over (order by id) as seq from homes',
  );
  await client.query('create unique index on every_home (seq)');
  await client.query(
    `insert into site_visits (tracking_id, url, home_id, referrer, at)
     select 'scale' || n % 50000, 'https://belong.test/homes/' || home.id, home.id, '', now() - make_interval(secs => n % 31000000)
     from generate_series(1, $1::int) n join every_home home on home.seq = 1 + n % $2`,
    [visits, volumes.homes],
  );
  await client.query(
    `insert into home_visit_days as days (home_id, day, visits)
     select home_id, at::date, count(*) from site_visits where home_id is not null and tracking_id like 'scale%' group by 1, 2
     on conflict (home_id, day) do update set visits = days.visits + excluded.visits`,
  );
  await client.query(
    `insert into audit_log (id, stream, event, at, person_id, subject, hash)
     select nextval('audit_log_ids'), stream, stream || '.scale', now() - make_interval(secs => n), ${resident},
       'home:' || n, sha256(n::text::bytea)
     from generate_series(1, $1::int) n cross join lateral
       (select (array['session', 'application', 'lease', 'document', 'vault', 'signing', 'payment', 'home'])[1 + n % 8] as stream) each`,
    [auditRows, leases],
  );
  await client.query(
    `insert into audit_heads (stream, id, hash)
     select distinct on (stream) stream, id, hash from audit_log order by stream, id desc
     on conflict (stream) do update set id = excluded.id, hash = excluded.hash`,
  );
  await client.query(
    `insert into sessions (id, family_id, user_id, method, device, authenticated_at, created_at, last_seen_at, expires_at)
     select ${id('0013', 'n')}, ${id('0013', 'n')}, ${resident}, 'password', 'Firefox', now(), now(),
       now() - make_interval(mins => n % 90000), now() + interval '30 days' - make_interval(mins => n % 90000)
     from generate_series(1, $1::int) n`,
    [sessions, leases],
  );
  await client.query(
    `insert into outbox (id, dedupe_key, channel, recipient, template, data, status, subject, body, created_at, sent_at)
     select ${id('0014', 'n')}, 'scale:' || n, 'email', 'resident-' || (1 + n % $2) || '@scale.test', 'newMessage', '{}', 'sent',
       'A message', repeat('You have a message. ', 60), now() - make_interval(mins => n), now() - make_interval(mins => n)
     from generate_series(1, $1::int) n`,
    [emails, leases],
  );
  await client.query(
    `insert into flow_runs (id, flow_id, person_id, guest_token_hashes, status, created_at, updated_at)
     select ${id('0015', 'n')}, 'lead', case when n % 4 = 0 then ${resident} end, array[sha256(n::text::bytea)], 'open',
       now() - make_interval(mins => n), now() - make_interval(mins => n)
     from generate_series(1, $1::int) n`,
    [flowRuns, leases],
  );
  await client.query(
    `insert into saved_homes (user_id, home_id, saved_at)
     select ${resident}, home.id, now() from generate_series(1, $1::int) n join every_home home on home.seq = 1 + (n * 7) % $3
     on conflict do nothing`,
    [savedHomes, leases, volumes.homes],
  );
  await client.query(
    `insert into work_orders (id, home_id, owner_id, lease_id, reporter_id, source, source_key, title, area, tier, tier_reason,
       status, status_since, response_due_at, repair_due_at, created_at, updated_at)
     select ${id('0016', 'n')}, place.home_id, place.owner_id, ${id('0001', '1 + n % $2')}, ${resident}, 'resident', 'scale:' || n,
       'Faucet ' || n, 'plumbing', (array['urgent', 'standard', 'planned'])[1 + n % 3], 'It drips.',
       (array['new', 'assigned', 'scheduled', 'confirmed', 'closed', 'closed', 'closed'])[1 + n % 7], now(), now(), now(),
       now() - make_interval(mins => n), now()
     from generate_series(1, $1::int) n join scale_places place on place.seq = 1 + n % $2`,
    [workOrders, leases],
  );
}

/** Fills a database of so many homes; its owner runs it, past the checks that each single row would meet. */
export async function makeVolumes(client: pg.Client, volumes: Volumes): Promise<void> {
  await client.query("set session_replication_role = 'replica'");
  await client.query('begin');
  await client.query(
    `create table scale_places as
     select row_number() over (order by id)::int as seq, id as home_id, owner_id from homes
     where owner_id is not null and status in ('active', 'leased')
       and not exists (select from leases where leases.home_id = homes.id)
     order by id limit ${volumes.leases}`,
  );
  await client.query('create unique index on scale_places (seq)');
  await makeLeases(client, volumes);
  await makeConversations(client, volumes);
  await makeActivity(client, volumes);
  await client.query('commit');
  await client.query("set session_replication_role = 'origin'");
  await client.query('vacuum analyze');
}
