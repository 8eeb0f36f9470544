// What a city asks of homeowners who rent out: registers and licenses, and money for residents who must leave. Known to
// exist, and read by people; where a city’s code is unread, a line says so.
import type { Rule } from './rules';

const CHECKED_ON = '2026-11-29';
type Duty = readonly [
  state: string,
  locality: string,
  from: string,
  says: string,
  source: string,
  figures?: Readonly<Record<string, number>>,
];

const registrations: readonly Duty[] = [
  [
    'CA',
    'San Francisco',
    '2022-07-01',
    'Homes are reported to the Housing Inventory each year. Without its license, the rent may not rise.',
    'San Francisco Administrative Code § 37.15',
  ],
  [
    'CA',
    'Los Angeles',
    '2020-01-01',
    'Rent-stabilized homes are registered with the Housing Department each year.',
    'Los Angeles Municipal Code § 151.05',
  ],
  [
    'CA',
    'Oakland',
    '2023-07-01',
    'Homes are registered each year, and residents get the notice of the Rent Adjustment Program.',
    'Oakland Municipal Code § 8.22.510',
  ],
  ['CA', 'Berkeley', '2020-01-01', 'Homes are registered with the Rent Board.', 'Berkeley Municipal Code § 13.76.080'],
  [
    'CA',
    'San Jose',
    '2020-01-01',
    'Rent-stabilized homes are in the Rent Registry.',
    'San José Municipal Code ch. 17.23',
  ],
  [
    'CA',
    'San Leandro',
    '2025-04-01',
    'Rental homes are in the Rent Registry. Without it, the rent may not rise.',
    'San Leandro rental registry ordinance (April 2025) and Municipal Code ch. 4-46',
  ],
  [
    'WA',
    'Seattle',
    '2020-01-01',
    'Rental homes are registered and inspected (RRIO).',
    'Seattle Municipal Code ch. 22.214',
  ],
  ['WA', 'Tacoma', '2020-01-01', 'Rental homes have a business license of the city.', 'Tacoma Municipal Code 6B.165'],
  ['WA', 'Auburn', '2020-01-01', 'Rental homes have a yearly rental license of the city.', 'Auburn City Code ch. 5.22'],
  [
    'WA',
    'Tukwila',
    '2020-01-01',
    'Rental homes have a residential rental business license and inspection.',
    'Tukwila Municipal Code ch. 5.06',
  ],
  [
    'WA',
    'Burien',
    '2020-01-01',
    'Rental homes have a business license of the city and a certificate of inspection. Without them, no lease may be ended.',
    'Burien Municipal Code ch. 5.62 and 5.63.070',
  ],
];

const relocations: readonly Duty[] = [
  [
    'CA',
    'San Francisco',
    '2020-01-01',
    'Residents who must leave without a fault of theirs get relocation payments that the Rent Board sets each March.',
    'San Francisco Administrative Code § 37.9C',
  ],
  [
    'CA',
    'Los Angeles',
    '2020-01-01',
    'Residents who must leave without a fault of theirs get relocation payments that the Housing Department sets each July.',
    'Los Angeles Municipal Code §§ 151.09(G) and 165.06',
  ],
  [
    'WA',
    'Seattle',
    '2022-07-01',
    'A rise of 10% or more within a year gives residents with a low income the right to relocation assistance.',
    'Seattle Municipal Code ch. 22.212',
    { riseBps: 1_000 },
  ],
  [
    'WA',
    'Tacoma',
    '2023-12-08',
    'A rise of 5% or more gives residents the right to relocation assistance. We have not read yet whether the city has raised that figure.',
    'Tacoma Landlord Fairness Code; Ord. 29086 from January 1, 2026',
    { riseBps: 500 },
  ],
];

const rule = (topic: 'registration' | 'relocation', [state, locality, from, says, source, figures]: Duty): Rule => ({
  id: `${locality.toLowerCase().replaceAll(' ', '-')}-${topic}`,
  topic,
  state,
  locality,
  from,
  says,
  source,
  certainty: 'ruleOfThumb',
  checked: CHECKED_ON,
  ...(figures && { figures }),
});

const unread = (state: string, topic: 'registration' | 'relocation' | 'handout', says: string): Rule => ({
  id: `${state.toLowerCase()}-unread-${topic}`,
  topic,
  state,
  unread: true,
  from: '2020-01-01',
  says,
  source: 'The city’s code is unread',
  certainty: 'ruleOfThumb',
  checked: CHECKED_ON,
});

export const localDutyRules: readonly Rule[] = [
  ...registrations.map((duty) => rule('registration', duty)),
  ...relocations.map((duty) => rule('relocation', duty)),
  ...['CA', 'WA', 'FL', 'VA'].map((state) =>
    unread(
      state,
      'registration',
      'We have not reviewed this city’s own rules yet. Until then, our team looks up whether it has a register, license, or inspection of rental homes before the home is leased.',
    ),
  ),
  ...['CA', 'WA'].flatMap((state) => [
    unread(
      state,
      'handout',
      'We have not reviewed this city’s own rules yet. Until then, our team looks up whether a paper or guide of the city goes with a lease or a renewal before it is signed.',
    ),
    unread(
      state,
      'relocation',
      'We have not reviewed this city’s own rules yet. Until then, our team looks up whether it asks for relocation payments before any notice to leave.',
    ),
  ]),
];
