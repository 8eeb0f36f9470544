import { fullName } from '@/contract/account/users/personName';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import { ApiError, conflict } from '@/server/http/errors';
import { queueMessage } from '@/server/modules/account/outbox';
import { addNote, type Writing } from '@/server/modules/platform/desk/notes';
import { listTeam } from '@/server/modules/platform/desk/repo';
import type { PersonRow } from '@/server/modules/platform/desk/subjects';
import * as repo from './repo';

/** Gives a homeowner another contact. The new one reads what the last one knows, and the homeowner hears the name. */
export async function handOver(
  writing: Writing,
  { siteUrl }: Services,
  person: PersonRow,
  { contactId, note }: { contactId: string; note: string },
): Promise<void> {
  const { db, now } = writing;
  const contact = (await listTeam(db)).find(({ id }) => id === contactId);
  if (!contact) throw new ApiError('invalid', undefined, { fields: { contactId: 'Choose someone of our team' } });
  const before = await repo.findContact(db, person.id);
  if (before?.contactId === contactId) throw conflict(`${contact.name} is their contact already.`);
  await repo.saveContact(db, person.id, { contactId, contactName: contact.name, since: now });
  const title = before ? `Handed over from ${before.contactName} to ${contact.name}` : `${contact.name} is the contact`;
  const { id: cause } = await addNote(writing, { personId: person.id }, { kind: 'action', body: `${title}: ${note}` });
  const name = fullName(person);
  await queueMessage(db, {
    dedupeKey: `hand-over:${cause}:contact`,
    channel: 'email',
    recipient: contact.email,
    template: 'deskHandOver',
    data: {
      firstName: contact.name,
      person: name,
      note,
      link: `${siteUrl}${routes.accounts.deskPerson({ personId: person.id })}`,
    },
  });
  await queueMessage(db, {
    dedupeKey: `hand-over:${cause}:person`,
    channel: 'email',
    recipient: person.email,
    template: 'deskNewContact',
    data: { firstName: person.firstName, contact: contact.name, link: `${siteUrl}${routes.accounts.inbox()}?new=1` },
  });
}
