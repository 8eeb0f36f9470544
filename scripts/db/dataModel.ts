// `npm run db -- model` writes docs/data-model.md from the catalog of a migrated database.
import { writeFileSync } from 'node:fs';
import pg from 'pg';
import { withMigratedDatabase } from './migratedDatabase.ts';

interface Column {
  table: string;
  column: string;
  type: string;
  required: boolean;
  references: string | null;
  rowSecurity: boolean;
  tableComment: string | null;
  comment: string | null;
}

const catalog = `
  select t.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required,
    (select confrelid::regclass::text from pg_constraint
      where contype = 'f' and conrelid = t.oid and conkey[1] = a.attnum order by conname limit 1) as references,
    t.relrowsecurity as "rowSecurity", obj_description(t.oid, 'pg_class') as "tableComment",
    col_description(t.oid, a.attnum) as comment
  from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
    and t.relname not in ('schema_migrations') and t.relname not like '\\_private%'
  order by t.relname, a.attnum`;

type Query = (sql: string) => Promise<Column[]>;

/** The whole document: every table with its columns, and what they point at. */
export async function dataModelMarkdown(query: Query): Promise<string> {
  const columns = await query(catalog);
  const tables = Map.groupBy(columns, ({ table }) => table);
  const sections = [...tables].map(([table, own]) =>
    [
      `## ${table}`,
      ...(own[0]?.tableComment ? [own[0].tableComment] : []),
      own[0]?.rowSecurity ? 'Row-level security.' : 'No row-level security: reference data, or rows of nobody.',
      own.map(columnLine).join('\n'),
    ].join('\n\n'),
  );
  return [
    '# Data model',
    'Written by `npm run db -- model` from the migrations in `server/db/migrations/`, whose comments explain the tables; a test fails when this page is out of date. Optional columns end with `?`.',
    ...sections,
  ]
    .join('\n\n')
    .concat('\n');
}

const columnLine = ({ column, type, required, references, comment }: Column) =>
  `- \`${column}${required ? '' : '?'}\` ${type}${references ? ` → ${references}` : ''}${comment ? `: ${comment}` : ''}`;

export const writeDataModel = () =>
  withMigratedDatabase(async (url) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const text = await dataModelMarkdown(async (sql) => (await client.query<Column>(sql)).rows);
    await client.end();
    writeFileSync('docs/data-model.md', text);
    console.log('✓ docs/data-model.md');
  });
