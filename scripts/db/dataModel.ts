// `npm run db -- model` writes docs/data-model.md from the catalog of a migrated database.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import pg from 'pg';
import { withMigratedDatabase } from './migratedDatabase.ts';

const root = join(import.meta.dirname, '../..');
const { domains } = createRequire(import.meta.url)('../../.dependency-cruiser.domains.cjs') as { domains: string[] };

interface Column {
  name: string;
  type: string;
  required: boolean;
  references: string | null;
  comment: string | null;
}

interface Table {
  name: string;
  comment: string | null;
  rowSecurity: boolean;
  columns: Column[];
  /** Definitions of keys over several columns, unique constraints, and checks. */
  constraints: string[];
  /** `name, for command: condition`. */
  policies: string[];
}

const catalog = `
  select t.relname as name, obj_description(t.oid, 'pg_class') as comment, t.relrowsecurity as "rowSecurity",
    (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod), 'required', attnotnull,
        'references', (select confrelid::regclass::text from pg_constraint
          where contype = 'f' and conrelid = t.oid and conkey[1] = attnum order by conname limit 1),
        'comment', col_description(t.oid, attnum)) order by attnum)
      from pg_attribute where attrelid = t.oid and attnum > 0 and not attisdropped) as columns,
    coalesce((select json_agg(pg_get_constraintdef(oid, true) order by contype, conname) from pg_constraint
      where conrelid = t.oid and (contype in ('u', 'c', 'x') or contype = 'p' and cardinality(conkey) > 1)), '[]') as constraints,
    coalesce((select json_agg(format('%s, %s%s: %s', policyname, case permissive when 'PERMISSIVE' then '' else 'restrictive, ' end,
        lower(cmd), concat_ws('; with check ', qual, with_check)) order by policyname) from pg_policies
      where schemaname = 'public' and tablename = t.relname), '[]') as policies
  from pg_class t
  where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
    and t.relname <> 'schema_migrations'
  order by t.relname`;

type Query = (sql: string) => Promise<Table[]>;

/** Tables by noun (`domain/noun`): the file of the schema that creates a table, or the `-- noun:` of its migration. */
function nounsOfTables(): Map<string, string> {
  const nouns = new Map<string, string>();
  for (const file of globSync('server/db/{schema/*,migrations}/*.sql', { cwd: root })) {
    const sql = readFileSync(join(root, file), 'utf8');
    const noun = /^-- noun: (\w+\/\w+)$/m.exec(sql)?.[1] ?? /schema\/(\w+\/\w+)\.sql$/.exec(file)?.[1];
    for (const [, table = ''] of sql.matchAll(/^create (?:unlogged )?table (?:if not exists )?(\w+)/gm)) {
      if (!noun)
        throw new Error(`${file} creates ${table}: say whose it is, in a comment such as "-- noun: money/payouts".`);
      nouns.set(table, noun);
    }
  }
  return nouns;
}

/** The whole document: each domain with a diagram, and its tables by noun. */
export async function dataModelMarkdown(query: Query): Promise<string> {
  const nouns = nounsOfTables();
  const tables = await query(catalog);
  const nounOf = (name: string) => nouns.get(name) ?? '';
  const sections = domains.flatMap((domain) => {
    const own = tables.filter(({ name }) => nounOf(name).startsWith(`${domain}/`));
    const byNoun = Map.groupBy(own, ({ name }) => nounOf(name));
    return [
      `## ${domain}`,
      diagram(own),
      ...[...byNoun.keys()]
        .sort()
        .flatMap((noun) => (byNoun.get(noun) ?? []).map((table) => tableSection(table, noun))),
    ];
  });
  return [
    '# Data model',
    'Written by `npm run db -- model` from a migrated database (`server/db/schema/`, then `server/db/migrations/`); a test fails when this page is out of date. Tables stand under their domain ([architecture](architecture.md#domains)). Optional columns end with `?`. Diagrams show the foreign keys inside a domain.',
    ...sections,
  ]
    .join('\n\n')
    .concat('\n');
}

function diagram(tables: Table[]): string {
  const names = new Set(tables.map(({ name }) => name));
  const keys = tables.flatMap(({ name, columns }) =>
    columns
      .filter(({ references }) => references !== null && references !== name && names.has(references))
      .map((column) => `  ${column.references} ||--o{ ${name} : ${column.name}`),
  );
  return ['```mermaid', 'erDiagram', ...(keys.length > 0 ? keys : tables.map(({ name }) => `  ${name}`)), '```'].join(
    '\n',
  );
}

function tableSection({ name, comment, rowSecurity, columns, constraints, policies }: Table, noun: string): string {
  const rules = [...constraints.map(code), ...(rowSecurity ? policies.map((policy) => `policy ${code(policy)}`) : [])];
  return [
    `### ${name}`,
    `${comment ?? ''} Noun: \`${noun}\`.${rowSecurity ? '' : ' No row-level security.'}`.trim(),
    columns.map(columnLine).join('\n'),
    ...(rules.length > 0 ? [rules.map((rule) => `* ${rule}`).join('\n')] : []),
  ].join('\n\n');
}

const code = (text: string) => `\`${text.replaceAll(/\s+/g, ' ')}\``;

const columnLine = ({ name, type, required, references, comment }: Column) =>
  `- \`${name}${required ? '' : '?'}\` ${type}${references ? ` → ${references}` : ''}${comment ? `: ${comment}` : ''}`;

export const writeDataModel = () =>
  withMigratedDatabase(async (url) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const text = await dataModelMarkdown(async (sql) => (await client.query<Table>(sql)).rows);
    await client.end();
    writeFileSync('docs/data-model.md', text);
    console.log('✓ docs/data-model.md');
  });
