import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { startListener } from '@/server/content/api/httpListener';
import { openRepository, type RepositoryOptions } from '@/server/content/store/repository';
import { contentDir, draftsDir, previewSecret } from '@/server/content/store/siteRepository';
import { CliError } from '../../server/host/cliError.ts';
import { root } from '../lib/settings.ts';

/** Serves a content folder until it is stopped. */
export async function serve(
  dir: string | undefined,
  port: number,
  { accessToken, isPrivate }: Pick<RepositoryOptions, 'accessToken' | 'isPrivate'>,
): Promise<void> {
  const folder = dir === undefined ? contentDir() : resolve(dir);
  if (!existsSync(folder)) throw new CliError(`There is no folder ${folder}.`);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new CliError('--port takes a number, for example --port 4200.');
  if (isPrivate && !accessToken) throw new CliError('--private needs --access-token.');
  const repository = openRepository({
    dir: folder,
    draftsDir: draftsDir(),
    projectRoot: root,
    previewSecret,
    ...(accessToken && { accessToken }),
    isPrivate,
  });
  const { url, close } = await startListener(repository, port);
  console.log(`✓ the repository ${repository.store.name} answers at ${url}`);
  const stop = () => void close();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
