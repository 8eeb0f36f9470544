import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { openImageLibrary } from '@/server/content/store/imageLibrary';
import { siteRepository } from '@/server/content/store/siteRepository';
import { CliError } from '../../server/host/cliError.ts';

/** Copies a picture into content/media, re-encoded and named by its hash, and prints the field that shows it. */
export async function addPicture(file: string | undefined, alt = ''): Promise<void> {
  if (!file) throw new CliError('Which picture? npm run content -- add-picture FILE ["what it shows"]');
  const library = openImageLibrary(join(siteRepository().store.dir, 'media'));
  const { name, width, height } = await library.add(basename(file), readFileSync(file), alt);
  const field = { dimensions: { width, height }, alt, copyright: null, url: `/media/content/${name}` };
  console.log(JSON.stringify(field, null, 2));
}
