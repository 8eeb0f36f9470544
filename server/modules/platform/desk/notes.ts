// What our team writes about people and homes.

import { fullName } from '@/contract/account/users/personName';
import type { DeskNote } from '@/contract/platform/desk/endpoints';
import type { Db } from '@/server/db/client';
import type { Person } from '@/server/http/person';
import { newId } from '@/server/ids';
import { presentNote } from './presenter';
import * as subjects from './subjects';

export interface Writing {
  db: Db;
  /** Anyone who of our team writes. */
  author: Person;
  now: Date;
}

export type NoteSubject = { personId: string } | { homeId: string };

export async function addNote(
  { db, author, now }: Writing,
  subject: NoteSubject,
  { kind, body }: Pick<DeskNote, 'kind' | 'body'>,
): Promise<DeskNote> {
  const writer = await subjects.findPerson(db, author.id);
  const authorName = writer ? fullName(writer) : 'Belong';
  const note = { id: newId(now.getTime()), kind, authorName, body, createdAt: now };
  await subjects.insertNote(db, { ...note, ...subject, authorId: author.id });
  return presentNote(note);
}
