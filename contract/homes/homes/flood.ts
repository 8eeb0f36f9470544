// What a homeowner knows about floods at the home, as the law has leases tell it. It never rests on a map: the statutes
// ask what the owner knows.
import * as z from 'zod';

export const FloodKnowledge = z.object({
  /** Whether it flooded while they have owned it. */
  flooded: z.boolean(),
  /** Notified in writing by a public agency, or by a lender that requires flood insurance. */
  hazardArea: z.boolean(),
  insured: z.boolean(),
  /** Of an insurer, for flood damage. */
  claimed: z.boolean(),
  /** Help with flood damage, from FEMA for example. */
  aided: z.boolean(),
  /** In the owner's words. */
  details: z.string(),
});
export type FloodKnowledge = z.infer<typeof FloodKnowledge>;

/** California counts carrying flood insurance as actual knowledge of the hazard. */
export const knowsFloodHazard = ({ flooded, hazardArea, insured }: FloodKnowledge): boolean =>
  flooded || hazardArea || insured;
