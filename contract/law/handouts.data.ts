// Official papers that the law has us give to residents, each published by an authority. The files themselves come from
// our team: we ship none, because an edition changes without notice.
import type { Certainty } from './rules';

export const HANDOUT_IDS = [
  'epa-lead',
  'ca-mold',
  'los-angeles-renters',
  'san-diego-guide',
  'wa-mold',
  'seattle-handbook',
  'seattle-voters',
  'tacoma-packet',
  'auburn-guide',
  'burien-summary',
  'seatac-summary',
  'va-rights',
] as const;
export type HandoutId = (typeof HANDOUT_IDS)[number];

/** What residents sign when they get it: a new lease, or the renewal of one as well. */
export type HandoutOccasion = 'lease' | 'renewal';

export interface Handout {
  readonly id: HandoutId;
  readonly title: string;
  readonly publisher: string;
  /** Where the publisher keeps the current edition. */
  readonly source: string;
  /** Two letters; `US` for federal law. */
  readonly state: string;
  readonly locality?: string;
  readonly occasions: readonly HandoutOccasion[];
  /** Only for homes built before this year, or in an unknown one. */
  readonly builtBefore?: number;
  /** The law that asks for it. */
  readonly law: string;
  /** First local day on which the law asks for it. */
  readonly from: string;
  readonly certainty: Certainty;
  readonly checked: string;
}

const CHECKED_ON = '2026-11-29';

export const handouts: readonly Handout[] = [
  {
    id: 'epa-lead',
    title: 'Protect Your Family From Lead in Your Home',
    publisher: 'U.S. Environmental Protection Agency, Consumer Product Safety Commission, and HUD',
    source: 'https://www.epa.gov/lead/protect-your-family-lead-your-home-english',
    state: 'US',
    occasions: ['lease'],
    builtBefore: 1978,
    law: '42 U.S.C. § 4852d; 24 CFR § 35.88(a)(1)',
    from: '1996-12-06',
    certainty: 'statute',
    checked: CHECKED_ON,
  },
  {
    id: 'ca-mold',
    title: 'Information on Dampness and Mold for Renters in California',
    publisher: 'California Department of Public Health',
    source: 'https://www.cdph.ca.gov/Programs/CCDPHP/DEODC/EHLB/IAQ/Pages/Mold.aspx',
    state: 'CA',
    occasions: ['lease'],
    law: 'Cal. Health & Safety Code § 26148',
    from: '2022-01-01',
    certainty: 'cited',
    checked: CHECKED_ON,
  },
  {
    id: 'los-angeles-renters',
    title: 'Renter Protections Notice',
    publisher: 'Los Angeles Housing Department',
    source: 'https://housing.lacity.gov/residents/renters',
    state: 'CA',
    locality: 'Los Angeles',
    occasions: ['lease', 'renewal'],
    law: 'Los Angeles Municipal Code § 165.05',
    from: '2023-01-27',
    certainty: 'cited',
    checked: CHECKED_ON,
  },
  {
    id: 'san-diego-guide',
    title: 'Tenant Protection Guide',
    publisher: 'San Diego Housing Commission',
    source: 'https://www.sandiego.gov/housing/tenant-protection',
    state: 'CA',
    locality: 'San Diego',
    occasions: ['lease', 'renewal'],
    law: 'San Diego Municipal Code § 98.0705',
    from: '2023-06-24',
    certainty: 'cited',
    checked: CHECKED_ON,
  },
  {
    id: 'wa-mold',
    title: 'Information about mold',
    publisher: 'Washington State Department of Health',
    source: 'https://doh.wa.gov/community-and-environment/contaminants/mold',
    state: 'WA',
    occasions: ['lease'],
    law: 'RCW 59.18.060(13)',
    from: '2005-07-24',
    certainty: 'cited',
    checked: CHECKED_ON,
  },
  {
    id: 'seattle-handbook',
    title: 'Renting in Seattle Handbook',
    publisher: 'Seattle Department of Construction and Inspections',
    source: 'https://www.seattle.gov/rentinginseattle',
    state: 'WA',
    locality: 'Seattle',
    occasions: ['lease', 'renewal'],
    law: 'Seattle Municipal Code 7.24.080',
    from: '2018-02-19',
    certainty: 'cited',
    checked: CHECKED_ON,
  },
  {
    id: 'seattle-voters',
    title: 'Voter registration information for new tenants',
    publisher: 'City of Seattle and King County Elections',
    source: 'https://www.seattle.gov/rentinginseattle',
    state: 'WA',
    locality: 'Seattle',
    occasions: ['lease'],
    law: 'Seattle Municipal Code 7.24.080',
    from: '2018-02-19',
    certainty: 'cited',
    checked: CHECKED_ON,
  },
  {
    id: 'tacoma-packet',
    title: 'Tenant Information Packet',
    publisher: 'City of Tacoma',
    source: 'https://cityoftacoma.org/rentalhousingcode',
    state: 'WA',
    locality: 'Tacoma',
    occasions: ['lease', 'renewal'],
    law: 'Tacoma Municipal Code 1.95.030',
    from: '2019-02-01',
    certainty: 'cited',
    checked: CHECKED_ON,
  },
  {
    id: 'auburn-guide',
    title: 'Renting in Auburn',
    publisher: 'City of Auburn',
    source: 'https://www.auburnwa.gov/rentals',
    state: 'WA',
    locality: 'Auburn',
    occasions: ['lease', 'renewal'],
    law: 'Auburn City Code 5.23.030 (Ord. 6786)',
    from: '2020-10-16',
    certainty: 'cited',
    checked: '2026-11-30',
  },
  {
    id: 'burien-summary',
    title: 'Summary of rental housing laws of Burien',
    publisher: 'City of Burien',
    source: 'https://www.burienwa.gov',
    state: 'WA',
    locality: 'Burien',
    occasions: ['lease', 'renewal'],
    law: 'Burien Municipal Code 5.63.030',
    from: '2022-10-28',
    certainty: 'cited',
    checked: '2026-11-30',
  },
  {
    id: 'seatac-summary',
    title: 'Summary of rental housing laws of SeaTac',
    publisher: 'City of SeaTac',
    source: 'https://www.seatacwa.gov',
    state: 'WA',
    locality: 'SeaTac',
    occasions: ['lease', 'renewal'],
    law: 'SeaTac Municipal Code 4.05.040 (Ord. 23-1009)',
    from: '2023-05-17',
    certainty: 'cited',
    checked: '2026-11-30',
  },
  {
    id: 'va-rights',
    title: 'Virginia Statement of Tenant Rights and Responsibilities',
    publisher: 'Virginia Department of Housing and Community Development',
    source: 'https://www.dhcd.virginia.gov/landlord-tenant-resources',
    state: 'VA',
    occasions: ['lease'],
    law: 'Va. Code § 55.1-1204(H)',
    from: '2020-07-01',
    certainty: 'cited',
    checked: CHECKED_ON,
  },
];
