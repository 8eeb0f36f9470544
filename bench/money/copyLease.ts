// Everything that the jobs wrote for one lease, copied to as many others by SQL: books of a large month without its hours.
import type pg from 'pg';

/** Read before the lease is made: what is written from here on is the lease's, or of the jobs. */
export async function startOfLease(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ xid: string }>('select pg_current_xact_id()::text as xid');
  return String(rows[0]?.xid);
}

interface Written {
  table: string;
  body: string;
  names: string[];
}

/** The log is a chain of hashes and takes no copies; accounts and entries have versions and follow by themselves. */
const APART = ['audit_log', 'audit_heads', 'ledger_accounts', 'ledger_entries'];
/** The bank account that all owners use, as the sandbox calls it. */
const SHARED_BANK = 'ba_';
/** What `makePaidLeases` numbers. */
const NUMBERED = ['owner-', 'resident-', 'month-', 'cus_month'];

async function readWritten(client: pg.Client, since: string): Promise<Written[]> {
  const { rows: tables } = await client.query<{ table: string }>(
    `select format('%I.%I', nspname, relname) as table
     from pg_class join pg_namespace space on space.oid = relnamespace
     where nspname in ('public', 'sandbox') and relkind = 'r' and relname <> all($1) order by pg_class.oid`,
    [APART],
  );
  const written: Written[] = [];
  for (const { table } of tables) {
    const { rows } = await client.query<{ body: string; names: string[] | null }>(
      `select to_jsonb(made)::text as body, array_remove(array[to_jsonb(made) ->> 'id', to_jsonb(made) ->> 'key',
         to_jsonb(made) ->> 'processor_ref', to_jsonb(made) ->> 'purpose_id'], null) as names
       from ${table} made where xmin::text::bigint >= $1`,
      [since],
    );
    written.push(...rows.map(({ body, names }) => ({ table, body, names: names ?? [] })));
  }
  return written;
}

/** Of the rows written, those that name the lease, or something of the lease. */
function rowsOfLease(written: readonly Written[], firstIds: readonly string[]) {
  const ids = new Set(firstIds);
  const own = new Set<Written>();
  for (let grew = true; grew; ) {
    grew = false;
    for (const row of written) {
      if (own.has(row) || ![...ids].some((id) => row.body.includes(id))) continue;
      own.add(row);
      grew = true;
      for (const name of row.names) if (/[0-9a-f]{12}$/.test(name) && !name.startsWith(SHARED_BANK)) ids.add(name);
    }
  }
  return { own: [...own], ids: [...ids] };
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** SQL that writes a text of the first lease as that of lease `n`. */
function renamed(text: string, ids: readonly string[]): string {
  const hex = "lpad(to_hex(n), 12, '0')";
  let sql = text;
  for (const id of ids) sql = `replace(${sql}, ${quote(id)}, ${quote(id.slice(0, -12))} || ${hex})`;
  for (const word of NUMBERED) sql = `replace(${sql}, ${quote(`${word}1`)}, ${quote(word)} || n)`;
  return sql;
}

/** Copies what was written for lease 1 `since` to the leases 2 to `count`. `firstIds`: those that `makePaidLeases` gave it. */
export async function copyLease(
  client: pg.Client,
  { since, count, firstIds }: { since: string; count: number; firstIds: readonly string[] },
): Promise<void> {
  const { own, ids } = rowsOfLease(await readWritten(client, since), firstIds);
  const every = 'generate_series(2, $1::int) n';
  await client.query("set session_replication_role = 'replica'");
  for (const { table, body } of own) {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(column_name) as name from information_schema.columns
       where format('%I.%I', table_schema, table_name) = $1 and is_generated = 'NEVER' and is_identity = 'NO'`,
      [table],
    );
    const names = rows.map(({ name }) => name).join(', ');
    const values = names.replace(/\bsealed_hash\b/, "encode(sha256(n::text::bytea), 'hex')");
    const text = renamed('$2::text', ids);
    await client.query(
      `insert into ${table} (${names}) select ${values}
       from ${every} cross join lateral jsonb_populate_record(null::${table}, (${text})::jsonb)`,
      [count, body],
    );
  }
  await copyBooks(client, ids, count);
  await client.query("set session_replication_role = 'origin'");
  await client.query('analyze');
}

async function copyBooks(client: pg.Client, ids: readonly string[], count: number): Promise<void> {
  const uuids = ids.filter((id) => /^[0-9a-f]{8}-/.test(id));
  const { rows: accounts } = await client.query<{ id: string; code: string }>(
    `select distinct account.id, account.code from ledger_accounts account
       join ledger_entries entry on entry.account_id = account.id where entry.transaction_id = any($1::uuid[])`,
    [uuids],
  );
  for (const { id, code } of accounts) {
    const isOwn = ids.some((own) => code.includes(own));
    if (isOwn)
      await client.query(
        `insert into ledger_accounts (code, part, owner_id, currency, normal_side, min_balance, balance, version)
         select ${renamed('code', ids)}, part, (${renamed('owner_id::text', ids)})::uuid, currency, normal_side,
           min_balance, balance, version from ledger_accounts cross join generate_series(2, $1::int) n where id = $2`,
        [count, id],
      );
    await client.query(
      `with entry as (
         select *, count(*) over () as each, row_number() over (order by account_version) as nth
         from ledger_entries where account_id = $2 and transaction_id = any($3::uuid[])
       )
       insert into ledger_entries (transaction_id, seq, account_id, amount, account_version)
       select (${renamed('transaction_id::text', ids)})::uuid, seq, target.id, amount,
         ${isOwn ? 'account_version' : '(select version from ledger_accounts where id = $2) + (n - 2) * each + nth'}
       from generate_series(2, $1::int) n cross join entry
         join ledger_accounts target on target.code = ${isOwn ? renamed('$4::text', ids) : '$4::text'}
           and (${isOwn ? 'true' : 'target.id = $2'})`,
      [count, id, uuids, code],
    );
    if (!isOwn)
      await client.query(
        `update ledger_accounts set balance = balance + added.amount * ($1::int - 1), version = version + added.each * ($1::int - 1)
         from (select sum(amount) as amount, count(*) as each from ledger_entries
           where account_id = $2 and transaction_id = any($3::uuid[])) added
         where ledger_accounts.id = $2`,
        [count, id, uuids],
      );
  }
}
