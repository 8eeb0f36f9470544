import type { AnswerFile } from '@/contract/account/documents/constants';
import { allFlows } from '@/contract/allFlows';
import type { PlacedAddress } from '@/contract/homes/addresses/endpoints';
import type { FlowRun } from '@/contract/platform/flows/endpoints';
import { runLifecycle } from '@/contract/platform/flows/endpoints';
import { type Answers, isEmpty, readAnswer } from '@/contract/questionnaire/answers';
import type { Flow } from '@/contract/questionnaire/flow';
import type { Services } from '@/server/context';
import type { Db, DbActor } from '@/server/db/client';
import { ApiError, conflict } from '@/server/http/errors';
import type { Person } from '@/server/http/person';
import { newId } from '@/server/ids';
import { answerFiles, giveRunFiles } from '@/server/modules/account/documents';
import { keepGivenPhone } from '@/server/modules/account/users/profile';
import { verifyAddress } from '@/server/modules/homes/addresses';
import { scheduleAbandonedCheck } from './abandoned';
import * as repo from './repo';

/** What the owner of a flow is given once it is handed in: everything was asked for and is in order. */
export interface Submission {
  runId: string;
  /** Of a run that belongs to a home. */
  homeId: string | null;
  answers: Answers;
  db: Db;
  person: Person | null;
  services: Services;
  now: Date;
  trackingId: string | null;
}

/** Answers of a run before and after they were saved. */
export interface SavedAnswers {
  db: Db;
  before: Answers;
  after: Answers;
  trackingId: string | null;
}

/** The module a flow belongs to: what is known before anything is asked, and what handing it in does. */
export interface FlowHandler {
  flow: Flow;
  /** The page that goes on with a run, given `?run=…&key=…`. */
  resumePath: string;
  knownAnswers?: (db: Db, person: Person) => Promise<Answers>;
  /** Hears of answers as they are saved, long before anything is handed in. */
  answersSaved?: (saved: SavedAnswers) => Promise<void>;
  /**
   * What a provider is asked about the answers, before the transaction of the submission: the answers as they are then.
   */
  prepare?: (answers: Answers, by: Pick<Submission, 'services' | 'person'>) => Promise<Answers>;
  /** Answers what the screens go on with, such as `{ estimateId }`. */
  complete: (submission: Submission) => Promise<Record<string, string>>;
}

/** For a flow that asks for an address: the one that we find ourselves. */
export async function verifyAddressAnswer(
  answers: Answers,
  by: Pick<Submission, 'services' | 'person'>,
): Promise<Answers> {
  const address = answers.address as PlacedAddress | undefined;
  return address ? { ...answers, address: await verifyAddress(by, address) } : answers;
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
export function mergeAnswers({ questions }: Flow, stored: Answers, given: Answers): Record<string, unknown> {
  const answers = { ...stored };
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    const question = Object.hasOwn(questions, name) ? questions[name] : undefined;
    if (!question) {
      fields[`answers.${name}`] = 'This question isn’t part of this form';
      continue;
    }
    if (isEmpty(value)) delete answers[name];
    else {
      const read = readAnswer(question, value);
      if ('problem' in read) fields[`answers.${name}`] = read.problem;
      else if (read.answer === undefined) delete answers[name];
      else answers[name] = read.answer;
    }
  }
  const [first] = Object.values(fields);
  if (first) throw new ApiError('invalid', first, { fields });
  return answers;
}

/** Keeps answers. What was handed in opens again where the flow may be repeated. */
export async function saveAnswers(db: Db, flow: Flow, run: repo.RunRow, given: Answers, now: Date) {
  if (run.status === 'submitted' && !flow.repeatable) throw conflict('You already submitted this.');
  const status = run.status === 'submitted' ? runLifecycle.after(run.status, 'reopen') : run.status;
  const answers = mergeAnswers(flow, run.answers, given);
  const changed: repo.RunRow = {
    ...run,
    status: status ?? run.status,
    answers: await resolveFiles(db, flow, { ...run, answers }, Object.keys(given)),
    updatedAt: now,
  };
  await repo.updateRun(db, changed, now);
  await scheduleAbandonedCheck(db, changed, now);
  return changed;
}

