import { screenings } from '@/contract/screenings/endpoints';
import { screeningsSchemas } from '@/contract/screenings/schemas';
import { conflict } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { isId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { requestMoreDocuments, saveDocumentCheck } from './documentChecks/service';
import { canReviewScreenings } from './policy';
import { listedDocuments, presentInFull, presentListed, presentOwnReport } from './presenter';
import * as repo from './repo';
import { decryptAnswers } from './service';

type ScreeningCall = Pick<OperationContext, 'db' | 'person'> & { params: { screeningId: string } };

const load = async ({ db, params }: ScreeningCall) =>
  isId(params.screeningId) ? repo.find(db, params.screeningId) : undefined;

async function presentCurrent({ db, person, params }: ScreeningCall) {
  const row = await repo.find(db, params.screeningId);
  if (!row) throw new Error('The screening was here a moment ago');
  const answers = await decryptAnswers(db, row, 'read by staff', requirePerson(person).id);
  const listed = listedDocuments(row);
  const current =
    row.personId && listed.length > 0
      ? await repo.listDocuments(
          db,
          row.personId,
          listed.map(({ id }) => id),
        )
      : [];
  const documents = listed.flatMap(({ id, about }) => {
    const name = current.find((one) => one.id === id)?.name;
    return name ? [{ id, name, about }] : [];
  });
  return presentInFull(row, answers, documents);
}

export const screeningsRoutes = implement(screenings, screeningsSchemas, {
  listOwnReports: {
    authorize: rowLevel,
    handle: async ({ db, person, auditSubject }) => {
      const { id } = requirePerson(person);
      auditSubject(`person:${id}`);
      const rows = await repo.listByPerson(db, id);
      return Promise.all(
        rows.map(async (row) => presentOwnReport(row, await decryptAnswers(db, row, 'read by the person', id))),
      );
    },
  },
  listScreenings: {
    authorize: canReviewScreenings,
    handle: async ({ db }) => (await repo.isPending(db)).map(presentListed),
  },
  getScreening: withResource({
    load,
    authorize: canReviewScreenings,
    handle: (call) => {
      call.auditSubject(`screening:${call.params.screeningId}`);
      return presentCurrent(call);
    },
  }),
  checkDocuments: withResource({
    load,
    authorize: canReviewScreenings,
    // Moves applications, and opens and closes what waits for others.
    runAs: 'system',
    handle: async (call) => {
      const { db, loaded, body, person, now, services } = call;
      const { id } = requirePerson(person);
      if (body.outcome === 'checked') {
        const saved = await saveDocumentCheck(db, loaded, body, { id, now });
        call.auditSubject(`screening:${loaded.id}`, { ...saved });
      } else {
        await requestMoreDocuments(db, services, loaded, { note: body.note, personId: id });
        call.auditSubject(`screening:${loaded.id}`, { kinds: loaded.toCheck, more: true });
      }
      return presentCurrent(call);
    },
  }),
  reviewRecords: withResource({
    load,
    authorize: canReviewScreenings,
    handle: async (call) => {
      const { db, loaded, body, person, now } = call;
      if (!loaded.toWeigh || loaded.weighing)
        throw conflict('There is nothing to weigh here, or it was weighed already.');
      const weighing = { ...body, by: requirePerson(person).id, at: now.toISOString() };
      await repo.update(db, loaded.id, { weighing: JSON.stringify(weighing) });
      call.auditSubject(`screening:${loaded.id}`, { counts: body.counts });
      const { applicationId } = loaded;
      await enqueue(db, 'screenApplication', { applicationId }, { jobKey: `screen-application:${applicationId}` });
      return presentCurrent(call);
    },
  }),
});
