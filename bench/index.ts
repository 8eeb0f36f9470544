// `npm run bench`: every figure beside its yardstick, measured in the same run. `-- accounts`, `-- search`, `-- map`, `-- estimates`, `-- criteria`, `-- sealing`, `-- content`, `-- pages`, `-- browser`, `-- care`, `-- listing`, `-- money`, `-- load`, `-- scale`. A number
// after the names makes a smaller run: `-- care 1000`; for load it is the minutes of its soak. `-- scale --reads=account,earnings` measures the reads whose names have one of these.
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
import { benchMoney } from './money';
import { benchPages } from './pages';
import { benchScale } from './scale/index';
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
};
type Suite = keyof typeof suites;

const asked = process.argv.slice(2).filter((name): name is Suite => Object.hasOwn(suites, name));
const given = process.argv.find((argument) => /^\d+$/.test(argument));
const size = given === undefined ? undefined : Number(given);
try {
  for (const name of asked.length > 0 ? asked : (Object.keys(suites) as Suite[])) await suites[name](size);
} catch (error) {
  fail(error);
}
process.exit();
