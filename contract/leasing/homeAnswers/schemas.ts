import * as z from 'zod';
import { ANSWER_CLAUSES, ANSWER_LANGUAGES, ANSWER_PAGES, ANSWER_SECTIONS, MAX_QUESTION_LENGTH } from './constants';

/** A question about one home, in a visitor’s own words. */
export const HomeQuestion = z.strictObject({
  question: z
    .string()
    .trim()
    .min(1, 'Enter a question')
    .max(MAX_QUESTION_LENGTH, `Use ${MAX_QUESTION_LENGTH} characters or fewer`),
  /** Of the previous answer, for a question in both languages, such as `internet?`. */
  language: z.enum(ANSWER_LANGUAGES).default('en'),
});
export type HomeQuestion = z.infer<typeof HomeQuestion>;

/** The source of a sentence: a section of the listing, a site page, a clause of our leases, or the local law. */
export const AnswerSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('section'), section: z.enum(ANSWER_SECTIONS) }),
  z.object({ kind: z.literal('page'), page: z.enum(ANSWER_PAGES) }),
  z.object({ kind: z.literal('lease'), clause: z.enum(ANSWER_CLAUSES) }),
  z.object({ kind: z.literal('law'), citation: z.string() }),
]);
export type AnswerSource = z.infer<typeof AnswerSource>;

export const AnswerSentence = z.object({
  /** Names the fact within the answer. */
  factId: z.string(),
  text: z.string(),
  /** Of the text: a rule of law that we have in English alone is quoted in English. */
  language: z.enum(ANSWER_LANGUAGES),
  source: AnswerSource,
});
export type AnswerSentence = z.infer<typeof AnswerSentence>;

export const HomeAnswer = z.object({
  language: z.enum(ANSWER_LANGUAGES),
  sentences: z.array(AnswerSentence),
  /** Topics of the question without a known fact, by name and in the language of the answer. */
  unknown: z.array(z.string()),
  /** No fact answers the question, or the person asks for a person: our team does. */
  needsPerson: z.boolean(),
  /** When our team replies at the latest to a question sent now. */
  answerBy: z.iso.datetime(),
  /** The next times to see the home, where the question is about a tour; UTC, to be shown in the zone of the home. */
  tour: z.object({ timeZone: z.string(), minutes: z.int(), starts: z.array(z.iso.datetime()) }).nullable(),
});
export type HomeAnswer = z.infer<typeof HomeAnswer>;

/** What each endpoint takes and gives. */
export const homeAnswersSchemas = { answerHomeQuestion: { body: HomeQuestion, result: HomeAnswer } };
