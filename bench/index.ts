// `npm run bench`: every figure beside its yardstick, measured in the same run. `-- accounts`, `-- search`, `-- map`, `-- estimates`, `-- criteria`, `-- sealing`, `-- content`, `-- pages`, `-- browser`, `-- care`, `-- listing`, `-- money`, `-- load`, `-- scale`, `-- homes10m`. A number
// after the names makes a smaller run: `-- care 1000`; for load it is the minutes of its soak (`--rate=40` asks that often instead of looking for what is held). `-- scale --reads=account,earnings` measures the reads whose names have one of these.
import { fail } from '../server/host/cliError.ts';
import { benchAccounts } from './accounts';
import { benchBrowser } from './browser';
import { benchCare } from './care';
import { benchContent } from './content';
import { benchCriteria } from './criteria';
import { benchEstimates } from './estimates';
import { benchListing } from './listing';
import { benchLoad } from './load/index';
import { benchMap } from './map';
import { benchMoney } from './money/index';
import { benchPages } from './pages';
import { benchScale } from './scale/index';
import { benchManyHomes } from './scale/manyHomes';
import { benchSearch } from './search';
import { benchSealing } from './signing';

const suites = {
  search: benchSearch,
  map: benchMap,
  estimates: benchEstimates,
  criteria: benchCriteria,
  sealing: benchSealing,
  content: benchContent,
  pages: benchPages,
  browser: benchBrowser,
  accounts: benchAccounts,
  care: benchCare,
  listing: benchListing,
  money: benchMoney,
  load: benchLoad,
  scale: benchScale,
  homes10m: benchManyHomes,
};
type Suite = keyof typeof suites;
/** Takes most of an hour and 30 GB of disk: only when it is asked for. */
const APART: Suite = 'homes10m';

const asked = process.argv.slice(2).filter((name): name is Suite => Object.hasOwn(suites, name));
const everySuite = (Object.keys(suites) as Suite[]).filter((name) => name !== APART);
const given = process.argv.find((argument) => /^\d+$/.test(argument));
const size = given === undefined ? undefined : Number(given);
try {
  for (const name of asked.length > 0 ? asked : everySuite) await suites[name](size);
} catch (error) {
  fail(error);
}
process.exit();
