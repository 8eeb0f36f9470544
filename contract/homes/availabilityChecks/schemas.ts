import * as z from 'zod';

/** `now`, on a day, let already, being sold, kept for oneself, or not known yet. */
export const AvailabilityAnswer = z.enum(['now', 'onDate', 'rented', 'selling', 'keeping', 'notSure']);
export type AvailabilityAnswer = z.infer<typeof AvailabilityAnswer>;

/** From the letter; opens this one check and nothing else. */
const CheckToken = z.string().regex(/^[\w-]{43}$/, 'This link is incomplete. Please open it from our email.');

export const AvailabilityUpdate = z
  .strictObject({
    token: CheckToken,
    answer: AvailabilityAnswer,
    availableOn: z.iso.date('Please choose a day').optional(),
    note: z.string().trim().max(1_000, 'A thousand characters are enough for us').default(''),
  })
  .refine(({ answer, availableOn }) => (answer === 'onDate') === (availableOn !== undefined), {
    path: ['availableOn'],
    message: 'From which day is it free?',
  });
export type AvailabilityUpdate = z.infer<typeof AvailabilityUpdate>;

/** What anyone who holds the link may know: the home’s street, and what was answered. */
export const AvailabilityCheck = z.object({
  home: z.object({ streetAddress: z.string(), city: z.string() }),
  expiresAt: z.iso.datetime(),
  answer: AvailabilityAnswer.nullable(),
  /** Local date of the home. */
  availableOn: z.iso.date().nullable(),
  note: z.string(),
  /** When we ask again; null where we do not. */
  askAgainAt: z.iso.datetime().nullable(),
});
export type AvailabilityCheck = z.infer<typeof AvailabilityCheck>;

/** What each endpoint takes and gives. */
export const availabilityChecksSchemas = {
  openCheck: { body: z.strictObject({ token: CheckToken }), result: AvailabilityCheck },
  answerCheck: { body: AvailabilityUpdate, result: AvailabilityCheck },
  undoAnswer: { body: z.strictObject({ token: CheckToken }), result: AvailabilityCheck },
};
