// The pictures of documents.
import type { StudioPicture } from '@/contract/studio';
import { titleOf } from '@/server/content/desk';
import { type Fields, isObject, type Json } from '@/server/content/document';
import type { By } from '@/server/content/history';
import type { LibraryPicture } from '@/server/content/library';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import { PictureRefused } from '@/server/modules/media/media.service';
import { saveDraft } from './studio.drafts';
import { wordsOf } from './studio.presenter';
import type { Room } from './studio.room';

const addressOf = (name: string) => `/media/content/${name}`;

/** Documents that show the picture, in a draft or to everybody. */
function usesOf({ desk }: Room, name: string) {
  const mark = JSON.stringify(addressOf(name));
  return desk
    .all()
    .filter(({ document, published }) => JSON.stringify([document.data, published?.data ?? null]).includes(mark));
}

export function presentPicture(room: Room, picture: LibraryPicture): StudioPicture {
  const uses = usesOf(room, picture.name).map(({ document }) => ({ id: document.id, title: titleOf(document) }));
  return { ...picture, url: addressOf(picture.name), uses };
}

export async function thePicture({ library }: Room, name: string): Promise<LibraryPicture> {
  const picture = await library.find(name);
  if (!picture) throw notFound('There is no such picture.');
  return picture;
}

export async function addPicture(room: Room, name: string, bytes: Uint8Array, alt: string): Promise<LibraryPicture> {
  try {
    return await room.library.add(name, bytes, alt);
  } catch (error) {
    if (error instanceof PictureRefused) throw new ApiError('invalid', error.message);
    throw error;
  }
}

function replaced(value: Json, from: string, to: LibraryPicture): Json {
  if (Array.isArray(value)) return value.map((each) => replaced(each, from, to));
  if (!isObject(value)) return value;
  if (value.url !== from || !isObject(value.dimensions))
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, replaced(each, from, to)]));
  const { width, height } = to;
  // An empty text says that the words beside the picture describe it; that holds for the next one too.
  return { ...value, url: addressOf(to.name), dimensions: { width, height }, ...(value.alt !== '' && { alt: to.alt }) };
}

/** Puts another picture in its place, in drafts of every document that shows it; answers their ids. */
export async function replacePicture(room: Room, name: string, by: string, editor: By, now: Date): Promise<string[]> {
  await thePicture(room, name);
  const other = await thePicture(room, by);
  const entries = usesOf(room, name).filter(({ document }) => JSON.stringify(document.data).includes(addressOf(name)));
  return entries.map(({ document, version }) => {
    const data = replaced(document.data, addressOf(name), other) as Fields;
    saveDraft(room, document.id, { version, words: { ...wordsOf(document), data } }, editor, now);
    return document.id;
  });
}

export async function removePicture(room: Room, name: string): Promise<void> {
  await thePicture(room, name);
  const [use] = usesOf(room, name);
  if (use) throw conflict(`“${titleOf(use.document)}” shows this picture.`);
  room.library.remove(name);
}
