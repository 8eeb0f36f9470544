// The picture of a document for those who are sent a link to it: drawn when it is published, kept beside the drafts.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shareImageName } from '@/contract/content/pages/routes';
import { isObject, type Json, type StoredDocument } from '@/server/content/store/document';
import { replaceFile } from '@/server/content/store/documentWriter';
import { titleOf } from '@/server/content/store/drafts';
import { IMAGE_NAME } from '@/server/content/store/imageLibrary';
import type { Repository } from '@/server/content/store/repository';
import { renderShareCard } from '@/server/shareImages/shareImage';

const NAME = /^share-([A-Za-z0-9_-]{16})-(\d{14})\.jpg$/;

export const isShareImageName = (name: string) => NAME.test(name);

/** Draws the cards of newly published pages, so that no reader waits for them. */
export async function renderShareImages(repository: Repository, folder: string, ids: readonly string[]): Promise<void> {
  const { byId } = repository.store.published();
  for (const id of ids) {
    const document = byId.get(id);
    if (document) await shareImageBytes(repository, folder, shareImageName(document));
  }
}

/** The first picture of our own in it. */
function firstPicture(value: Json): string | undefined {
  if (Array.isArray(value)) return value.map(firstPicture).find(Boolean);
  if (!isObject(value)) return undefined;
  const name = typeof value.url === 'string' ? value.url.replace('/media/content/', '') : '';
  if (isObject(value.dimensions) && IMAGE_NAME.test(name)) return name;
  return Object.values(value).map(firstPicture).find(Boolean);
}

function textLines({ data }: StoredDocument, { store }: Repository): string[] {
  const author = isObject(data.author) ? store.published().byId.get(String(data.author.id)) : undefined;
  const answers = data.summary ?? data.description ?? data.role;
  return [
    ...(typeof data.category === 'string' ? [data.category] : []),
    ...(author ? [`by ${titleOf(author)}`] : []),
    ...(!author && typeof answers === 'string' ? [answers] : []),
  ];
}

/** Bytes of the card of this name; undefined where no published document has it. */
export async function shareImageBytes(
  repository: Repository,
  folder: string,
  name: string,
): Promise<Buffer | undefined> {
  const [, id = ''] = NAME.exec(name) ?? [];
  const document = repository.store.published().byId.get(id);
  if (!document || shareImageName(document) !== name) return undefined;
  const file = join(folder, name);
  if (existsSync(file)) return readFileSync(file);
  const picture = firstPicture(document.data);
  const cover = picture ? join(repository.store.dir, 'media', picture) : undefined;
  const bytes = await renderShareCard(
    { headline: titleOf(document), lines: textLines(document, repository) },
    cover && existsSync(cover) ? readFileSync(cover) : null,
  );
  replaceFile(file, bytes);
  return bytes;
}
