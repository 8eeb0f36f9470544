import * as z from 'zod';
import { HANDOUT_IDS } from '@/contract/law/handouts.data';
import { HANDOUT_LANGUAGES } from './constants';

const HandoutEdition = z.object({
  id: z.uuid(),
  language: z.enum(HANDOUT_LANGUAGES),
  /** As the paper names it, such as “March 2021”. */
  edition: z.string(),
  bytes: z.int(),
  /** Of the file, hexadecimal. */
  sha256: z.string(),
  addedBy: z.string(),
  addedAt: z.iso.datetime(),
  /** Where the file opens. */
  href: z.url(),
  /** Whether leases give it: the newest of its language. */
  isCurrent: z.boolean(),
});
export type HandoutEdition = z.infer<typeof HandoutEdition>;

const HandoutEntry = z.object({
  id: z.enum(HANDOUT_IDS),
  title: z.string(),
  publisher: z.string(),
  /** Where the publisher keeps it. */
  source: z.url(),
  /** Such as “Homes in Seattle, Washington”. */
  place: z.string(),
  /** Such as “With each new lease and renewal”. */
  when: z.string(),
  law: z.string(),
  /** No English edition is on file: leases that need it wait. */
  isMissing: z.boolean(),
  editions: z.array(HandoutEdition),
});
export type HandoutEntry = z.infer<typeof HandoutEntry>;

const HandoutList = z.object({ items: z.array(HandoutEntry) });
export type HandoutList = z.infer<typeof HandoutList>;

export const NewHandoutEdition = z.strictObject({
  handout: z.enum(HANDOUT_IDS),
  language: z.enum(HANDOUT_LANGUAGES),
  edition: z.string().trim().min(2, 'Enter the edition as the paper names it').max(120, 'Use 120 characters or fewer'),
  /** A file of the caller. */
  documentId: z.uuid('Add the file'),
});
export type NewHandoutEdition = z.infer<typeof NewHandoutEdition>;

export const handoutsSchemas = {
  listHandouts: { result: HandoutList },
  addHandoutEdition: { body: NewHandoutEdition, result: HandoutList },
};
