// Leases with autopay, in homes with a payout on a day of the month: copied from the demo data by SQL.
import type pg from 'pg';
import { idExpression } from '../scale/volumes';

export interface PaidLeases {
  count: number;
  /** The first day of the month that is charged, as `2027-01-01`. */
  month: string;
  payoutDay: number;
  /** What the sandbox of payouts calls the bank account that all owners use. */
  processorAccount: string;
  processorRef: string;
}

const RENT_CENTS = 300_000;
const [OWNER, RESIDENT, HOME] = ['0e01', '0e02', '0e03'].map((kind) => idExpression(kind, 'n'));
const [LEASE, ENVELOPE, METHOD] = ['0e04', '0e05', '0e06'].map((kind) => idExpression(kind, 'n'));

/** What the first of them is called: itself, and what belongs to it. */
export const FIRST_IDS = Array.from(
  { length: 11 },
  (_, at) => `5ca1e000-0e${(at + 1).toString(16).padStart(2, '0')}-7000-8000-000000000001`,
);

/** Copies a row so many times; `set` holds the columns that differ, as SQL over `n`. */
async function copy(client: pg.Client, table: string, from: string, count: number, set: Record<string, string>) {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1
     and is_generated = 'NEVER' and is_identity = 'NO' order by ordinal_position`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  await client.query(
    `insert into ${table} (${names.join(', ')})
     select ${names.map((name) => set[name] ?? `original.${name}`).join(', ')}
     from (select * from ${table} where ${from} limit 1) original cross join generate_series(1, $1::int) n`,
    [count],
  );
}

/** Stores them. Nothing of the month is charged, and no other money is due: other agreements and autopays end. */
export async function makePaidLeases(client: pg.Client, leases: PaidLeases): Promise<void> {
  const { count, month, payoutDay, processorAccount, processorRef } = leases;
  await client.query("update agreements set status = 'voided'");
  await client.query("update autopays set status = 'ended'");
  const { rows } = await client.query<{ id: string; home: string; envelope: string; resident: string; owner: string }>(
    `select leases.id, home_id as home, leases.envelope_id as envelope, party.person_id as resident, homes.owner_id as owner
     from leases join homes on homes.id = home_id
       join lease_residents party on party.lease_id = leases.id and party.role = 'resident'
     where leases.status = 'active' order by leases.id limit 1`,
  );
  const [original] = rows;
  if (!original) throw new Error('The demo data has no lease to copy');
  await copy(client, 'users', `id = '${original.owner}'`, count, {
    id: String(OWNER),
    email: "'owner-' || n || '@month.test'",
    phone: 'null',
  });
  await copy(client, 'users', `id = '${original.resident}'`, count, {
    id: String(RESIDENT),
    email: "'resident-' || n || '@month.test'",
    phone: 'null',
  });
  await copy(client, 'homes', `id = '${original.home}'`, count, {
    id: String(HOME),
    owner_id: String(OWNER),
    property_id: 'null',
    status: "'leased'",
    street_address: "n || ' Month Street'",
  });
  await copy(client, 'envelopes', `id = '${original.envelope}'`, count, {
    id: String(ENVELOPE),
    subject: `'lease:' || ${LEASE}`,
    home_id: String(HOME),
    sealed_hash: "encode(sha256(n::text::bytea), 'hex')",
  });
  await copy(client, 'envelope_signers', `envelope_id = '${original.envelope}' and role = 'resident'`, count, {
    id: idExpression('0e07', 'n'),
    envelope_id: String(ENVELOPE),
    user_id: String(RESIDENT),
    email: "'resident-' || n || '@month.test'",
  });
  await copy(client, 'leases', `id = '${original.id}'`, count, {
    id: String(LEASE),
    home_id: String(HOME),
    envelope_id: String(ENVELOPE),
    application_id: 'null',
    terms: `original.terms || jsonb_build_object('startOn', '${month}', 'endOn', ('${month}'::date + 364)::text,
      'rentCents', ${RENT_CENTS}, 'depositCents', 0, 'fees', '[]'::jsonb)`,
  });
  await copy(client, 'lease_residents', `lease_id = '${original.id}' and role = 'resident'`, count, {
    id: idExpression('0e0c', 'n'),
    home_id: String(HOME),
    lease_id: String(LEASE),
    person_id: String(RESIDENT),
    email: "'resident-' || n || '@month.test'",
    from_on: `'${month}'::date`,
  });
  await client.query(
    `insert into payment_methods (id, user_id, kind, brand, last4, funding, fingerprint, processor_ref, status, is_default,
       created_at, updated_at)
     select ${METHOD}, ${RESIDENT}, 'bank', 'Sandbox Bank', '6789', 'bank', 'month-' || n,
       'cus_month' || n || ':pm_usBankAccount_success', 'active', true, now(), now() from generate_series(1, $1::int) n`,
    [count],
  );
  await client.query(
    `insert into autopays (id, lease_id, user_id, payment_method_id, created_at, updated_at)
     select ${idExpression('0e08', 'n')}, ${LEASE}, ${RESIDENT}, ${METHOD}, now(), now() from generate_series(1, $1::int) n`,
    [count],
  );
  const plan = {
    regionId: 1,
    name: 'Standard',
    plan: 'Monthly',
    managementFeeBps: 500,
    placementFeeBps: 0,
    advanceFeeBps: 0,
    payoutDay,
    guaranteeLimitCents: 900_000,
    evictionCover: true,
    deductions: [],
    endedBy: [],
  };
  await client.query(
    `insert into agreements (id, home_id, owner_id, status, plan, terms, holders, created_at, signed_at)
     select ${idExpression('0e09', 'n')}, ${HOME}, ${OWNER}, 'signed', 'Monthly', $2, jsonb_build_array(jsonb_build_object(
       'name', 'Ada Lovelace', 'email', 'owner-' || n || '@month.test', 'capacity', '')), now(), now()
     from generate_series(1, $1::int) n`,
    [count, JSON.stringify({ offer: { plan } })],
  );
  await client.query(
    `insert into w9s (id, user_id, status, form, tin_kind, tin, tin_last_four, created_at, certified_at)
     select ${idExpression('0e0a', 'n')}, ${OWNER}, 'certified', '{"struckOut": false, "name": "Ada Lovelace"}', 'ssn',
       '\\x00', '6789', now(), now() from generate_series(1, $1::int) n`,
    [count],
  );
  await client.query(
    `insert into payout_accounts (id, owner_id, status, processor_account, processor_ref, bank_name, last_four, kind,
       contact_email, usable_from, created_at)
     select ${idExpression('0e0b', 'n')}, ${OWNER}, 'active', $2, $3, 'STRIPE TEST BANK', '6789', 'checking',
       'owner-' || n || '@month.test', now(), now() from generate_series(1, $1::int) n`,
    [count, processorAccount, processorRef],
  );
  await client.query('analyze');
}
