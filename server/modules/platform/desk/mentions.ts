// Colleagues whom a note names: each gets an email with it.
import { fullName } from '@/contract/account/users/personName';
import type { AddedNote } from '@/contract/platform/desk/endpoints';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import { ApiError } from '@/server/http/errors';
import { queueMessage } from '@/server/modules/account/outbox';
import { addNote, type NoteSubject, type Writing } from './notes';
import { listTeam } from './repo';
import { findHome, findPerson } from './subjects';

interface Colleague {
  readonly id: string;
  readonly name: string;
  readonly firstName: string;
}

const invalid = (message: string) => new ApiError('invalid', message, { fields: { body: message } });

/** An @ that starts a word; in an email address it does not. */
const MENTION = /(?<=^|[\s(,;:])@(?=\p{L})/gu;

const startsWithName = (text: string, name: string) =>
  name !== '' && text.toLowerCase().startsWith(name.toLowerCase()) && !/^[\p{L}\p{N}]/u.test(text.slice(name.length));

/** Whom the text after an @ names: by full name, or by a first name that one colleague alone has. */
function colleagueIn<C extends Colleague>(text: string, team: readonly C[]): C {
  const named = team
    .filter(({ name }) => startsWithName(text, name))
    .toSorted((one, other) => other.name.length - one.name.length)[0];
  if (named) return named;
  const [first, ...others] = team.filter(({ firstName }) => startsWithName(text, firstName));
  const word = /^[\p{L}\p{N}’'-]+/u.exec(text)?.[0] ?? '';
  if (!first) throw invalid(`We have no colleague named “${word}”. Write a first or full name after the @.`);
  if (others.length > 0) throw invalid(`Several colleagues are named ${first.firstName}. Write the full name.`);
  return first;
}

/** Every colleague that a text names with an @, each once, in the order of the text. Refuses names of no one. */
export function findMentions<C extends Colleague>(text: string, team: readonly C[]): C[] {
  return [...new Set([...text.matchAll(MENTION)].map(({ index }) => colleagueIn(text.slice(index + 1), team)))];
}

/** Adds a note and emails it to the colleagues it names, except its author. */
export async function writeNote(
  writing: Writing,
  { siteUrl }: Services,
  subject: NoteSubject,
  body: string,
): Promise<AddedNote> {
  const { db, author } = writing;
  const named = findMentions(body, await listTeam(db)).filter(({ id }) => id !== author.id);
  const note = await addNote(writing, subject, { kind: 'note', body });
  const [about, path] =
    'personId' in subject
      ? [await personName(writing, subject.personId), routes.accounts.deskPerson(subject)]
      : [(await findHome(db, subject.homeId))?.address ?? '', routes.accounts.deskHome(subject)];
  for (const { id, email, firstName } of named)
    await queueMessage(db, {
      dedupeKey: `mention:${note.id}:${id}`,
      channel: 'email',
      recipient: email,
      template: 'deskMention',
      data: { firstName, from: note.author, about, note: body, link: `${siteUrl}${path}` },
    });
  return { ...note, notified: named.map(({ name }) => name) };
}

async function personName({ db }: Writing, id: string): Promise<string> {
  const person = await findPerson(db, id);
  return person ? fullName(person) || person.email : '';
}
