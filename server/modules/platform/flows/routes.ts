import { isDeepStrictEqual } from 'node:util';
import { flows } from '@/contract/platform/flows/endpoints';
import { flowsSchemas } from '@/contract/platform/flows/schemas';
import { submissionOf } from '@/contract/questionnaire/flow';
import { type Db, runAs } from '@/server/db/client';
import { flowOwners } from '@/server/flowRegistry';
import { audit } from '@/server/http/audit';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import { bindGuest, guestToken, guestTokenOrNew, hashOf } from '@/server/http/guestToken';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { dbActor, requirePerson } from '@/server/http/person';
import { audienceOnly } from '@/server/http/policy';
import { isId, newId } from '@/server/ids';
import { giveRunFiles, removeRunFile } from '@/server/modules/account/documents';
import { requireStrangerBudget } from '@/server/modules/account/outbox';
import { closeFinishTodo, scheduleAbandonedCheck } from './abandoned';
import {
  claimRuns,
  type FlowHandler,
  keepPhoneAnswer,
  mergeAnswers,
  presentRun,
  resolveFiles,
  saveAnswers,
} from './index';
import { canResumeRun } from './policy';
import * as repo from './repo';
import { sendRunLink } from './resumeLinks';

function requireHandler(flowId: string): FlowHandler {
  const owner = flowOwners.find(({ flow }) => flow.id === flowId);
  if (!owner) throw notFound();
  return owner;
}

type OfFlow = Pick<OperationContext, 'db' | 'person' | 'client' | 'now'> & { params: { flowId: string } };
type OfRun = OfFlow & { params: { runId: string } };

/** Binds the guest of this browser, and gives what they began to anyone who is signed in. */
async function claimAsGuest(context: OfFlow): Promise<Buffer | null> {
  const token = guestToken(context);
  await bindGuest(context);
  if (context.person) await claimRuns(context.db, token, context.person.id, context.now);
  return token;
}

/** The run as the person who asks may see it. A stranger’s is not there. */
async function load(context: OfRun) {
  const { flowId, runId } = context.params;
  const owner = requireHandler(flowId);
  await claimAsGuest(context);
  const run = isId(runId) ? await repo.findRun(context.db, flowId, runId, true) : undefined;
  return run && { run, owner };
}

/** What is there to submit; refused once it was, where the flow is for once. */
async function readSubmission(db: Db, { run, owner: { flow } }: { run: repo.RunRow; owner: FlowHandler }) {
  if (run.status === 'submitted' && !flow.repeatable) throw conflict('You already submitted this.');
  return submissionOf(flow, await resolveFiles(db, flow, run));
}

const trackingIdOf = ({ client }: Pick<OperationContext, 'client'>) => client.headers.get('trackingid');

