// `npm run bench`: every figure beside its yardstick, measured in the same run. Names after it choose suites (bench/suites.ts);
// a number after the names makes a smaller run: `-- care 1000`; for load it is the minutes of its soak (`--rate=40` asks that
// often instead of searching for the highest rate). `-- scale --reads=account,earnings` measures the reads that have one of
// these in their names. `--write` puts what each suite measured into docs/performance.md.
import { fail } from '../server/host/cliError.ts';
import { writeFigures } from './document';
import { takeTables } from './report';
import { APART, SUITES, type Suite } from './suiteNames';
import { suites } from './suites';

const asked = process.argv.slice(2).filter((name): name is Suite => Object.hasOwn(suites, name));
const everySuite = SUITES.filter((name) => name !== APART);
const given = process.argv.find((argument) => /^\d+$/.test(argument));
const size = given === undefined ? undefined : Number(given);
try {
  for (const suite of asked.length > 0 ? asked : everySuite) {
    const startedAt = Date.now();
    await suites[suite](size);
    const endedAt = new Date();
    const took = endedAt.getTime() - startedAt;
    const tables = takeTables();
    console.log(`\n${suite}: ${(took / 60_000).toFixed(1)} min`);
    if (process.argv.includes('--write')) writeFigures({ suite, tables, endedAt, took });
  }
} catch (error) {
  fail(error);
}
process.exit();
