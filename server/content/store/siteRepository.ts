// The repository of this site: its folders, its secrets and what its pages allow.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pageUids } from '@/contract/content/pages/routes';
import { storedSecret } from '@/server/content/api/secrets';
import { type Finding, type ValidationEnvironment, validateFiles } from '@/server/content/validation/document';
import { env } from '@/server/env';
import { singleton } from '@/server/singleton';
import { openRepository, type Repository } from './repository';

export const contentDir = () => resolve(env().CONTENT_DIR ?? join(process.cwd(), 'content'));
export const contentDataDir = () => resolve(env().CONTENT_DATA_DIR ?? join(env().DATA_DIR, 'content'));
/** Cards of documents, for links that are shared. */
export const shareDir = () => join(contentDataDir(), 'share');
export const draftsDir = () => join(contentDataDir(), 'drafts');

/** Signs links to drafts. */
export const previewSecret = () => env().CONTENT_PREVIEW_SECRET ?? storedSecret(contentDataDir(), 'preview');
/** Known to anyone who may tell us that something was published. */
export const webhookSecret = () => env().PRISMIC_WEBHOOK_SECRET ?? storedSecret(contentDataDir(), 'webhook');

export const siteRepository = (): Repository =>
  singleton('content', () =>
    openRepository({ dir: contentDir(), draftsDir: draftsDir(), projectRoot: process.cwd(), previewSecret }),
  );

export function validationEnvironment({ store, models }: Repository): ValidationEnvironment {
  return {
    models,
    languages: store.languages.map(({ id }) => id),
    hasMedia: (name) => existsSync(join(store.dir, 'media', name)),
    uidsOf: (type) => (type === 'page' && store.dir === contentDir() ? pageUids : undefined),
  };
}

/** Everything wrong with what is published and, with a session, with its drafts. */
export function validateContent(repository: Repository, session?: string): Finding[] {
  const { store } = repository;
  const sets = [store.publishedFiles(), ...(session ? [store.draftFiles(session)] : [])];
  return validateFiles(sets, validationEnvironment(repository));
}
