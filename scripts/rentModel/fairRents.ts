import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCsv } from './csv.ts';

const YEAR = '2024';
const out = path.join(import.meta.dirname, '../../server/modules/homes/estimates/fairRents/fairRents.txt');

/** HUD's fair market rents of every ZIP Code, a line each in tens of dollars: what we show where we do not estimate. */
export function writeFairRents(dir: string): number {
  const lines = readCsv(path.join(dir, 'hud-safmr-by-zip.csv'))
    .filter(({ fy }) => fy?.endsWith(YEAR))
    .map(({ zip, br0, br1, br2, br3, br4 }) =>
      [zip, ...[br0, br1, br2, br3, br4].map((rent) => Math.round(Number(rent) / 10))].join(' '),
    );
  writeFileSync(out, `${lines.sort().join('\n')}\n`);
  return lines.length;
}
