// Puts one row into a table, whatever its constraints, and tries what each kind of asker may do to it.
import type pg from 'pg';
import { type Actor, actors, type Case, owner, stranger, target } from '../../api/rowSecurity.data';

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
const letters = ['s', 'i', 'u', 'd'] as const;
type Letter = (typeof letters)[number];

interface Attempt {
  /** As the owner of the database, then who asks. */
  prepare: string;
  act: string;
}

/** How many rows an act touches, 0 where it is refused; undone in either case, the role and its settings with it. */
const ATTEMPT = `create function pg_temp.attempt(prepare text, act text) returns int language plpgsql as $$
  declare touched int;
  begin
    begin
      execute prepare;
      execute act;
      get diagnostics touched = row_count;
      raise exception using errcode = 'UNDO0';
    exception
      when sqlstate 'UNDO0' then return touched;
      when insufficient_privilege then return 0;
    end;
  end $$`;

const BY_CATEGORY: Record<string, unknown> = { N: 1, B: false, S: 'x', A: '{}' };

export class RowSecurity {
  private readonly columns = new Map<string, Column[]>();
  private readonly change = new Map<string, string>();

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
    await this.client.query(ATTEMPT);
  }

  async end(): Promise<void> {
    await this.client.query('rollback');
  }

  /** Undoes whatever the work did. */
  async inSavepoint<T>(work: () => Promise<T>): Promise<T> {
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

  /** What each asker may do to the row of a case, as letters of `siud`; in one round trip to the database. */
  async grants(table: string, each: Case): Promise<Record<Actor, string>> {
    const attempts: { actor: Actor; letter: Letter; minimalRow: number; sql: Attempt }[] = [];
    for (const asker of actors)
      for (const letter of letters) {
        const sql = await this.attempt(table, each, asker, letter);
        // A row beside it in the same table is the owner's anyway.
        const beside = letter === 'i' || asker !== 'owner' || !each.beside?.[table] ? 0 : 1;
        if (sql) attempts.push({ actor: asker, letter, minimalRow: beside, sql });
      }
    const { rows } = await this.client.query<{ affectedRows: number }>(
      `select pg_temp.attempt(prepare, act) as "affectedRows"
       from unnest($1::text[], $2::text[]) with ordinality as attempts (prepare, act, place) order by place`,
      [attempts.map(({ sql }) => sql.prepare), attempts.map(({ sql }) => sql.act)],
    );
    const found: Record<Actor, string> = { owner: '', stranger: '', visitor: '', staff: '' };
    for (const [index, { actor, letter, minimalRow }] of attempts.entries())
      if ((rows[index]?.affectedRows ?? 0) > minimalRow) found[actor] += letter;
    return found;
  }

  /** What stands in the table, who asks, and what they try; undefined where there is nothing to change. */
  private async attempt(table: string, each: Case, actor: Actor, letter: Letter): Promise<Attempt | undefined> {
    const changed = letter === 'u' ? (Object.keys(each.change ?? {})[0] ?? (await this.updatableColumns(table))) : '';
    if (letter === 'u' && !changed) return undefined;
    const prepare = [`delete from ${table}`];
    for (const [other, row] of Object.entries(each.beside ?? {})) {
      if (other !== table) prepare.push(`delete from ${other}`);
      prepare.push(await this.insertion(other, row));
    }
    if (letter !== 'i') prepare.push(await this.insertion(table, each.row));
    prepare.push(...this.identity(actor, each));
    const row = await this.fillRow(table, each.row);
    const names = Object.keys(row).join(', ');
    const act = {
      s: `select from ${table}`,
      i: `insert into ${table} (${names}) select ${names} from ${this.record(table, row)}`,
      u: `update ${table} set ${changed} = (${this.record(table, { ...row, ...each.change })}).${changed}`,
      d: `delete from ${table}`,
    }[letter];
    return { prepare: prepare.join(';\n'), act };
  }

  private identity(actor: Actor, { settings }: Case): string[] {
    const person = { owner, stranger, visitor: '', staff: '' }[actor];
    const role = { owner: 'homeowner', stranger: 'homeowner', visitor: 'visitor', staff: 'staff' }[actor];
    const answers = { 'app.person': person, 'app.role': role, ...(actor === 'owner' && settings) };
    const set = Object.entries(answers).map(
      ([name, value]) => `set local ${name} = ${this.client.escapeLiteral(value)}`,
    );
    return [...set, 'set local role belong_app'];
  }

  /** The statement that puts a row into a table: what is not given is filled. */
  async insertion(table: string, row: Record<string, unknown>): Promise<string> {
    const record = await this.fillRow(table, row);
    const names = Object.keys(record).join(', ');
    return `insert into ${table} (${names}) select ${names} from ${this.record(table, record)}`;
  }

  private record(table: string, row: Record<string, unknown>): string {
    return `jsonb_populate_record(null::${table}, ${this.client.escapeLiteral(JSON.stringify(row))})`;
  }

  /** A writable column that does not decide who owns the row. */
  private async updatableColumns(table: string): Promise<string> {
    const known = this.change.get(table);
    if (known !== undefined) return known;
    const { rows } = await this.client.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
         and attgenerated = '' and attidentity = '' and has_column_privilege('belong_app', attrelid, attnum, 'update')
       order by attname like '%id' or attname in ('status', 'key', 'guest_token_hashes', 'created_by'), attnum limit 1`,
      [table],
    );
    const name = rows[0]?.name ?? '';
    this.change.set(table, name);
    return name;
  }

  private async fillRow(table: string, row: Record<string, unknown>): Promise<Record<string, unknown>> {
    const columns = await this.columnsOf(table);
    const values = columns.flatMap(({ name, type, category, isNullable, isGenerated }) => {
      if (name in row) return [[name, row[name]]];
      if (name === 'id' && type === 'uuid') return [[name, target]];
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
