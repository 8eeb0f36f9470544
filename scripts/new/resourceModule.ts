/** `server/modules/<domain>/<nouns>/`: queries, policy, presenter, index, and routes. */
export function resourceModule(domain: string, nouns: string, noun: string, Noun: string): Record<string, string> {
  const folder = `server/modules/${domain}/${nouns}`;
  return {
    [`${folder}/repo.ts`]: `import type { Db } from '@/server/db/client';
import { idOrNull } from '@/server/ids';

const columns = ['id', 'userId', 'name'] as const;

export function findById(db: Db, id: string) {
  return db.selectFrom('${nouns}').select(columns).where('id', '=', idOrNull(id)).executeTakeFirst();
}

export function insert(db: Db, row: { id: string; userId: string; name: string }) {
  return db.insertInto('${nouns}').values(row).returning(columns).executeTakeFirstOrThrow();
}

export type ${Noun}Row = NonNullable<Awaited<ReturnType<typeof findById>>>;
`,
    [`${folder}/policy.ts`]: `import type { Person } from '@/server/http/person';
import type { ${Noun}Row } from './repo';

/** Their owner, and staff. */
export function canRead${Noun}(actor: Person | null, ${noun}: ${Noun}Row): boolean {
  return actor !== null && (actor.type === 'staff' || actor.id === ${noun}.userId);
}
`,
    [`${folder}/presenter.ts`]: `import type { ${Noun} } from '@/contract/${domain}/${nouns}/endpoints';
import type { ${Noun}Row } from './repo';

export function present${Noun}({ id, name }: ${Noun}Row): ${Noun} {
  return { id, name };
}
`,
    [`${folder}/index.ts`]: `import type { New${Noun} } from '@/contract/${domain}/${nouns}/endpoints';
import type { Db } from '@/server/db/client';
import { newId } from '@/server/ids';
import * as repo from './repo';

export function create${Noun}(db: Db, userId: string, { name }: New${Noun}): Promise<repo.${Noun}Row> {
  return repo.insert(db, { id: newId(), userId, name });
}
`,
    [`${folder}/routes.ts`]: `import { ${nouns} } from '@/contract/${domain}/${nouns}/endpoints';
import { ${nouns}Schemas } from '@/contract/${domain}/${nouns}/schemas';
import { implement, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { canRead${Noun} } from './policy';
import { present${Noun} } from './presenter';
import { findById } from './repo';
import { create${Noun} } from './index';

export const ${nouns}Routes = implement(${nouns}, ${nouns}Schemas, {
  get${Noun}: withResource({
    load: ({ db, params }) => findById(db, params.${noun}Id),
    authorize: canRead${Noun},
    handle: ({ loaded }) => present${Noun}(loaded),
  }),
  create${Noun}: {
    authorize: rowLevel,
    handle: async ({ db, person, body }) => present${Noun}(await create${Noun}(db, requirePerson(person).id, body)),
  },
});
`,
  };
}
