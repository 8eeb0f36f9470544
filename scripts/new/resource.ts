import { camel, kebab, pascal, singular, snake } from './letterCase.ts';
import type { Plan } from './plan.ts';
import { resourceTest } from './resourceTest.ts';

/** `npm run new resource pets`: contract, table, module and its tests, for reading one and making one. */
export function resource(name: string, migration: string): Plan {
  const nouns = camel(name);
  const noun = camel(singular(name));
  const Noun = pascal(noun);
  const table = snake(name);
  const module = `server/modules/${nouns}/${nouns}`;
  return {
    files: {
      [`contract/${nouns}.schemas.ts`]: `import * as z from 'zod';

export const ${Noun} = z.object({
  id: z.uuid(),
  name: z.string(),
});
export type ${Noun} = z.infer<typeof ${Noun}>;

export const New${Noun} = z.strictObject({
  name: z.string().trim().min(1, 'Tell us the name').max(80),
});
export type New${Noun} = z.infer<typeof New${Noun}>;

/** What each endpoint takes and gives. */
export const ${nouns}Schemas = {
  get${Noun}: { result: ${Noun} },
  create${Noun}: { body: New${Noun}, result: ${Noun} },
};
`,
      [`contract/${nouns}.ts`]: `import { endpoint, resource } from './endpoint';
import type { ${nouns}Schemas } from './${nouns}.schemas';

export type * from './${nouns}.schemas';

export const ${nouns} = resource<typeof ${nouns}Schemas>('${nouns}')({
  get${Noun}: endpoint('GET', '/${kebab(name)}/:${noun}Id', {
    summary: 'One ${noun} of yours',
    access: 'signedIn',
  }),
  create${Noun}: endpoint('POST', '/${kebab(name)}', {
    summary: 'Adds a ${noun}',
    access: 'signedIn',
    idempotent: true,
    rate: 'write',
    audit: '${nouns}.created',
  }),
});
`,
      [`server/db/migrations/${migration}_${table}.sql`]: `create table ${table} (
  id uuid primary key,
  user_id uuid not null references users (id),
  name text not null,
  created_at timestamptz not null default now()
);
create index ${table}_user on ${table} (user_id);
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy ${table}_own on ${table} using (user_id = (select app.person()) or (select app.is_staff()));
select app.grant_to_app('select, insert', '${table}');
`,
      [`${module}.repo.ts`]: `import type { Db } from '@/server/db/client';

const columns = ['id', 'userId', 'name'] as const;

export function findById(db: Db, id: string) {
  return db.selectFrom('${nouns}').select(columns).where('id', '=', id).executeTakeFirst();
}

export function insert(db: Db, row: { id: string; userId: string; name: string }) {
  return db.insertInto('${nouns}').values(row).returning(columns).executeTakeFirstOrThrow();
}

export type ${Noun}Row = NonNullable<Awaited<ReturnType<typeof findById>>>;
`,
      [`${module}.policy.ts`]: `import type { Person } from '@/server/http/person';
import type { ${Noun}Row } from './${nouns}.repo';

export function canRead(person: Person | null, ${noun}: ${Noun}Row): boolean {
  return person !== null && (person.type === 'staff' || person.id === ${noun}.userId);
}
`,
      [`${module}.presenter.ts`]: `import type { ${Noun} } from '@/contract/${nouns}';
import type { ${Noun}Row } from './${nouns}.repo';

export function present${Noun}({ id, name }: ${Noun}Row): ${Noun} {
  return { id, name };
}
`,
      [`${module}.routes.ts`]: `import { ${nouns} } from '@/contract/${nouns}';
import { ${nouns}Schemas } from '@/contract/${nouns}.schemas';
import { implement, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { newId } from '@/server/ids';
import { canRead } from './${nouns}.policy';
import { present${Noun} } from './${nouns}.presenter';
import * as repo from './${nouns}.repo';

export const ${nouns}Routes = implement(${nouns}, ${nouns}Schemas, {
  get${Noun}: withResource({
    load: ({ db, params }) => repo.findById(db, params.${noun}Id),
    authorize: canRead,
    handle: ({ loaded }) => present${Noun}(loaded),
  }),
  create${Noun}: {
    authorize: rowLevel,
    handle: async ({ db, person, body }) =>
      present${Noun}(await repo.insert(db, { id: newId(), userId: requirePerson(person).id, ...body })),
  },
});
`,
      [`${module}.test.ts`]: resourceTest(nouns, Noun),
    },
    next: [
      `contract/index.ts: add ${nouns}; contract/schemas.ts: add ${nouns}Schemas`,
      `server/operations.ts: add ...${nouns}Routes`,
      'npm run db -- types, once the columns of the migration are right',
      'npm run routes, to write docs/routes.md',
    ],
  };
}
