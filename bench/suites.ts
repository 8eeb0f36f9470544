import { benchAccounts } from './accounts';
import { benchBrowser } from './browser/index';
import { benchCare } from './care';
import { benchContent } from './content';
import { benchCriteria } from './criteria';
import { benchDeskSearch } from './deskSearch';
import { benchEstimates } from './estimates';
import { benchLighthouse } from './lighthouse';
import { benchListing } from './listing';
import { benchLoad } from './load/index';
import { benchMap } from './map';
import { benchMoney } from './money/index';
import { benchPages } from './pages';
import { benchScale } from './scale/index';
import { benchManyHomes } from './scale/manyHomes';
import { benchSearch } from './search';
import { benchSealing } from './signing';
import type { Suite } from './suiteNames';

/** Every suite by its name. The number that a suite takes makes a smaller run. */
export const suites: Readonly<Record<Suite, (size?: number) => Promise<void>>> = {
  search: benchSearch,
  map: benchMap,
  estimates: benchEstimates,
  criteria: benchCriteria,
  desk: benchDeskSearch,
  sealing: benchSealing,
  content: benchContent,
  pages: benchPages,
  browser: benchBrowser,
  lighthouse: benchLighthouse,
  accounts: benchAccounts,
  care: benchCare,
  listing: benchListing,
  money: benchMoney,
  load: benchLoad,
  scale: benchScale,
  homes10m: benchManyHomes,
};
