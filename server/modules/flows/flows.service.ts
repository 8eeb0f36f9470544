import { type Answers, isEmpty, readAnswer } from '@/contract/answers';
import type { Flow } from '@/contract/flow';
import type { FlowRun } from '@/contract/flows';
import { runLifecycle } from '@/contract/flows';
import type { Db } from '@/server/db/client';
import { conflict, Refusal } from '@/server/http/errors';
import type { Person } from '@/server/http/person';
import type { Services } from '@/server/services';
import * as repo from './flows.repo';

/** What the owner of a flow is given once it is handed in: everything was asked for and is in order. */
export interface Submission {
  runId: string;
  answers: Answers;
  db: Db;
  person: Person | null;
  services: Services;
  now: Date;
  trackingId: string | null;
}

/** The module a flow belongs to: what is known before anything is asked, and what handing it in does. */
export interface FlowOwner {
  flow: Flow;
  /** The page that goes on with a run, given `?run=…&key=…`. */
  resumePath: string;
  known?: (db: Db, person: Person) => Promise<Answers>;
  /** Answers what the screens go on with, such as `{ estimateId }`. */
  finish: (submission: Submission) => Promise<Record<string, string>>;
}

export const presentRun = (run: repo.RunRow): FlowRun => ({
  id: run.id,
  flowId: run.flowId,
  status: run.status,
  answers: run.answers,
  claimed: run.personId !== null,
  updatedAt: run.updatedAt.toISOString(),
  submittedAt: run.submittedAt?.toISOString() ?? null,
});

/** The answers kept so far with those just given; refuses what no question of the flow would take. */
export function withAnswers({ questions }: Flow, kept: Answers, given: Answers): Record<string, unknown> {
  const answers = { ...kept };
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    const question = Object.hasOwn(questions, name) ? questions[name] : undefined;
    if (!question) {
      fields[`answers.${name}`] = 'This is not asked here';
      continue;
    }
    if (isEmpty(value)) delete answers[name];
    else {
      const read = readAnswer(question, value);
      if ('problem' in read) fields[`answers.${name}`] = read.problem;
      else answers[name] = read.answer;
    }
  }
  const [first] = Object.values(fields);
  if (first) throw new Refusal('invalid', first, { fields });
  return answers;
}

/** Keeps answers. What was handed in opens again where the flow may be repeated. */
export async function keepAnswers(db: Db, flow: Flow, run: repo.RunRow, given: Answers, now: Date) {
  if (run.status === 'submitted' && !flow.repeatable) throw conflict('You have handed this in already.');
  const status = run.status === 'submitted' ? runLifecycle.after(run.status, 'reopen') : run.status;
  const changed: repo.RunRow = {
    ...run,
    status: status ?? run.status,
    answers: withAnswers(flow, run.answers, given),
    updatedAt: now,
  };
  await repo.updateRun(db, changed, now);
  return changed;
}

/** What a browser began before somebody logged in there is theirs; called as that person. */
export async function claimRuns(db: Db, holder: Buffer | null, personId: string): Promise<void> {
  if (holder) await repo.claimRuns(db, holder, personId);
}
