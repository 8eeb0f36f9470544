import type { Rule } from './rules';

const CHECKED_ON = '2026-11-30';

/** The most that a rent may rise while an emergency is declared, in basis points (Cal. Penal Code § 396(e)). */
export const EMERGENCY_BPS = 1_000;

/** Counties of California where we lease homes: people declare emergencies by county. */
export const CA_EMERGENCY_COUNTIES: readonly string[] = [
  ...['Alameda', 'Contra Costa', 'Los Angeles', 'Marin', 'Napa', 'Orange', 'San Diego', 'San Francisco', 'San Mateo'],
  ...['Santa Clara', 'Solano', 'Sonoma', 'Ventura'],
];

export const emergencySeries = (county: string): string => `ca-emergency-${county.toLowerCase().replaceAll(' ', '-')}`;

export const emergencySays = (county: string): string =>
  `While an emergency is declared in ${county} County, the rent of a home, for new residents as well, is at most 10% above what it was when the emergency began.`;

/** The county of Los Angeles: proclaimed on January 7, 2025 for the fires, and extended without a gap as far as we have read. */
const losAngeles: Rule = {
  id: 'ca-emergency-los-angeles-2025',
  topic: 'priceGouging',
  state: 'CA',
  counties: ['Los Angeles'],
  from: '2025-01-07',
  until: '2026-03-29',
  says: emergencySays('Los Angeles'),
  source: 'Cal. Penal Code § 396(e); emergency of January 7, 2025, extended through March 29, 2026 (caanet.org)',
  certainty: 'cited',
  checked: CHECKED_ON,
  figures: { emergencyBps: EMERGENCY_BPS },
  series: emergencySeries('Los Angeles'),
};

/** Holds in a county until our team has entered whether an emergency is declared there. */
const unreadRule = (county: string): Rule => ({
  id: emergencySeries(county),
  topic: 'priceGouging',
  state: 'CA',
  counties: [county],
  unread: true,
  from: county === 'Los Angeles' ? '2026-03-30' : '2020-01-01',
  says: `We have not entered whether an emergency is declared in ${county} County. Until then, the rent of a home rises by at most 10% within a year, for new residents as well.`,
  source: 'Cal. Penal Code § 396(e), applied where the declarations of a county are unread',
  certainty: 'ruleOfThumb',
  checked: CHECKED_ON,
  figures: { emergencyBps: EMERGENCY_BPS },
  series: emergencySeries(county),
});

export const emergencyRules: readonly Rule[] = [losAngeles, ...CA_EMERGENCY_COUNTIES.map(unreadRule)];
