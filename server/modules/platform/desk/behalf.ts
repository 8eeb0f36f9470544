// What our team does for a person who asked for it.

import type { UserType } from '@/contract/account/users/endpoints';
import { type ApplicationStatus, applicationLifecycle } from '@/contract/leasing/applications/constants';
import {
  type BehalfActionId,
  type BehalfRequest,
  behalfActionIds,
  behalfActions,
  type DeskNote,
  type DeskPerson,
} from '@/contract/platform/desk/endpoints';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import { ApiError, notFound } from '@/server/http/errors';
import type { Person } from '@/server/http/person';
import { queueMessage } from '@/server/modules/account/outbox';
import { endSessions } from '@/server/modules/account/sessions';
import { moveApplication } from '@/server/modules/leasing/applications';
import { cancelOwnAppointment } from '@/server/modules/leasing/appointments';
import { addNote, type Writing } from './notes';
import { canActForPerson } from './policy';
import * as subjects from './subjects';

type Parts = Pick<DeskPerson, 'appointments' | 'applications'>;

interface BehalfHandler {
  /** Tours or applications it can be about now; without this it is about the person. */
  readonly subjects?: (parts: Parts) => DeskPerson['acts'][number]['subjects'];
  readonly run: (writing: Writing, services: Services, personId: string, subjectId: string) => Promise<unknown>;
}

/** How each act is done; one that is not here cannot be done for anybody. */
const behalfHandlers: Record<BehalfActionId, BehalfHandler> = {
  cancelAppointment: {
    subjects: ({ appointments }) => appointments.map(({ id, title }) => ({ id, label: title })),
    run: ({ db, now }, _, personId, subjectId) => cancelOwnAppointment(db, personId, subjectId, now),
  },
  withdrawApplication: {
    subjects: ({ applications }) =>
      applications
        .filter(({ status }) => applicationLifecycle.after(status as ApplicationStatus, 'withdraw') !== undefined)
        .map(({ id, address }) => ({ id, label: address })),
    run: async ({ db, author, now }, services, personId, subjectId) => {
      const { applications } = await subjects.personParts(db, personId, now);
      if (!applications.some(({ id }) => id === subjectId)) throw notFound();
      await moveApplication(db, services, subjectId, 'withdraw', {
        personId: author.id,
        detail: { onBehalfOf: personId },
      });
    },
  },
  endSessions: {
    run: ({ db, now }, services, personId) => endSessions(services, db, { userId: personId }, 'staff', now),
  },
};

/** What this colleague may do for them now: acts of other duties, and those that are about nothing, are left out. */
export const actsFor = (author: Person, type: UserType, parts: Parts): DeskPerson['acts'] =>
  behalfActionIds.flatMap((action) => {
    if (!canActForPerson(author, { type }, { body: { action } })) return [];
    const about = behalfHandlers[action].subjects?.(parts) ?? null;
    return about?.length === 0 ? [] : [{ action, subjects: about }];
  });

/** Does it, writes down who asked for it and how, and tells the person. */
export async function actForPerson(
  writing: Writing,
  services: Services,
  person: subjects.PersonRow,
  { action, subjectId, reason }: BehalfRequest,
): Promise<DeskNote> {
  const handler = behalfHandlers[action];
  if (handler.subjects && !subjectId)
    throw new ApiError('invalid', undefined, { fields: { subjectId: 'Choose what it is about' } });
  await handler.run(writing, services, person.id, subjectId ?? '');
  const body = `${behalfActions[action].label}: ${reason}`;
  const note = await addNote(writing, { personId: person.id }, { kind: 'action', body });
  await queueMessage(writing.db, {
    dedupeKey: `desk-action:${note.id}`,
    channel: 'email',
    recipient: person.email,
    template: 'deskActed',
    data: {
      firstName: person.firstName,
      done: behalfActions[action].done,
      reason,
      link: `${services.siteUrl}${routes.support()}`,
    },
  });
  return note;
}
