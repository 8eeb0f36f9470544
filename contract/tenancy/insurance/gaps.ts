// Gaps in the insurance of a home, from the policies on file. Pure.
import { addDays } from '@/contract/calendar/days';
import type { FloodKnowledge } from '@/contract/homes/homes/flood';
import type { HazardLevel } from './constants';
import { hazardsOf } from './hazards';
import type { InsuranceGap, Policy } from './schemas';

interface GapFacts {
  readonly today: string;
  readonly zipcode: string;
  readonly isRented: boolean;
  readonly rebuildCents: number | null;
  /** What the owner said in the setup; null before that. */
  readonly flood: Pick<FloodKnowledge, 'hazardArea' | 'insured'> | null;
  readonly policies: readonly Pick<
    Policy,
    'form' | 'dwellingCents' | 'liabilityCents' | 'coversLostRent' | 'namesManager' | 'expiresOn'
  >[];
}

const MAIN_FORMS = ['dp1', 'dp2', 'dp3', 'homeowner', 'other'];
const ENDING_SOON_DAYS = 30;
const LOW_LIABILITY_CENTS = 30_000_000;

const gap = (id: string, level: InsuranceGap['level'], title: string, text: string): InsuranceGap => ({
  id,
  level,
  title,
  text,
});

/** A policy from the setup comes without its limits. */
export const hasLimits = ({ dwellingCents, liabilityCents }: Pick<Policy, 'dwellingCents' | 'liabilityCents'>) =>
  dwellingCents > 0 || liabilityCents > 0;

const FLOOD_RISK: Record<HazardLevel, string> = {
  high: 'Floods are likely around this home.',
  moderate: 'Floods are possible around this home.',
  low: 'Floods are rare around this home, but they come everywhere.',
};

/** From what the owner knows, and from the risk around the ZIP Code. Floods come everywhere: a low level is no reason to leave them out. */
function floodGap({ zipcode, flood }: GapFacts): InsuranceGap {
  if (flood?.insured)
    return gap('flood', 'warning', 'Flood policy not on file', 'You carry flood insurance. Add the policy below.');
  const level = hazardsOf(zipcode)?.flood;
  const isKnownArea = flood?.hazardArea === true;
  const why = isKnownArea
    ? 'You told us that the home is in a flood hazard area.'
    : level
      ? FLOOD_RISK[level]
      : 'FEMA’s map (msc.fema.gov) shows the flood zone of your address.';
  return gap(
    'flood',
    isKnownArea || level === 'high' ? 'danger' : 'warning',
    'No flood coverage',
    `Landlord policies leave floods out. ${why}`,
  );
}

/** What landlord policies leave out: where it is likely around the home, or where we do not know. */
function hazardGaps(facts: GapFacts): InsuranceGap[] {
  const { zipcode, policies, today } = facts;
  const has = (form: string) => policies.some((policy) => policy.form === form && policy.expiresOn >= today);
  const hazards = hazardsOf(zipcode);
  return [
    hazards?.earthquake !== 'low' && !has('earthquake')
      ? gap(
          'earthquake',
          'warning',
          'No earthquake coverage',
          hazards
            ? hazards.earthquake === 'high'
              ? 'Landlord policies leave earthquakes out, and strong ones are likely around this home.'
              : 'Landlord policies leave earthquakes out, and strong ones are possible around this home.'
            : 'Landlord policies leave earthquakes out. We have no figures for this ZIP code: look it up at earthquake.usgs.gov.',
        )
      : null,
    has('flood') ? null : floodGap(facts),
  ].filter((each) => each !== null);
}

/** The gaps of a home, the worst first. */
export function insuranceGaps(facts: GapFacts): InsuranceGap[] {
  const { today, policies, isRented, rebuildCents } = facts;
  const main = policies.filter(({ form, expiresOn }) => MAIN_FORMS.includes(form) && expiresOn >= today);
  const best = main.toSorted((one, other) => other.dwellingCents - one.dwellingCents)[0];
  if (!best) {
    const lapsed = policies.some(({ form }) => MAIN_FORMS.includes(form));
    const missing = lapsed
      ? gap(
          'expired',
          'danger',
          'Your policy has ended',
          'The home has no coverage on file since then. Add the new policy.',
        )
      : gap(
          'none',
          'danger',
          'No policy on file',
          'Fire, water, or a lawsuit would be yours to pay. Add your policy, or see what one costs.',
        );
    return [missing, ...hazardGaps(facts)];
  }
  const isKnown = hasLimits(best);
  const found = [
    isKnown
      ? null
      : gap(
          'limits',
          'warning',
          'We don’t know what your policy covers',
          'Add its limits below, and we check them against what it costs to rebuild the home.',
        ),
    isRented && main.every(({ form }) => form === 'homeowner')
      ? gap(
          'homeowner_form',
          'danger',
          'A homeowner policy on a rented home',
          'Homeowner policies often stop paying once the home is rented. You need a landlord policy (DP-1, DP-2, or DP-3).',
        )
      : null,
    isKnown && rebuildCents !== null && best.dwellingCents < rebuildCents
      ? gap(
          'dwelling',
          'warning',
          'Less than it may cost to rebuild',
          'Your dwelling limit is below our rough rebuilding cost for a home of this size. Ask your insurer to check it.',
        )
      : null,
    isKnown && best.liabilityCents < LOW_LIABILITY_CENTS
      ? gap(
          'liability',
          'warning',
          'Low liability limit',
          'Many owners carry $300,000 or more. A lawsuit can cost more than the limit.',
        )
      : null,
    isKnown && isRented && !main.some(({ coversLostRent }) => coversLostRent)
      ? gap(
          'lost_rent',
          'warning',
          'Lost rent isn’t covered',
          'If the home can’t be lived in after a fire, no one pays the rent.',
        )
      : null,
    !main.some(({ namesManager }) => namesManager)
      ? gap(
          'manager',
          'warning',
          'Belong isn’t named on the policy',
          'Ask your insurer to add Belong as additional insured. It’s usually free.',
        )
      : null,
    best.expiresOn <= addDays(today, ENDING_SOON_DAYS)
      ? gap('ending', 'warning', 'Your policy ends soon', 'Renew it, and add the new policy here.')
      : null,
  ].filter((each) => each !== null);
  return [...found, ...hazardGaps(facts)].toSorted(
    (one, other) => Number(other.level === 'danger') - Number(one.level === 'danger'),
  );
}
