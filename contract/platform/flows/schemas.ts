import * as z from 'zod';
import { EmailAddress } from '@/contract/format/emailAddress';

/** Answers by question. What each may be, the flow's questions say (contract/questionnaire/answers.ts); null takes an answer back. */
export const AnswersInput = z
  .record(z.string().max(60), z.unknown())
  .refine((input) => Object.keys(input).length <= 200, 'Send up to 200 answers at a time');

export const RunStatus = z.enum(['open', 'submitted']);

export const FlowRun = z.object({
  id: z.uuid(),
  flowId: z.string(),
  status: RunStatus,
  answers: z.record(z.string(), z.unknown()),
  /** Whether an account holds it; otherwise the browser it was begun in does. */
  claimed: z.boolean(),
  updatedAt: z.iso.datetime(),
  submittedAt: z.iso.datetime().nullable(),
});
export type FlowRun = z.infer<typeof FlowRun>;

export const MissingAnswer = z.object({
  group: z.string(),
  step: z.string(),
  screen: z.string(),
  question: z.string(),
  problem: z.string(),
});

const AnswersBody = z.strictObject({ answers: AnswersInput });

/** What each endpoint takes and gives. */
export const flowsSchemas = {
  latestRun: {
    /** Where no run was begun: the answers that the account already holds. */
    result: z.object({ run: FlowRun.nullable(), known: z.record(z.string(), z.unknown()) }),
  },
  startRun: { body: AnswersBody, result: FlowRun },
  getRun: { result: FlowRun },
  saveAnswers: { body: AnswersBody, result: FlowRun },
  submitRun: {
    body: z.strictObject({}),
    /** What handing it in led to: ids that the flow's own screens know; or what is still missing. */
    result: z.union([
      z.object({ outcome: z.record(z.string(), z.string()) }),
      z.object({ missing: z.array(MissingAnswer) }),
    ]),
  },
  removeRunFile: { result: FlowRun },
  sendRunLink: { body: z.strictObject({ email: EmailAddress }), result: z.object({}) },
  resumeRun: {
    body: z.strictObject({ key: z.string().regex(/^[\w-]{43}$/, 'That link is incomplete') }),
    result: FlowRun,
  },
};
