import { submissionOf } from '@/contract/flow';
import { flows } from '@/contract/flows';
import { flowsSchemas } from '@/contract/flows.schemas';
import { asSystem, type Db } from '@/server/db/client';
import { flowOwners } from '@/server/flows';
import { audit } from '@/server/http/audit';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import { asGuest, guestToken, guestTokenOrNew, hashOf } from '@/server/http/guestToken';
import { implement, type OperationContext } from '@/server/http/implement';
import { audienceOnly } from '@/server/http/policy';
import { isId, newId } from '@/server/ids';
import { giveRunFiles, removeRunFile } from '@/server/modules/documents/documents.service';
import { sendRunLink } from './flows.links';
import * as repo from './flows.repo';
import { claimRuns, type FlowOwner, keepAnswers, presentRun, withAnswers, withFiles } from './flows.service';
import { runFinished, watchRun } from './flows.unfinished';

function ownerOf(flowId: string): FlowOwner {
  const owner = flowOwners.find(({ flow }) => flow.id === flowId);
  if (!owner) throw notFound();
  return owner;
}

type RunCall = Pick<OperationContext, 'from' | 'person' | 'services' | 'answer'> & {
  params: { flowId: string; runId: string };
};

/** Finds the run as whoever asks and works on it in one transaction. A stranger’s is not there. */
function withRun<T>(call: RunCall, work: (db: Db, run: repo.RunRow, owner: FlowOwner) => Promise<T>): Promise<T> {
  const { flowId, runId } = call.params;
  const owner = ownerOf(flowId);
  return asGuest(call, async (db) => {
    if (call.person) await claimRuns(db, guestToken(call), call.person.id);
    const run = isId(runId) ? await repo.findRun(db, flowId, runId, true) : undefined;
    if (!run) throw notFound();
    return work(db, run, owner);
  });
}

export const flowsRoutes = implement(flows, flowsSchemas, {
  latestRun: {
    authorize: audienceOnly,
    transaction: 'manual',
    handle: async (call) => {
      const { flow } = ownerOf(call.params.flowId);
      const holder = guestToken(call);
      if (!holder && !call.person) return { run: null };
      const run = await asGuest(call, async (db) => {
        if (call.person) await claimRuns(db, holder, call.person.id);
        return repo.findLatest(db, flow.id, call.person?.id ?? null, holder);
      });
      return { run: run ? presentRun(run) : null };
    },
  },
  startRun: {
    authorize: audienceOnly,
    transaction: 'manual',
    handle: async (call) => {
      const { flow, known } = ownerOf(call.params.flowId);
      const { person, now } = call;
      const holder = guestTokenOrNew(call);
      const id = newId(now.getTime());
      return asGuest(
        call,
        async (db) => {
          const before = person && known ? await known(db, person) : {};
          const personId = person?.id ?? null;
          const said = withAnswers(flow, before, call.body.answers);
          const answers = await withFiles(db, flow, { id, personId, answers: said }, Object.keys(said));
          await repo.insertRun(db, { id, flowId: flow.id, personId, holder, answers, now });
          const run = await repo.findRun(db, flow.id, id);
          if (!run) throw new ApiError('internal');
          await watchRun(db, run, now);
          return presentRun(run);
        },
        holder,
      );
    },
  },
  getRun: {
    authorize: audienceOnly,
    transaction: 'manual',
    handle: (call) => withRun(call, async (_, run) => presentRun(run)),
  },
  saveAnswers: {
    authorize: audienceOnly,
    transaction: 'manual',
    handle: (call) =>
      withRun(call, async (db, run, { flow }) =>
        presentRun(await keepAnswers(db, flow, run, call.body.answers, call.now)),
      ),
  },
  submitRun: {
    authorize: audienceOnly,
    transaction: 'manual',
    handle: (call) =>
      withRun(call, async (db, run, { flow, finish }) => {
        if (run.status === 'submitted' && !flow.repeatable) throw conflict('You have handed this in already.');
        const submission = submissionOf(flow, await withFiles(db, flow, run));
        if ('missing' in submission) return { missing: [...submission.missing] };
        const { person, services, now } = call;
        const trackingId = call.from.headers.get('trackingid');
        const handed = { runId: run.id, answers: submission.answers, db, person, services, now, trackingId };
        const outcome = await finish(handed);
        await repo.updateRun(db, { ...run, status: 'submitted', submittedAt: now }, now);
        await runFinished(db, run);
        await audit(db, { event: 'flow.submitted', subject: `run:${run.id}`, personId: person?.id });
        return { outcome };
      }),
  },
  removeRunFile: {
    authorize: audienceOnly,
    transaction: 'manual',
    handle: (call) =>
      withRun(call, async (db, run, { flow }) => {
        if (run.status === 'submitted' && !flow.repeatable) throw conflict('You have handed this in already.');
        const { documentId } = call.params;
        const removed = isId(documentId) && (await removeRunFile(db, run.id, documentId));
        if (!removed) throw notFound();
        const left = { ...run, answers: await withFiles(db, flow, run), updatedAt: call.now };
        await repo.updateRun(db, left, call.now);
        return presentRun(left);
      }),
  },
  sendRunLink: {
    authorize: audienceOnly,
    transaction: 'manual',
    handle: async (call) => {
      const { services, now, body } = call;
      const [run, owner] = await withRun(call, async (_, found, own) => [found, own] as const);
      await asSystem(services.db, (db) => sendRunLink(db, services, { owner, run, email: body.email }, now));
      return {};
    },
  },
  resumeRun: {
    authorize: audienceOnly,
    transaction: 'manual',
    handle: async (call) => {
      const { flow } = ownerOf(call.params.flowId);
      const { runId } = call.params;
      const holder = guestTokenOrNew(call);
      const run = await asSystem(call.services.db, async (db) => {
        const found = isId(runId) ? await repo.followLink(db, hashOf(call.body.key), runId, call.now) : undefined;
        if (!found || found.flowId !== flow.id) throw new ApiError('linkSpent');
        // An account that took the run keeps it: the link alone must not open what it holds now.
        if (found.personId && found.personId !== call.person?.id)
          throw new ApiError(call.person ? 'forbidden' : 'unauthenticated');
        if (call.person) {
          await repo.setPerson(db, found.id, call.person.id);
          await watchRun(db, { ...found, personId: call.person.id }, call.now);
          await giveRunFiles(db, call.person.id);
        } else await repo.addHolder(db, found.id, holder);
        return { ...found, personId: call.person?.id ?? found.personId };
      });
      return presentRun(run);
    },
  },
});
