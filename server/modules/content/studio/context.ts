// What the Studio works with: the repository, its drafts, their history and the pictures.

import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { fullName } from '@/contract/account/users/personName';
import type { StudioMode } from '@/contract/content/studio/endpoints';
import { type DraftStore, openDraftStore } from '@/server/content/store/drafts';
import { type Editor, type History, openHistory } from '@/server/content/store/history';
import { type ImageLibrary, openImageLibrary } from '@/server/content/store/imageLibrary';
import type { Repository } from '@/server/content/store/repository';
import { contentDataDir, siteRepository } from '@/server/content/store/siteRepository';
import type { Db } from '@/server/db/client';
import { env } from '@/server/env';
import { ApiError } from '@/server/http/errors';
import type { Person } from '@/server/http/person';
import { findProfile } from '@/server/modules/account/users';
import { singleton } from '@/server/singleton';

export interface StudioContext {
  repository: Repository;
  drafts: DraftStore;
  history: History;
  images: ImageLibrary;
}

export const studioContext = (): StudioContext =>
  singleton('studio', () => {
    const repository = siteRepository();
    return {
      repository,
      drafts: openDraftStore(repository, join(contentDataDir(), 'desk')),
      history: openHistory(join(contentDataDir(), 'history')),
      images: openImageLibrary(join(repository.store.dir, 'media')),
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

export function studioMode(): StudioMode {
  if (env().NEXT_PUBLIC_PRISMIC_ENVIRONMENT) return 'prismic';
  const { store } = siteRepository();
  return isWritable(join(store.dir, 'documents')) && isWritable(contentDataDir()) ? 'open' : 'readOnly';
}

/** One editor writes at a time, in whichever process; ends with the transaction. Refused where nothing can be written. */
export async function acquireWriteLock(db: Db): Promise<void> {
  const mode = studioMode();
  if (mode === 'prismic') throw new ApiError('forbidden', 'Our content is in Prismic. Please edit it there.');
  if (mode === 'readOnly') throw new ApiError('forbidden', 'This site can show its content but not change it.');
  await sql`select pg_advisory_xact_lock(hashtext('content'))`.execute(db);
}

/** Anyone who asks, as others see them beside what they wrote. */
export async function currentEditor(db: Db, person: Person | null): Promise<Editor> {
  const user = await findProfile(db, person?.id);
  if (!person || !user) throw new ApiError('unauthenticated');
  return { id: person.id, name: fullName(user) };
}
