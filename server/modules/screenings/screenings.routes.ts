import { screenings } from '@/contract/screenings';
import { screeningsSchemas } from '@/contract/screenings.schemas';
import { conflict } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { isId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { canReviewScreenings } from './screenings.policy';
import { presentInFull, presentListed, presentOwn } from './screenings.presenter';
import * as repo from './screenings.repo';
import { openAnswers } from './screenings.service';

type Asked = Pick<OperationContext, 'db' | 'person'> & { params: { screeningId: string } };

const load = async ({ db, params }: Asked) =>
  isId(params.screeningId) ? repo.find(db, params.screeningId) : undefined;

async function shown({ db, person, params }: Asked) {
  const row = await repo.find(db, params.screeningId);
  if (!row) throw new Error('The screening was here a moment ago');
  return presentInFull(row, await openAnswers(db, row, 'read by staff', requirePerson(person).id));
}

export const screeningsRoutes = implement(screenings, screeningsSchemas, {
  listOwnReports: {
    authorize: rowLevel,
    handle: async ({ db, person, about }) => {
      const { id } = requirePerson(person);
      about(`person:${id}`);
      const rows = await repo.ofPerson(db, id);
      return Promise.all(
        rows.map(async (row) => presentOwn(row, await openAnswers(db, row, 'read by the person', id))),
      );
    },
  },
  listScreenings: {
    authorize: canReviewScreenings,
    handle: async ({ db }) => (await repo.underWay(db)).map(presentListed),
  },
  getScreening: withResource({
    load,
    authorize: canReviewScreenings,
    handle: (call) => {
      call.about(`screening:${call.params.screeningId}`);
      return shown(call);
    },
  }),
  weighRecords: withResource({
    load,
    authorize: canReviewScreenings,
    handle: async (call) => {
      const { db, loaded, body, person, now } = call;
      if (!loaded.toWeigh || loaded.weighing)
        throw conflict('There is nothing to weigh here, or it was weighed already.');
      const weighing = { ...body, by: requirePerson(person).id, at: now.toISOString() };
      await repo.update(db, loaded.id, { weighing: JSON.stringify(weighing) });
      call.about(`screening:${loaded.id}`, { counts: body.counts });
      const { applicationId } = loaded;
      await enqueue(db, 'screenApplication', { applicationId }, { jobKey: `screen-application:${applicationId}` });
      return shown(call);
    },
  }),
});
