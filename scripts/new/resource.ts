import { addImport, addTableType, addToBlock } from './edits.ts';
import { camel, constant, kebab, pascal, sentence, singular, snake } from './letterCase.ts';
import type { Edit, Plan } from './plan.ts';
import { resourceModule } from './resourceModule.ts';
import { resourceTest } from './resourceTest.ts';

/** `npm run new resource pets homes`: contract, table, module and tests, with its rows in the tables that every resource has. */
export function resource(name: string, domain: string, migration: string): Plan {
  const nouns = camel(name);
  const noun = camel(singular(name));
  const Noun = pascal(noun);
  const table = snake(name);
  return {
    files: {
      [`contract/${domain}/${nouns}/constants.ts`]: `export const MAX_${constant(noun)}_NAME = 80;
`,
      [`contract/${domain}/${nouns}/schemas.ts`]: `import * as z from 'zod';
import { MAX_${constant(noun)}_NAME } from './constants';

export const ${Noun} = z.object({
  id: z.uuid(),
  name: z.string(),
});
export type ${Noun} = z.infer<typeof ${Noun}>;

export const New${Noun} = z.strictObject({
  name: z.string().trim().min(1, 'Enter a name').max(MAX_${constant(noun)}_NAME),
});
export type New${Noun} = z.infer<typeof New${Noun}>;

/** The input and the result of each endpoint. */
export const ${nouns}Schemas = {
  get${Noun}: { result: ${Noun} },
  create${Noun}: { body: New${Noun}, result: ${Noun} },
};
`,
      [`contract/${domain}/${nouns}/endpoints.ts`]: `import { endpoint, resource } from '@/contract/endpoint';
import type { ${nouns}Schemas } from './schemas';

export * from './constants';
export type * from './schemas';

export const ${nouns} = resource<typeof ${nouns}Schemas>('${nouns}')({
  get${Noun}: endpoint('GET', '/${kebab(name)}/:${noun}Id', {
    summary: 'Returns one ${sentence(noun).toLowerCase()} of the caller',
    access: 'signedIn',
  }),
  create${Noun}: endpoint('POST', '/${kebab(name)}', {
    summary: 'Creates a ${sentence(noun).toLowerCase()}',
    access: 'signedIn',
    idempotent: true,
    rate: 'write',
  }),
});
`,
      [`server/db/migrations/${migration}_${table}.sql`]: `-- noun: ${domain}/${nouns}
create table ${table} (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  created_at timestamptz not null default now()
);
comment on table ${table} is '${sentence(nouns)} of a member.';
create index ${table}_user on ${table} (user_id);
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy ${table}_own on ${table} using (user_id = (select app.person()) or (select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', '${table}');
`,
      ...resourceModule(domain, nouns, noun, Noun),
      [`server/modules/${domain}/${nouns}/routes.test.ts`]: resourceTest(domain, nouns, noun, Noun),
    },
    edits: edits(name, domain, nouns, noun, Noun, table),
    next: [
      'once the columns are right: npm run db -- migrate && npm run db -- types',
      'npm run routes, to write docs/routes.md',
      'read the rows added in tests/api/ and server/modules/account/personalData/: they assume that a row belongs to one person',
    ],
  };
}

const tableTypes = (nouns: string, Noun: string) =>
  addTableType(
    'server/db/types.ts',
    pascal(nouns) === Noun ? Noun : pascal(nouns),
    nouns,
    '  createdAt: Generated<Timestamp>;\n  id: string;\n  name: string;\n  userId: string;',
  );

function edits(name: string, domain: string, nouns: string, noun: string, Noun: string, table: string): Edit[] {
  const title = sentence(name).toLowerCase();
  return [
    addImport('contract/index.ts', `import { ${nouns} } from './${domain}/${nouns}/endpoints';`),
    addToBlock('contract/index.ts', ['export const contract = {'], `  ${nouns},`),
    addImport('contract/schemas.ts', `import { ${nouns}Schemas } from './${domain}/${nouns}/schemas';`),
    addToBlock('contract/schemas.ts', ['export const schemas = {'], `  ${nouns}: ${nouns}Schemas,`),
    addImport('server/operations.ts', `import { ${nouns}Routes } from './modules/${domain}/${nouns}/routes';`),
    addToBlock('server/operations.ts', ['export const operations: Operation[] = ['], `  ...${nouns}Routes,`),
    tableTypes(nouns, Noun),
    addToBlock(
      'server/modules/account/personalData/tables/member.data.ts',
      ['export const memberTables: readonly PersonalTable[] = ['],
      `  { table: '${table}', title: 'Your ${title}', reach: byColumn('user_id'), rules: erasedAll },`,
    ),
    addToBlock(
      'tests/api/authorization.data.ts',
      ['export const matrix: Record<string, Row | OwnedRows> = {'],
      `  '${nouns}.get${Noun}': owned(members, 'staff'),\n  '${nouns}.create${Noun}': members,`,
    ),
    addToBlock(
      'tests/api/authorization.objects.ts',
      ['export const objects'],
      `  async ${noun}Id(api, owner) {
    const id = randomUUID();
    await api.rows("insert into ${table} (id, user_id, name) values ($1, $2, 'Example')", [id, owner.id]);
    return id;
  },`,
    ),
    addToBlock('tests/api/hostile.test.ts', ['  for (const name of ['], `    '${noun}Id',`),
    addToBlock(
      'tests/api/rowSecurity.data.ts',
      ['export const rules: Record<string, Case[]> = {'],
      `  ${table}: own('user_id', 'siud'),`,
    ),
    addToBlock(
      'tests/api/validBodies.ts',
      ['export const validBodies: Record<string, unknown> = {'],
      `  '${nouns}.create${Noun}': { name: 'Example' },`,
    ),
  ];
}
