// What the law of some states has a lease tell of a home, beside floods and lead paint, and only its owner can say.
import * as z from 'zod';

/** What may be known of a home; what an owner who was asked did not choose, they know nothing of. */
export const KNOWN_ISSUES = [
  'mold',
  'drywall',
  'contamination',
  'ordnance',
  'death',
  'demolition',
  'meters',
  'pests',
] as const;
export type KnownIssue = (typeof KNOWN_ISSUES)[number];

/** Where the official zoning map shows the home near a military airfield. */
export const AIR_ZONES = ['none', 'noise', 'accident', 'both'] as const;
export type AirZone = (typeof AIR_ZONES)[number];

/** What the building has against fires, beside its smoke alarms. */
export const FIRE_SYSTEMS = ['sprinklers', 'alarm', 'notification', 'relocation', 'evacuation'] as const;
export type FireSystem = (typeof FIRE_SYSTEMS)[number];

export const HomeDisclosures = z.object({
  known: z.array(z.enum(KNOWN_ISSUES)),
  /** Of what is known, in the owner's words. */
  details: z.string(),
  airZone: z.enum(AIR_ZONES),
  /** As the zoning map names it; empty outside of every zone. */
  airZoneName: z.string(),
  fireSystems: z.array(z.enum(FIRE_SYSTEMS)),
});
export type HomeDisclosures = z.infer<typeof HomeDisclosures>;
