import { fullName } from '@/contract/account/users/personName';
import { DAY_MS } from '@/contract/calendar/durations';
import { localDay } from '@/contract/calendar/localDay';
import type { DeskHome, DeskNote, DeskPerson } from '@/contract/platform/desk/endpoints';
import { type QueueDeadlines, RISK_HOURS } from '@/contract/platform/systemHealth/endpoints';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import { asActorWithin, type Db } from '@/server/db/client';
import { readHomeFacts } from '@/server/desk/facts';
import { deskQueues } from '@/server/desk/queues';
import { conflict } from '@/server/http/errors';
import { dbActor } from '@/server/http/person';
import { queueMessage } from '@/server/modules/account/outbox';
import { homeStages } from '@/server/modules/homes/homes';
import { findHomeHost, listRegionHosts } from '@/server/modules/homes/homes/hosts/hosts';
import { findOpenSteps } from '@/server/nextSteps';
import { actsFor } from './behalf';
import { findContact } from './contacts/repo';
import { addNote, type Writing } from './notes';
import { presentNote } from './presenter';
import * as repo from './repo';
import * as subjects from './subjects';

/** What waits for a person, read as that person, a colleague with their own duties: steps follow from rows they may see. */
async function stepsOf(db: Db, { id, type }: subjects.PersonRow, now: Date) {
  const duties = type === 'staff' ? await repo.listDuties(db, id) : [];
  return (await asActorWithin(db, dbActor({ id, type, duties }), (trx) => findOpenSteps(trx, { id, type }, now))).todos;
}

/** Whom they turn to, and who could take over. */
async function describeContact(db: Db, personId: string): Promise<Pick<DeskPerson, 'contact' | 'team'>> {
  const contact = await findContact(db, personId);
  const team = (await repo.listTeam(db)).map(({ id, name }) => ({ id, name }));
  return { contact: contact ? { id: contact.contactId, name: contact.contactName } : null, team };
}

/** How many homes of a person show their facts on its page. */
const MAX_PLACES = 3;

const factsOf = ({ db, author, now }: Writing, { id, timeZone }: { id: string; timeZone: string }) =>
  readHomeFacts(db, { homeId: id, today: localDay(now, timeZone), duties: author.duties ?? [] }, now);

async function readPlaces(reading: Writing, personId: string): Promise<DeskPerson['places']> {
  const places: DeskPerson['places'] = [];
  for (const { id, address, timeZone } of await subjects.listPlaces(reading.db, personId, MAX_PLACES))
    places.push({ id, address, facts: await factsOf(reading, { id, timeZone }) });
  return places;
}

export async function describePerson({ db, author, now }: Writing, person: subjects.PersonRow): Promise<DeskPerson> {
  const { id, email, phone, type, createdAt } = person;
  const parts = await subjects.personParts(db, id, now);
  return {
    id,
    email,
    phone,
    type,
    name: fullName(person),
    createdAt: createdAt.toISOString(),
    ...parts,
    places: await readPlaces({ db, author, now }, id),
    acts: actsFor(author, type, parts),
    steps: await stepsOf(db, person, now),
    ...(type === 'homeowner' ? await describeContact(db, id) : { contact: null, team: [] }),
    notes: (await subjects.listNotes(db, { personId: id })).map(presentNote),
  };
}

export async function describeHome(
  reading: Writing,
  home: NonNullable<Awaited<ReturnType<typeof subjects.findHome>>>,
): Promise<DeskHome> {
  const { db, now } = reading;
  const { id, status, statusSince } = home;
  const owner = home.owner ? await subjects.findPerson(db, home.owner.id) : undefined;
  const steps = owner ? await stepsOf(db, owner, now) : [];
  return {
    ...home,
    statusSince: statusSince.toISOString(),
    waitsFor: status === 'offboarded' ? 'Nothing: it left us' : homeStages[status].waitsFor,
    facts: await factsOf(reading, home),
    contacts: await subjects.listContacts(db, id),
    steps: steps.filter(({ homeId }) => homeId === id),
    host: (await findHomeHost(db, id)) ?? null,
    hosts: await listRegionHosts(db, id),
    ...(await subjects.homeParts(db, id, now)),
    notes: (await subjects.listNotes(db, { homeId: id })).map(presentNote),
  };
}

/** Queues with overdue items or items due soon, the most urgent first. */
export async function countDeadlines(db: Db, personId: string, now: Date): Promise<QueueDeadlines[]> {
  const duties = await repo.listDuties(db, personId);
  const soon = new Date(now.getTime() + RISK_HOURS * 3_600_000);
  const counts = new Map((await repo.countDeadlines(db, deskQueues, { now, soon })).map((row) => [row.id, row]));
  return deskQueues
    .flatMap((queue) => {
      const { overdue = 0, dueSoon = 0, firstDueAt } = counts.get(queue.id) ?? {};
      if (!firstDueAt) return [];
      const isYours = queue.duties.some((duty) => duties.includes(duty));
      return [
        { queueId: queue.id, title: queue.title, overdue, dueSoon, isYours, firstDueAt: firstDueAt.toISOString() },
      ];
    })
    .sort((one, other) => one.firstDueAt.localeCompare(other.firstDueAt));
}

/** Emails a person what waits for them. */
export async function remind(writing: Writing, { siteUrl }: Services, person: subjects.PersonRow): Promise<DeskNote> {
  const { db, now } = writing;
  const reminded = (await subjects.listNotes(db, { personId: person.id })).find(({ kind }) => kind === 'reminder');
  if (reminded && now.getTime() - reminded.createdAt.getTime() < DAY_MS)
    throw conflict('We reminded them less than a day ago.');
  const steps = await stepsOf(db, person, now);
  if (steps.length === 0) throw conflict('Nothing waits for them.');
  const titles = steps.map(({ title }) => title);
  const note = await addNote(
    writing,
    { personId: person.id },
    { kind: 'reminder', body: titles.join('\n').slice(0, 2_000) },
  );
  await queueMessage(db, {
    dedupeKey: `desk-reminder:${note.id}`,
    channel: 'email',
    recipient: person.email,
    template: 'deskReminder',
    data: { firstName: person.firstName, steps: titles, link: `${siteUrl}${routes.accounts.overview()}` },
  });
  return note;
}
