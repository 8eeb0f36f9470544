// What we know about the law of each municipality: topics on which we have read that it makes none. A locality without a
// rule of its own and without a line here is unread: the strictest rule we know stands in for its own.
/** Topics on which a locality may be stricter than its state. */
export const LOCAL_TOPICS = [
  'rentIncreaseCap',
  'justCause',
  'rentIncreaseNotice',
  'lateFee',
  'depositCap',
  'feeCap',
  'depositInstallments',
  'depositInterest',
  'criminalNever',
  'decisionOrder',
  'identityNumber',
  'relocation',
  'registration',
  'handout',
] as const;
export type LocalTopic = (typeof LOCAL_TOPICS)[number];

/** Checked, none: a reading that found no rule, with its source and day. */
export interface CheckedNone {
  readonly state: string;
  /** Absent: the state leaves no locality the power to make one. */
  readonly localities?: readonly string[];
  readonly topics: readonly LocalTopic[];
  readonly source: string;
  /** Certainty of rules.ts, which imports this file. */
  readonly certainty: 'statute' | 'cited' | 'ruleOfThumb';
  readonly checked: string;
}

const CHECKED_ON = '2026-11-29';

/** Served places that neither list of local rent limits names. Those with a law in the making are left out, so unread. */
const CA_WITHOUT_RENT_LIMIT = [
  ...['Fremont', 'Alameda County', 'San Mateo', 'San Mateo County', 'Foster City', 'Woodside', 'Sunnyvale'],
  ...['Santa Clara', 'Santa Clara County', 'Palo Alto', 'Walnut Creek', 'Contra Costa County', 'Pleasanton'],
  ...['Dublin', 'San Ramon', 'Daly City', 'South San Francisco', 'Santa Rosa', 'Sonoma County', 'Solano County'],
  ...['Emeryville', 'Campbell', 'Milpitas', 'Menlo Park', 'Burlingame', 'Hillsborough', 'Napa', 'Napa County'],
  ...['Piedmont', 'Albany', 'Saratoga', 'Cupertino', 'Long Beach', 'Glendale', 'Torrance', 'Redondo Beach'],
  ...['Manhattan Beach', 'Alhambra', 'Whittier', 'West Covina', 'Arcadia', 'Monrovia', 'Carson', 'Vernon', 'Compton'],
  ...['Rancho Palos Verdes', 'Ventura', 'Ventura County', 'Santa Clarita', 'Irvine', 'Anaheim', 'Orange County'],
  ...['Costa Mesa', 'Huntington Beach', 'Newport Beach', 'Orange', 'Fullerton', 'Tustin', 'Laguna Beach'],
  ...['Laguna Niguel', 'Mission Viejo', 'Aliso Viejo', 'San Clemente', 'Garden Grove', 'Brea', 'Lake Forest'],
  ...['San Diego', 'San Diego County', 'Chula Vista', 'Carlsbad', 'Oceanside', 'Encinitas', 'La Mesa', 'El Cajon'],
  ...['Escondido', 'San Marcos', 'Vista', 'Coronado', 'National City', 'Poway', 'Santee'],
];

/** What only the law of tenancies holds: a license or an inspection of the home itself is left to cities everywhere. */
const ABOUT_TENANCIES = LOCAL_TOPICS.filter((topic) => topic !== 'registration');

export const checkedNone: readonly CheckedNone[] = [
  {
    state: 'FL',
    topics: ABOUT_TENANCIES,
    source: 'Fla. Stat. § 83.425: the state alone regulates residential tenancies',
    certainty: 'cited',
    checked: CHECKED_ON,
  },
  {
    state: 'VA',
    topics: ABOUT_TENANCIES,
    source: 'Va. Code § 55.1-1201(A): no locality may modify the act',
    certainty: 'cited',
    checked: CHECKED_ON,
  },
  {
    state: 'WA',
    topics: ['rentIncreaseCap', 'depositInterest'],
    source: 'RCW 35.21.830 and 36.01.130: no city or county regulates the amount of rent',
    certainty: 'cited',
    checked: CHECKED_ON,
  },
  {
    state: 'WA',
    localities: ['Kirkland'],
    topics: ['feeCap', 'criminalNever', 'decisionOrder', 'justCause', 'relocation'],
    source: 'Kirkland Municipal Code 7.75, all sections',
    certainty: 'cited',
    checked: CHECKED_ON,
  },
  {
    state: 'WA',
    localities: ['Redmond'],
    topics: ['feeCap', 'criminalNever', 'decisionOrder', 'justCause', 'relocation'],
    source:
      'Redmond Municipal Code 9.54 (Ord. 3091): notices of increases, late fees, move-in fees, and payment plans alone',
    certainty: 'cited',
    checked: '2026-11-30',
  },
  {
    state: 'WA',
    localities: ['Shoreline', 'Kenmore'],
    topics: ['justCause', 'relocation'],
    source: 'Shoreline Municipal Code 9.35 and Kenmore Municipal Code 8.55, by their sections',
    certainty: 'cited',
    checked: '2026-11-30',
  },
  {
    state: 'WA',
    localities: ['Burien', 'SeaTac'],
    topics: ['feeCap', 'criminalNever', 'decisionOrder', 'relocation'],
    source: 'Burien Municipal Code 5.63 and SeaTac Municipal Code 4.05, by their sections',
    certainty: 'cited',
    checked: '2026-11-30',
  },
  {
    state: 'WA',
    localities: ['Shoreline', 'Kenmore', 'King County'],
    topics: ['feeCap', 'criminalNever', 'decisionOrder'],
    source: 'Shoreline Municipal Code 9.35, Kenmore Municipal Code 8.55, and King County Code 12.25, by their sections',
    certainty: 'cited',
    checked: CHECKED_ON,
  },
  {
    state: 'CA',
    localities: CA_WITHOUT_RENT_LIMIT,
    topics: ['rentIncreaseCap'],
    source: 'Not named in the lists of local rent limits of caltenantlaw.com and detainerdefense.com',
    certainty: 'cited',
    checked: CHECKED_ON,
  },
];

/**
 * Topics on which no stand-in is as strict as a rule that a city of the state could have, with the reason: the rule of the
 * state, or our own, counts there. A lawyer confirms each.
 */
export const stateStands: Readonly<Record<string, Partial<Record<LocalTopic, string>>>> = {
  CA: {
    rentIncreaseNotice:
      'No city of California is known with a longer notice than the 30 and 90 days of Civ. Code § 827.',
    lateFee: 'No city of California is known with a figure. Ours is 5% and at most $50.',
    depositCap: 'One month with all charges (Civ. Code § 1950.5(c)) is the strictest known.',
    feeCap: 'Nothing is charged beside the deposit, so no city can allow less.',
    depositInstallments: 'No city of California is known with a right to pay in parts.',
    depositInterest:
      'Interest is paid where a rule of the city is read. Cities with interest are known for rent-controlled homes, which we do not lease.',
    decisionOrder:
      'The order of Civ. Code § 1950.6 holds in the whole state, and no city is known with a stricter one.',
  },
};

/** The reading by which a locality is known to have no rule of its own on a topic; undefined where there is none. */
export const checkedNoneFor = (state: string, locality: string, topic: string): CheckedNone | undefined =>
  checkedNone.find(
    (each) =>
      each.state === state &&
      each.topics.some((one) => one === topic) &&
      (each.localities === undefined || each.localities.includes(locality)),
  );

export const isCheckedNone = (state: string, locality: string, topic: string): boolean =>
  checkedNoneFor(state, locality, topic) !== undefined;
