// Which of our regions an address lies in, by its county: the same borders that the rent model learnt.

const COUNTIES: Record<string, Record<string, string>> = {
  CA: {
    alameda: 'Bay Area',
    'contra costa': 'Bay Area',
    marin: 'Bay Area',
    napa: 'Bay Area',
    'san francisco': 'Bay Area',
    'san mateo': 'Bay Area',
    'santa clara': 'Bay Area',
    solano: 'Bay Area',
    sonoma: 'Bay Area',
    'los angeles': 'LA Area',
    ventura: 'LA Area',
    orange: 'Orange County',
    'san diego': 'San Diego Area',
  },
  WA: { king: 'Seattle Area', pierce: 'Seattle Area', snohomish: 'Seattle Area' },
  FL: { 'miami-dade': 'Miami', broward: 'Miami', 'palm beach': 'Miami' },
};

/** `City and County of San Francisco` and `Alameda County` are counties by their own names. */
const normalizeCounty = (county: string) =>
  county
    .toLowerCase()
    .replace(/^city and county of /, '')
    .replace(/ county$/, '');

/** The name of the region; undefined where we have none. The state of Virginia is one region. */
export function regionNameOf(state: string, county: string): string | undefined {
  return state === 'VA' ? 'Virginia' : COUNTIES[state]?.[normalizeCounty(county)];
}
