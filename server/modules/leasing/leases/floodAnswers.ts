// Where the law requires it, a lease is sent for signature only after the homeowner has disclosed floods.
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { floodAnswersRule } from '@/contract/law/tenancy';
import { conflict } from '@/server/http/errors';
import type { HomeRow } from '@/server/modules/homes/homes';

type FloodHome = Pick<HomeRow, 'flood' | 'state' | 'city' | 'zipcode'>;

/** Longer than any lease: what the law asks for at all. */
const MAX_MONTHS = Number.MAX_SAFE_INTEGER;

/** The law that is not met yet for a lease of so many months (null: month to month); undefined where nothing is missing. */
const missingRule = (home: FloodHome, day: string, months: number | null) =>
  home.flood ? undefined : floodAnswersRule(jurisdictionOf(home), day, months);

/** From so many months the homeowner must have answered, and did not; null where nothing is missing. */
export const floodAnswersFromMonths = (home: FloodHome, day: string): number | null =>
  missingRule(home, day, MAX_MONTHS)?.figures?.answeredFromMonths ?? null;

/** Throws where the law has the homeowner answer before anyone signs for so many months, and they never did. */
export function assertFloodAnswered(home: FloodHome, day: string, months: number | null): void {
  const rule = missingRule(home, day, months);
  if (!rule) return;
  throw conflict(
    `Before anyone signs a lease of ${rule.figures?.answeredFromMonths} months or longer here, the homeowner must say what they know about floods (${rule.source}). The questions are under Safety in the setup of the home.`,
  );
}
