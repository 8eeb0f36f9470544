import { letters } from '@/contract/platform/letters/endpoints';
import { lettersSchemas } from '@/contract/platform/letters/schemas';
import { ApiError, conflict } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { createLink } from '@/server/modules/account/documents';
import { whereIs } from './index';
import { canServeLetters } from './policy';
import { presentLetter } from './presenter';
import { recordService } from './recording';
import * as repo from './repo';

const load = ({ db, params }: Pick<OperationContext, 'db'> & { params: { letterId: string } }) =>
  repo.find(db, params.letterId);

export const lettersRoutes = implement(letters, lettersSchemas, {
  listLetters: {
    duties: ['leasing', 'care'],
    authorize: canServeLetters,
    handle: async ({ db, now }) => ({ items: (await repo.list(db)).map((row) => presentLetter(row, now)) }),
  },
  createLetterLink: withResource({
    duties: ['leasing', 'care'],
    load,
    authorize: canServeLetters,
    handle: ({ db, loaded, person, now }) => {
      if (!loaded.storageKey) throw conflict('This paper isn’t printed yet. Try again in a minute.');
      return createLink(db, requirePerson(person).id, { kind: 'letter', subject: loaded.id }, now);
    },
  }),
  recordService: withResource({
    duties: ['leasing', 'care'],
    load,
    authorize: canServeLetters,
    runAs: 'system',
    handle: async ({ db, services, loaded, person, body, now, auditSubject }) => {
      const { id: personId } = requirePerson(person);
      if (body.proofId && !(await repo.isOwnFile(db, body.proofId, personId)))
        throw new ApiError('invalid', 'Add the file again.', { fields: { proofId: 'Add the file again.' } });
      const where = await whereIs(db, loaded.homeId);
      await recordService(db, services, loaded.id, { ...body, where, personId, now });
      const { method, servedOn, servedBy } = body;
      auditSubject(`letter:${loaded.id}`, { subject: loaded.subject, method, servedOn, servedBy });
      const served = await repo.lock(db, loaded.id);
      return presentLetter(served, now);
    },
  }),
});
