// Tables open for rows as they were: without their triggers, row-level security of the owner, and foreign keys, which any
// owner may lift. Foreign keys are checked when they come back.
import type pg from 'pg';

const OURS = "n.nspname !~ '^pg_' and n.nspname <> 'information_schema'";

/** Drops every foreign key; answers the statements that bring them back. */
export async function dropForeignKeys(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where ${OURS} and k.contype = 'f' and k.conparentid = 0`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return rows.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`);
}

export interface Taken {
  forced: readonly string[];
  /** Each trigger by itself, as it was: on, off, or of replicas. */
  triggers: readonly { table: string; name: string }[];
}

export async function takeTables(client: pg.ClientBase): Promise<Taken> {
  const forced = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where ${OURS} and c.relforcerowsecurity and not c.relispartition`,
  );
  const triggers = await client.query<{ table: string; name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as table, quote_ident(t.tgname) as name
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where ${OURS} and not t.tgisinternal and t.tgenabled = 'O' and t.tgparentid = 0`,
  );
  for (const { name } of forced.rows) await client.query(`alter table ${name} no force row level security`);
  for (const { table, name } of triggers.rows) await client.query(`alter table ${table} disable trigger ${name}`);
  return { forced: forced.rows.map(({ name }) => name), triggers: triggers.rows };
}

export async function releaseTables(client: pg.ClientBase, { forced, triggers }: Taken): Promise<void> {
  for (const { table, name } of triggers) await client.query(`alter table ${table} enable trigger ${name}`);
  for (const name of forced) await client.query(`alter table ${name} force row level security`);
}
