// `npm run rent-model -- <command>`: trains the rent model, tells how good it is, and estimates rents with it (docs/rent-model.md).
import path from 'node:path';
import { CliError, fail } from '../server/host/cliError.ts';
import { commandLine } from './lib/commandLine.ts';
import { crossFit } from './rentModel/crossFit.ts';
import { writeFairRents } from './rentModel/fairRents.ts';
import { groupTable } from './rentModel/groupErrors.ts';
import { baselineTable } from './rentModel/medianBaseline.ts';
import { readListings } from './rentModel/readListings.ts';
import { scoreRows, scoreTable } from './rentModel/scoreTable.ts';
import { train } from './rentModel/train.ts';

const usage = `npm run rent-model -- <command>
  train --data DIR       learns from the listings there, writes the model, prints how good it is
  evaluate --data DIR    prints how good the model is on homes it has not seen
  fair-rents --data DIR  writes the public rents by ZIP Code that we show where we do not estimate
  predict FEATURES.csv   prints id,estimate,low,high for every home of the file`;
const artifact = path.join(import.meta.dirname, '../server/rentModel/artifact.json');

const printProgress = (what: string) => console.error(`  ${what}`);

/** Where the model stands on homes it has not seen; with `out` it is also written. */
function trainModel(dir: string | undefined, out?: string): void {
  if (!dir) throw new CliError(usage);
  const listings = readListings(dir);
  printProgress(`${listings.rents.length} listings`);
  const crossed = crossFit(listings, printProgress);
  const judged = scoreRows(listings, crossed);
  console.log(scoreTable(judged));
  console.log(`\n${groupTable(judged)}`);
  console.log(`\n${baselineTable(listings)}`);
  if (out) printProgress(`${train(listings, crossed, out)} bytes in ${path.relative(process.cwd(), out)}`);
}

try {
  const { positionals, values } = commandLine({ allowPositionals: true, options: { data: { type: 'string' } } }, usage);
  const [command, file] = positionals;
  if (command === 'train') trainModel(values.data, artifact);
  else if (command === 'evaluate') trainModel(values.data);
  else if (command === 'fair-rents' && values.data) printProgress(`${writeFairRents(values.data)} ZIP Codes`);
  else if (command === 'predict' && file) {
    // Loaded here alone: a training must not need the model that it is about to write.
    const { predict, writeOut } = await import('./rentModel/predict.ts');
    writeOut(predict(file), process.argv.slice(2));
  } else throw new CliError(usage);
} catch (error) {
  fail(error);
}
