// Puts one row into a table, whatever its constraints, and tries what each kind of asker may do to it.
import type pg from 'pg';
import { type Asker, askers, type Case, it, owner, stranger } from '../api/rowSecurity.data';

interface Column {
  name: string;
  type: string;
  category: string;
  isNullable: boolean;
  isGenerated: boolean;
}

const VALUES: Record<string, unknown> = {
  uuid: '00000000-0000-7000-8000-0000000000ff',
  bytea: '\\x00',
  jsonb: {},
  json: {},
  date: '2026-11-21',
  timestamptz: '2026-11-21T12:00:00Z',
  interval: '1 day',
  time: '12:00',
  inet: '203.0.113.1',
  xid8: '1',
  tstzrange: '[2026-11-21,2026-11-22)',
};
const BY_CATEGORY: Record<string, unknown> = { N: 1, B: false, S: 'x', A: '{}' };

export class RowSecurity {
  private readonly columns = new Map<string, Column[]>();

  constructor(private readonly client: pg.PoolClient) {}

  /** Foreign keys and triggers rest, and checks are gone: what is asked is who may, not what. */
  async begin(): Promise<void> {
    await this.client.query('begin');
    await this.client.query('set local session_replication_role = replica');
    const { rows } = await this.client.query<{ sql: string }>(
      `select format('alter table %s drop constraint if exists %I cascade', conrelid::regclass, conname) as sql from pg_constraint
         where contype in ('c', 'u', 'p', 'x') and connamespace = 'public'::regnamespace and conrelid <> 0
       union all
       select format('drop index if exists %s', indexrelid::regclass) from pg_index join pg_class on pg_class.oid = indrelid
         where indisunique and relnamespace = 'public'::regnamespace`,
    );
    for (const { sql } of rows) await this.client.query(sql);
  }

  async end(): Promise<void> {
    await this.client.query('rollback');
  }

  /** Undoes whatever the work did. */
  async trying<T>(work: () => Promise<T>): Promise<T> {
    await this.client.query('savepoint trying');
    try {
      return await work();
    } finally {
      await this.client.query('rollback to savepoint trying');
      await this.client.query('release savepoint trying');
    }
  }

  run(sql: string): Promise<unknown> {
    return this.client.query(sql);
  }

  /** What each asker may do to the row of a case, as letters of `siud`. */
  async rights(table: string, each: Case): Promise<Record<Asker, string>> {
    const found: Partial<Record<Asker, string>> = {};
    for (const asker of askers) found[asker] = await this.rightsOf(table, each, asker);
    return found as Record<Asker, string>;
  }

  private async rightsOf(table: string, each: Case, asker: Asker): Promise<string> {
    const letters = ['s', 'i', 'u', 'd'] as const;
    let held = '';
    for (const letter of letters) if (await this.trying(() => this.may(table, each, asker, letter))) held += letter;
    return held;
  }

  private async may(table: string, each: Case, asker: Asker, letter: 's' | 'i' | 'u' | 'd'): Promise<boolean> {
    await this.client.query(`delete from ${table}`);
    for (const [other, row] of Object.entries(each.beside ?? {})) {
      if (other !== table) await this.client.query(`delete from ${other}`);
      await this.insert(other, row);
    }
    const beside = each.beside?.[table] ? 1 : 0;
    const row = await this.filled(table, each.row);
    if (letter !== 'i') await this.insert(table, each.row);
    const changed = letter === 'u' ? (Object.keys(each.change ?? {})[0] ?? (await this.changeable(table))) : '';
    if (letter === 'u' && !changed) return false;
    await this.become(asker, each);
    const record = `jsonb_populate_record(null::${table}, $1)`;
    const names = Object.keys(row).join(', ');
    const statements = {
      s: [`select count(*)::int as n from ${table}`, []],
      i: [`insert into ${table} (${names}) select ${names} from ${record}`, [row]],
      u: [`update ${table} set ${changed} = (${record}).${changed}`, [{ ...row, ...each.change }]],
      d: [`delete from ${table}`, []],
    } as const;
    const [sql, values] = statements[letter];
    try {
      const { rows, rowCount } = await this.client.query<{ n?: number }>(sql, [...values]);
      // A row beside it in the same table is the owner's anyway.
      const touched = letter === 's' ? (rows[0]?.n ?? 0) : (rowCount ?? 0);
      return touched > (letter === 'i' || asker !== 'owner' ? 0 : beside);
    } catch (error) {
      if ((error as { code?: string }).code === '42501') return false;
      throw error;
    }
  }

  private async become(asker: Asker, { settings }: Case): Promise<void> {
    const person = { owner, stranger, visitor: '', staff: '' }[asker];
    const role = { owner: 'homeowner', stranger: 'homeowner', visitor: 'visitor', staff: 'staff' }[asker];
    const said = { 'app.person': person, 'app.role': role, ...(asker === 'owner' && settings) };
    for (const [name, value] of Object.entries(said))
      await this.client.query('select set_config($1, $2, true)', [name, value]);
    await this.client.query('set local role belong_app');
  }

  private async insert(table: string, row: Record<string, unknown>): Promise<void> {
    const record = await this.filled(table, row);
    const names = Object.keys(record).join(', ');
    const sql = `insert into ${table} (${names}) select ${names} from jsonb_populate_record(null::${table}, $1)`;
    await this.client.query(sql, [record]);
  }

  /** A column that may be written and says nothing about whose the row is. */
  private async changeable(table: string): Promise<string> {
    const { rows } = await this.client.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
         and attgenerated = '' and attidentity = '' and has_column_privilege('belong_app', attrelid, attnum, 'update')
       order by attname like '%id' or attname in ('status', 'key', 'guest_token_hashes', 'created_by'), attnum limit 1`,
      [table],
    );
    return rows[0]?.name ?? '';
  }

  private async filled(table: string, row: Record<string, unknown>): Promise<Record<string, unknown>> {
    const columns = await this.columnsOf(table);
    const values = columns.flatMap(({ name, type, category, isNullable, isGenerated }) => {
      if (name in row) return [[name, row[name]]];
      if (name === 'id' && type === 'uuid') return [[name, it]];
      if (isNullable || isGenerated) return [];
      return [[name, VALUES[type] ?? BY_CATEGORY[category]]];
    });
    return Object.fromEntries(values);
  }

  private async columnsOf(table: string): Promise<Column[]> {
    const known = this.columns.get(table);
    if (known) return known;
    const { rows } = await this.client.query<Column>(
      `select attname as name, typname as type, typcategory as category, not attnotnull as "isNullable",
         attgenerated <> '' or attidentity <> '' as "isGenerated"
       from pg_attribute join pg_type on pg_type.oid = atttypid
       where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
      [table],
    );
    this.columns.set(table, rows);
    return rows;
  }
}
