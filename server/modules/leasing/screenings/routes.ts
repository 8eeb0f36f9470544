import { screenings } from '@/contract/leasing/screenings/endpoints';
import { screeningsSchemas } from '@/contract/leasing/screenings/schemas';
import { conflict } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { isId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { requestMoreDocuments, saveDocumentCheck } from './documentChecks';
import { decryptAnswers } from './index';
import { canReviewScreenings } from './policy';
import { listedDocuments, presentInFull, presentListed, presentOwnReport } from './presenter';
import { closeRecordReview, isReadyToWeigh, saveRecordAnswer } from './records';
import * as repo from './repo';

type ScreeningCall = Pick<OperationContext, 'db' | 'person' | 'now'> & { params: { screeningId: string } };

const load = async ({ db, params }: Pick<ScreeningCall, 'db' | 'params'>) =>
  isId(params.screeningId) ? repo.find(db, params.screeningId) : undefined;

async function presentCurrent({ db, person, params, now }: ScreeningCall) {
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
  return presentInFull(row, answers, documents, now);
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
  answerRecord: withResource({
    load: async (call) => {
      const row = await load(call);
      return row?.personId === requirePerson(call.person).id ? row : undefined;
    },
    authorize: rowLevel,
    // Applicants read their reports; they do not write them.
    runAs: 'system',
    handle: async (call) => {
      const { db, loaded, body, person, now } = call;
      await saveRecordAnswer(db, loaded, body, now);
      call.auditSubject(`screening:${loaded.id}`, { disputes: body.disputes });
      const row = await repo.find(db, loaded.id);
      if (!row) throw new Error('The screening was here a moment ago');
      return presentOwnReport(row, await decryptAnswers(db, row, 'read by the person', requirePerson(person).id));
    },
  }),
  listScreenings: {
    duties: ['leasing'],
    authorize: canReviewScreenings,
    handle: async ({ db, now }) => (await repo.isPending(db, now)).map((row) => presentListed(row, now)),
  },
  getScreening: withResource({
    duties: ['leasing'],
    load,
    authorize: canReviewScreenings,
    handle: (call) => {
      call.auditSubject(`screening:${call.params.screeningId}`);
      return presentCurrent(call);
    },
  }),
  checkDocuments: withResource({
    duties: ['leasing'],
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
    duties: ['leasing'],
    load,
    authorize: canReviewScreenings,
    handle: async (call) => {
      const { db, loaded, body, person, now } = call;
      if (!loaded.toWeigh || loaded.weighing)
        throw conflict('There’s nothing to review here, or it was already reviewed.');
      if (!isReadyToWeigh(loaded, now))
        throw conflict('The applicant was notified and can still answer. You can review the record after that.');
      const weighing = { ...body, by: requirePerson(person).id, at: now.toISOString() };
      await repo.update(db, loaded.id, { weighing: JSON.stringify(weighing) });
      await closeRecordReview(db, loaded.id);
      call.auditSubject(`screening:${loaded.id}`, { counts: body.counts });
      const { applicationId } = loaded;
      await enqueue(db, 'screenApplication', { applicationId }, { jobKey: `screen-application:${applicationId}` });
      return presentCurrent(call);
    },
  }),
});
