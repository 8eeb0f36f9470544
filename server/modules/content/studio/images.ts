// The pictures of documents.
import type { StudioPicture } from '@/contract/content/studio/endpoints';
import { type Fields, isObject, type Json } from '@/server/content/store/document';
import { titleOf } from '@/server/content/store/drafts';
import type { Editor } from '@/server/content/store/history';
import type { LibraryImage } from '@/server/content/store/imageLibrary';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import { InvalidImageError } from '@/server/modules/content/media';
import type { StudioContext } from '@/server/modules/content/studio/context';
import { saveDraft } from '@/server/modules/content/studio/drafts';
import { contentOf } from '@/server/modules/content/studio/presenter';

const addressOf = (name: string) => `/media/content/${name}`;

/** Documents that show the picture, in a draft or to everybody. */
function findUses({ drafts }: StudioContext, name: string) {
  const mark = JSON.stringify(addressOf(name));
  return drafts
    .all()
    .filter(({ document, published }) => JSON.stringify([document.data, published?.data ?? null]).includes(mark));
}

export function presentPicture(room: StudioContext, picture: LibraryImage): StudioPicture {
  const uses = findUses(room, picture.name).map(({ document }) => ({ id: document.id, title: titleOf(document) }));
  return { ...picture, url: addressOf(picture.name), uses };
}

export async function requirePicture({ images }: StudioContext, name: string): Promise<LibraryImage> {
  const picture = await images.find(name);
  if (!picture) throw notFound('We couldn’t find that image.');
  return picture;
}

export async function addPicture(
  room: StudioContext,
  name: string,
  bytes: Uint8Array,
  alt: string,
): Promise<LibraryImage> {
  try {
    return await room.images.add(name, bytes, alt);
  } catch (error) {
    if (error instanceof InvalidImageError) throw new ApiError('invalid', error.message);
    throw error;
  }
}

function replaceReferences(value: Json, from: string, to: LibraryImage): Json {
  if (Array.isArray(value)) return value.map((each) => replaceReferences(each, from, to));
  if (!isObject(value)) return value;
  if (value.url !== from || !isObject(value.dimensions))
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, replaceReferences(each, from, to)]));
  const { width, height } = to;
  // An empty text says that the words beside the picture describe it; that holds for the next one too.
  return { ...value, url: addressOf(to.name), dimensions: { width, height }, ...(value.alt !== '' && { alt: to.alt }) };
}

/** Puts another picture in its place, in drafts of every document that shows it; answers their ids. */
export async function replacePicture(
  room: StudioContext,
  name: string,
  by: string,
  editor: Editor,
  now: Date,
): Promise<string[]> {
  await requirePicture(room, name);
  const other = await requirePicture(room, by);
  const entries = findUses(room, name).filter(({ document }) =>
    JSON.stringify(document.data).includes(addressOf(name)),
  );
  return entries.map(({ document, version }) => {
    const data = replaceReferences(document.data, addressOf(name), other) as Fields;
    saveDraft(room, document.id, { version, words: { ...contentOf(document), data } }, editor, now);
    return document.id;
  });
}

export async function removePicture(room: StudioContext, name: string): Promise<void> {
  await requirePicture(room, name);
  const [use] = findUses(room, name);
  if (use) throw conflict(`“${titleOf(use.document)}” uses this image.`);
  room.images.remove(name);
}
