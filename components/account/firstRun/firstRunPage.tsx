import { createAccountPage } from '@/components/layout/page/accountPages';
import type { Route } from '@/lib/routing/routes';
import { FirstRunScreen } from './FirstRunScreen';
import { firstRuns } from './firstRuns.data';

/** The page of a route whose feature has nothing to show yet; its words stand in firstRuns.data.ts. */
export function firstRunPage<R extends Route>(route: R) {
  const firstRun = firstRuns[route.pattern];
  if (!firstRun) throw new Error(`${route.pattern} has no words in firstRuns.data.ts`);
  return createAccountPage(route, () => <FirstRunScreen {...firstRun} />);
}
