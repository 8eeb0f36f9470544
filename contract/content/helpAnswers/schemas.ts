import * as z from 'zod';

export const HelpAnswer = z.object({
  question: z.string(),
  /** Its paragraphs, without links. */
  answer: z.array(z.string()),
  /** Where it stands with its links. */
  href: z.string(),
});
export type HelpAnswer = z.infer<typeof HelpAnswer>;

/** What each endpoint takes and gives. */
export const helpAnswersSchemas = {
  listHelpAnswers: {
    query: z.strictObject({ q: z.string().trim().min(1).max(200) }),
    result: z.array(HelpAnswer),
  },
};
