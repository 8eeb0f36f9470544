import { account } from '@/contract/account/account/endpoints';
import { threads } from '@/contract/account/threads/endpoints';
import { todos } from '@/contract/account/todos/endpoints';
import { homeMembers } from '@/contract/homes/homeMembers/endpoints';
import { listingPerformance } from '@/contract/homes/listingPerformance/endpoints';
import { listings } from '@/contract/homes/listings/endpoints';
import { wealth } from '@/contract/money/wealth/endpoints';
import { homeSetup } from '@/contract/onboarding/homeSetup/endpoints';
import { insurance } from '@/contract/tenancy/insurance/endpoints';
import { offboardings } from '@/contract/tenancy/offboardings/endpoints';
import { apiQuery } from '@/lib/api/query';

/** Parts of a portfolio that can be seen for one home: `/accounts/portfolio/{section}/{propertyId}`. */
export const ownedHomeSections = [
  'earnings',
  'landlord-insurance',
  'listing',
  'listing-performance',
  'offboarding',
  'pre-move-out',
  'properties',
  'sell',
  'wealth',
  'wealth-analysis',
] as const;
export type OwnedHomeSection = (typeof ownedHomeSections)[number];

/** What an address without a page file of its own names; undefined: nothing of ours. */
export type AccountRoute = { section: 'overview' } | { section: OwnedHomeSection; homeId: string };

const isOwnedHomeSection = (word: string | undefined): word is OwnedHomeSection =>
  ownedHomeSections.some((each) => each === word);

export function parseAccountRoute(at: string | undefined): AccountRoute | undefined {
  if (at === undefined || at === 'portfolio' || at === 'home') return { section: 'overview' };
  const [area, section, homeId, ...more] = at.split('/');
  if (area !== 'portfolio' || !isOwnedHomeSection(section) || !homeId || more.length > 0) return undefined;
  return { section, homeId };
}

/** What the page of such an address asks for; null where there is no such page. */
export function queriesFor(at: string | undefined): readonly unknown[] | null {
  const place = parseAccountRoute(at);
  if (!place) return null;
  if (place.section === 'overview') return overviewQueries();
  const params = { homeId: place.homeId };
  if (place.section === 'listing') return [apiQuery(listings.getListing, { params })];
  if (place.section === 'wealth' || place.section === 'wealth-analysis')
    return [apiQuery(wealth.getWealth, { params })];
  if (place.section === 'landlord-insurance') return [apiQuery(insurance.getInsurance, { params })];
  if (place.section === 'sell')
    return [apiQuery(wealth.getWealth, { params }), apiQuery(wealth.getSaleOutlook, { params })];
  if (place.section === 'offboarding') return [apiQuery(offboardings.getOffboarding, { params })];
  if (place.section === 'listing-performance') return [apiQuery(listingPerformance.getPerformance, { params })];
  const homeQuery = apiQuery(account.getOwnedHome, { params });
  if (place.section === 'properties')
    return [
      homeQuery,
      apiQuery(todos.listTodos),
      apiQuery(homeMembers.listHomeMembers, { params }),
      apiQuery(homeSetup.getHomeProfile, { params }),
    ];
  return [homeQuery];
}

function overviewQueries() {
  return [apiQuery(todos.listTodos), apiQuery(todos.listWaiting), apiQuery(account.listQuestions)];
}

/** The threads of an inbox, and the one the address names. */
export function threadQueries(thread: string | string[] | undefined): readonly unknown[] {
  const list = apiQuery(threads.listThreads);
  return typeof thread === 'string' ? [list, apiQuery(threads.getThread, { params: { threadId: thread } })] : [list];
}