/**
 * The answers with what we know ourselves of the files among them. A file that is not there is refused where it was just
 * named, and left out where it was named before and has gone since.
 */
export async function resolveFiles(
  db: Db,
  { questions }: Flow,
  { id: runId, personId, answers }: Pick<repo.RunRow, 'id' | 'personId' | 'answers'>,
  given: readonly string[] = [],
): Promise<Record<string, unknown>> {
  const known = { ...answers };
  for (const [name, input] of Object.entries(answers)) {
    if (questions[name]?.kind !== 'files') continue;
    const ids = (input as AnswerFile[]).map(({ id }) => id);
    const files = await answerFiles(db, ids, { runId, personId });
    if (files.length < ids.length && given.includes(name)) {
      const gone = 'One of these files is no longer available. Please upload it again.';
      throw new ApiError('invalid', gone, { fields: { [`answers.${name}`]: gone } });
    }
    if (files.length > 0) known[name] = files;
    else delete known[name];
  }
  return known;
}

export interface FilesRun {
  personId: string | null;
  /** Last name of the expected owner of the documents; of a person with one name, that. */
  lastName: string | null;
}

/** A run of the caller in a flow that asks for files; undefined for every other. */
export async function findFilesRun(db: Db, runId: string, { id, guestToken }: DbActor): Promise<FilesRun | undefined> {
  const run = await repo.findAsGuest(db, runId, id, guestToken ? Buffer.from(guestToken, 'hex') : null);
  const flow = allFlows.find((each) => each.id === run?.flowId);
  const asks = Object.values(flow?.questions ?? {}).some(({ kind }) => kind === 'files');
  if (!run || !asks) return undefined;
  const { firstName, oneName, lastName } = run.answers;
  const name = oneName === true ? firstName : lastName;
  return { personId: run.personId, lastName: typeof name === 'string' ? name : run.holderName };
}

/** A person's answers to a flow so far, in their newest run of it; as the system. */
export async function latestAnswers(db: Db, flow: Flow, personId: string): Promise<Answers> {
  return (await repo.findLatest(db, flow.id, personId, null))?.answers ?? {};
}

/** The run of a home for one flow, begun where there is none. */
export async function openHomeRun(
  db: Db,
  { flow, homeId, answers, now }: { flow: Flow; homeId: string; answers: Answers; now: Date },
): Promise<FlowRun | undefined> {
  const run = await repo.openHomeRun(db, { id: newId(now.getTime()), flowId: flow.id, homeId, answers, now });
  return run && presentRun(run);
}

/** Answers of homes by flow, as far as the person who asks may see them. */
export const listHomeRuns = repo.listHomeRuns;

/** Stores the phone number from submitted answers in the account of the person, where it has none. */
export async function keepPhoneAnswer(
  db: Db,
  flow: Flow,
  { phone }: Answers,
  personId: string,
  now: Date,
): Promise<void> {
  if (flow.questions.phone?.kind === 'phone' && typeof phone === 'string' && phone !== '')
    await keepGivenPhone(db, personId, phone, now);
}

/** Gives runs that a browser began before login to the person who logged in; called as that person. */
export async function claimRuns(db: Db, holder: Buffer | null, personId: string, now: Date): Promise<void> {
  if (!holder) return;
  for (const run of await repo.claimRuns(db, holder, personId)) {
    await scheduleAbandonedCheck(db, run, run.updatedAt);
    const flow = allFlows.find(({ id }) => id === run.flowId);
    if (flow && run.status === 'submitted') await keepPhoneAnswer(db, flow, run.answers, personId, now);
  }
  await giveRunFiles(db, personId);
}
