// HUD's small area fair market rents of 2024 (public domain), written by `npm run rent-model -- fair-rents`; read on first use.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readOnce } from '@/server/files/readOnce';

const file = path.join(process.cwd(), 'server/modules/homes/estimates/fairRents/fairRents.txt');

const loadLines = readOnce(async () => {
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  return new Map(lines.map((line) => [line.slice(0, 5), line.slice(6)]));
});

/** Dollars a month for 0 to 4 bedrooms; null for a ZIP Code that HUD does not list. */
export async function fairRentsAt(zip: string): Promise<number[] | null> {
  const line = (await loadLines()).get(zip);
  return line ? line.split(' ').map((tens) => Number(tens) * 10) : null;
}
