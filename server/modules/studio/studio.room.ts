// What the Studio works with: the repository, its drafts, their history and the pictures.
import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { StudioMode } from '@/contract/studio';
import { type Desk, openDesk } from '@/server/content/desk';
import { type By, type History, openHistory } from '@/server/content/history';
import { type Library, openLibrary } from '@/server/content/library';
import type { Repository } from '@/server/content/repository';
import { contentDataDir, siteRepository } from '@/server/content/site';
import type { Db } from '@/server/db/client';
import { env } from '@/server/env';
import { ApiError } from '@/server/http/errors';
import type { Person } from '@/server/http/person';
import { profileOf } from '@/server/modules/users/users.service';
import { singleton } from '@/server/singleton';

export interface Room {
  repository: Repository;
  desk: Desk;
  history: History;
  library: Library;
}

export const room = (): Room =>
  singleton('studio', () => {
    const repository = siteRepository();
    return {
      repository,
      desk: openDesk(repository, join(contentDataDir(), 'desk')),
      history: openHistory(join(contentDataDir(), 'history')),
      library: openLibrary(join(repository.store.dir, 'media')),
    };
  });

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

export function modeOf(): StudioMode {
  if (env().NEXT_PUBLIC_PRISMIC_ENVIRONMENT) return 'prismic';
  const { store } = siteRepository();
  return isWritable(join(store.dir, 'documents')) && isWritable(contentDataDir()) ? 'open' : 'readOnly';
}

/** One editor writes at a time, in whichever process; ends with the transaction. Refused where nothing can be written. */
export async function takePen(db: Db): Promise<void> {
  const mode = modeOf();
  if (mode === 'prismic') throw new ApiError('forbidden', 'Our words live in Prismic. Please write there.');
  if (mode === 'readOnly') throw new ApiError('forbidden', 'This installation can show its content but not change it.');
  await sql`select pg_advisory_xact_lock(hashtext('content'))`.execute(db);
}

/** Whoever asks, as others see them beside what they wrote. */
export async function editorOf(db: Db, person: Person | null): Promise<By> {
  const user = await profileOf(db, person?.id);
  if (!person || !user) throw new ApiError('unauthenticated');
  return { id: person.id, name: `${user.firstName} ${user.lastName}`.trim() };
}