export const flowsRoutes = implement(flows, flowsSchemas, {
  latestRun: {
    authorize: audienceOnly,
    handle: async (context) => {
      const { flow, knownAnswers } = requireHandler(context.params.flowId);
      const { db, person } = context;
      if (!guestToken(context) && !person) return { run: null, known: {} };
      const token = await claimAsGuest(context);
      const run = await repo.findLatest(db, flow.id, person?.id ?? null, token);
      if (run) return { run: presentRun(run), known: {} };
      return { run: null, known: person && knownAnswers ? await knownAnswers(db, person) : {} };
    },
  },
  startRun: withResource({
    load: ({ params }) => requireHandler(params.flowId),
    authorize: audienceOnly,
    handle: async (context) => {
      const { db, person, body, loaded, now } = context;
      const { flow, knownAnswers, answersSaved } = loaded;
      const holder = guestTokenOrNew(context);
      await bindGuest(context, holder);
      const id = newId(now.getTime());
      const before = person && knownAnswers ? await knownAnswers(db, person) : {};
      const personId = person?.id ?? null;
      const input = mergeAnswers(flow, before, body.answers);
      const answers = await resolveFiles(db, flow, { id, personId, answers: input }, Object.keys(input));
      await repo.insertRun(db, { id, flowId: flow.id, personId, holder, answers, now });
      const run = await repo.findRun(db, flow.id, id);
      if (!run) throw new ApiError('internal');
      await scheduleAbandonedCheck(db, run, now);
      await answersSaved?.({ db, before: {}, after: run.answers, trackingId: trackingIdOf(context) });
      return presentRun(run);
    },
  }),
  getRun: withResource({
    duties: ['leasing', 'support'],
    load,
    authorize: audienceOnly,
    handle: ({ loaded }) => presentRun(loaded.run),
  }),
  saveAnswers: withResource({
    load,
    authorize: audienceOnly,
    handle: async (call) => {
      const { db, body, loaded, now } = call;
      const { owner, run } = loaded;
      const saved = await saveAnswers(db, owner.flow, run, body.answers, now);
      const trackingId = trackingIdOf(call);
      await owner.answersSaved?.({ db, before: run.answers, after: saved.answers, trackingId });
      return presentRun(saved);
    },
  }),
  submitRun: withResource({
    load: async (context) => {
      const found = await load(context);
      if (!found) return undefined;
      return { ...found, submission: await readSubmission(context.db, found) };
    },
    authorize: audienceOnly,
    transaction: 'manual',
    handle: async (call) => {
      const { person, services, loaded, now } = call;
      const { owner, submission: asked } = loaded;
      if ('missing' in asked) return { missing: [...asked.missing] };
      const answers = (await owner.prepare?.(asked.answers, { services, person })) ?? asked.answers;
      return runAs(services.db, dbActor(person), true, async (db) => {
        const found = await load({ ...call, db });
        if (!found) throw notFound();
        const { run } = found;
        const submission = await readSubmission(db, found);
        if ('missing' in submission || !isDeepStrictEqual(submission.answers, asked.answers))
          throw conflict('Your answers changed in the meantime. Please try again.');
        const { id: runId, homeId } = run;
        const trackingId = trackingIdOf(call);
        const outcome = await owner.complete({ runId, homeId, answers, db, person, services, now, trackingId });
        await repo.updateRun(db, { ...run, status: 'submitted', submittedAt: now }, now);
        await closeFinishTodo(db, run);
        if (person) await keepPhoneAnswer(db, owner.flow, answers, person.id, now);
        await audit(db, { event: 'flow.submitted', subject: `run:${run.id}`, personId: person?.id });
        return { outcome };
      });
    },
  }),
  removeRunFile: withResource({
    load,
    authorize: audienceOnly,
    handle: async ({ db, params, loaded, now }) => {
      const { run, owner } = loaded;
      const { flow } = owner;
      if (run.status === 'submitted' && !flow.repeatable) throw conflict('You already submitted this.');
      const removed = isId(params.documentId) && (await removeRunFile(db, run.id, params.documentId));
      if (!removed) throw notFound();
      const left = { ...run, answers: await resolveFiles(db, flow, run), updatedAt: now };
      await repo.updateRun(db, left, now);
      return presentRun(left);
    },
  }),
  sendRunLink: withResource({
    load,
    authorize: audienceOnly,
    runAs: 'system',
    handle: async ({ db, services, body, loaded, now, person, client }) => {
      const sender = person ? { personId: person.id } : { address: client.address };
      await requireStrangerBudget(db, { recipient: body.email, sender }, now);
      await sendRunLink(db, services, { ...loaded, email: body.email }, now);
      return {};
    },
  }),
  resumeRun: withResource({
    load: async ({ db, person, params, body, now }) => {
      const { flow } = requireHandler(params.flowId);
      const found = isId(params.runId) ? await repo.openLink(db, hashOf(body.key), params.runId, now) : undefined;
      if (!found || found.flowId !== flow.id) throw new ApiError('linkExpired');
      // An account took the run: every holder of the link has to be logged in to it.
      if (found.personId) requirePerson(person);
      return found;
    },
    authorize: canResumeRun,
    runAs: 'linkHolder',
    handle: async (context) => {
      const { db, person, loaded, now } = context;
      const holder = guestTokenOrNew(context);
      if (person) {
        await repo.setPerson(db, loaded.id, person.id);
        await scheduleAbandonedCheck(db, { ...loaded, personId: person.id }, now);
        await giveRunFiles(db, person.id);
      } else await repo.addGuest(db, loaded.id, holder);
      return presentRun({ ...loaded, personId: person?.id ?? loaded.personId });
    },
  }),
});
