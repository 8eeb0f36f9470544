import * as z from 'zod';
import { CONSENT_CHOICES, CONSENT_SOURCES } from './constants';

const MadeChoice = z.strictObject({
  choice: z.enum(CONSENT_CHOICES),
  /** What was chosen before in this browser. */
  previous: z.enum(CONSENT_CHOICES).nullable(),
  version: z.string().regex(/^\d{4}-\d\d-\d\d$/, 'Send the version of the privacy policy'),
  source: z.enum(CONSENT_SOURCES),
  mode: z.enum(['opt-out', 'opt-in']),
  privacyControl: z.boolean(),
});
export type MadeChoice = z.infer<typeof MadeChoice>;

/** What each endpoint takes and gives. */
export const consentsSchemas = { recordChoice: { body: MadeChoice, result: z.object({}) } };
