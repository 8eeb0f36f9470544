// `npm run bench`: every figure beside its yardstick, measured in the same run. Names after it choose suites (bench/suites.ts);
// a number after the names makes a smaller run: `-- care 1000`; for load it is the minutes of its soak (`--rate=40` asks that
// often instead of searching for the highest rate). `-- scale --reads=account,earnings` measures the reads that have one of
// these in their names. `-- browser --write` puts its figures into docs/performance.md.
import { fail } from '../server/host/cliError.ts';
import { APART, type Suite, suites } from './suites';

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
