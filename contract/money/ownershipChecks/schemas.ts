import * as z from 'zod';
import { OWNERSHIP_DECISIONS, OWNERSHIP_KINDS } from './constants';

const OwnershipCheck = z.object({
  id: z.uuid(),
  kind: z.enum(OWNERSHIP_KINDS),
  person: z.string(),
  personId: z.uuid(),
  /** Names of the person that we know. */
  expected: z.array(z.string()),
  found: z.array(z.string()),
  source: z.enum(['bank', 'typed']),
  checkedAt: z.iso.datetime(),
  decision: z.enum(OWNERSHIP_DECISIONS).nullable(),
  decidedBy: z.string().nullable(),
  note: z.string().nullable(),
});
export type OwnershipCheck = z.infer<typeof OwnershipCheck>;

/** Accounts that have another owner's name. */
export const OwnershipChecks = z.object({ items: z.array(OwnershipCheck) });
export type OwnershipChecks = z.infer<typeof OwnershipChecks>;

export const ownershipChecksSchemas = {
  listOwnershipChecks: { result: OwnershipChecks },
  decideOwnershipCheck: {
    body: z.strictObject({
      decision: z.enum(OWNERSHIP_DECISIONS, 'Choose what to do'),
      note: z.string().trim().min(3, 'Say why in a few words').max(600),
    }),
    result: OwnershipChecks,
  },
};
