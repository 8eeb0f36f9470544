import { resolve } from 'node:path';
import { openRepository } from '@/server/content/store/repository';
import { draftsDir, previewSecret, siteRepository, validateContent } from '@/server/content/store/siteRepository';
import { root } from '../lib/settings.ts';

/** Prints what is wrong with the content and ends with 1 if anything is. */
export function check(dir: string | undefined): void {
  const repository = dir
    ? openRepository({ dir: resolve(dir), draftsDir: draftsDir(), projectRoot: root, previewSecret })
    : siteRepository();
  const findings = validateContent(repository);
  for (const { file, path, message } of findings) console.error(`✗ documents/${file}${path && ` ${path}`}: ${message}`);
  const { documents } = repository.store.published();
  if (findings.length === 0) console.log(`✓ ${documents.length} documents are as their models say`);
  else process.exitCode = 1;
}
