import { account } from '@/contract/account';
import { threads } from '@/contract/threads';
import { todos } from '@/contract/todos';
import { apiQuery } from '@/lib/api/query';

/** Parts of a portfolio that can be seen for one home: `/accounts/portfolio/{section}/{propertyId}`. */
export const homeSections = [
  'earnings',
  'landlord-insurance',
  'listing-performance',
  'pre-move-out',
  'properties',
  'sell',
  'wealth',
  'wealth-analysis',
] as const;
export type HomeSection = (typeof homeSections)[number];

/** What an address without a page file of its own names; undefined: nothing of ours. */
export type AccountPlace = { section: 'overview' } | { section: HomeSection; homeId: string };

const isSection = (word: string | undefined): word is HomeSection => homeSections.some((each) => each === word);

export function readAccountPlace(at: string | undefined): AccountPlace | undefined {
  if (at === undefined || at === 'portfolio' || at === 'home') return { section: 'overview' };
  const [part, section, homeId, ...more] = at.split('/');
  if (part !== 'portfolio' || !isSection(section) || !homeId || more.length > 0) return undefined;
  return { section, homeId };
}

/** What the page of such an address asks for; null where there is no such page. */
export function wantedAt(at: string | undefined): readonly unknown[] | null {
  const place = readAccountPlace(at);
  if (!place) return null;
  if (place.section === 'overview') return overviewQueries();
  const params = { homeId: place.homeId };
  const one = apiQuery(account.getOwnedHome, { params });
  return place.section === 'listing-performance' ? [one, apiQuery(account.getHomeInterest, { params })] : [one];
}

function overviewQueries() {
  return [apiQuery(todos.listTodos), apiQuery(account.listQuestions)];
}

/** The threads of an inbox, and the one the address names. */
export function wantedThreads(thread: string | string[] | undefined): readonly unknown[] {
  const list = apiQuery(threads.listThreads);
  return typeof thread === 'string' ? [list, apiQuery(threads.getThread, { params: { threadId: thread } })] : [list];
}
