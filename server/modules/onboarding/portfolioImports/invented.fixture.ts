// An invented portfolio as a company would export it: the same number of homes gives the same files.
import { csvForPrograms } from '@/contract/format/csv';
import type { ImportFileKind } from '@/contract/onboarding/portfolioImports/constants';
import { chance } from '@/server/seed/generators/random';

const FIRST = ['Ada', 'Ben', 'Cleo', 'Dev', 'Elif', 'Fay', 'Gus', 'Hana', 'Ivo', 'June'] as const;
const LAST = ['Alvarez', 'Boyd', 'Chen', 'Dixon', 'Eze', 'Frost', 'Gray', 'Holt', 'Imai', 'Jones'] as const;
const STREETS = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir'] as const;
const HOMES_OF_OWNER = 3;

const dollars = (cents: number) => `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

export interface Invented {
  files: Record<ImportFileKind, string>;
  /** Sums of all homes, in cents. */
  sums: { deposits: number; owed: number; prepaid: number; owners: number };
  leases: number;
  residents: number;
}

/** Files of so many homes in Oakland, of which one in ten is vacant. */
export function inventedPortfolio(homes: number): Invented {
  const dice = chance(`portfolio of ${homes}`);
  const rows: Record<ImportFileKind, string[][]> = {
    owners: [['Owner ID', 'First name', 'Last name', 'Email', 'Phone']],
    homes: [
      [
        'Home ID',
        'Street address',
        'Unit',
        'City',
        'State',
        'ZIP Code',
        'Beds',
        'Baths',
        'Sqft',
        'Year built',
        'Market rent',
        'Owner',
      ],
    ],
    residents: [['Home ID', 'First name', 'Last name', 'Email', 'Phone']],
    leases: [['Home ID', 'Lease start', 'Lease end', 'Rent', 'Deposit', 'Late fee percent']],
    charges: [['Home ID', 'Description', 'Amount']],
    balances: [['Home ID', 'Deposit held', 'Past due', 'Prepaid', 'Owner balance']],
    pros: [['Company', 'Contact', 'Email', 'Phone', 'Trades']],
  };
  const sums = { deposits: 0, owed: 0, prepaid: 0, owners: 0 };
  let [leases, residents] = [0, 0];
  for (let n = 0; n < Math.ceil(homes / HOMES_OF_OWNER); n += 1)
    rows.owners.push([`O-${n}`, dice.pick(FIRST), dice.pick(LAST), `owner${n}@portfolio.example`, '(415) 555-0100']);
  for (let n = 0; n < homes; n += 1) {
    const id = `H-${n}`;
    const rent = dice.int(150, 500) * 1_000;
    const owner = `O-${Math.floor(n / HOMES_OF_OWNER)}`;
    const [beds, year] = [String(dice.int(0, 4)), String(dice.int(1_920, 2_020))];
    const street = `${100 + n} ${dice.pick(STREETS)} Street`;
    rows.homes.push([id, street, '', 'Oakland', 'CA', '94601', beds, '1.5', '1,200', year, dollars(rent), owner]);
    const ownerBalance = dice.int(-20, 200) * 1_000;
    sums.owners += ownerBalance;
    const ownerText = ownerBalance < 0 ? `(${dollars(-ownerBalance)})` : dollars(ownerBalance);
    if (n % 10 === 9) {
      rows.balances.push([id, '', '', '', ownerText]);
      continue;
    }
    leases += 1;
    const month = dice.int(1, 11);
    rows.leases.push([id, `${month}/1/26`, `${month}/28/27`, dollars(rent), dollars(rent), '5']);
    for (let m = 0; m < dice.int(1, 2); m += 1) {
      residents += 1;
      rows.residents.push([
        id,
        dice.pick(FIRST),
        dice.pick(LAST),
        `resident${n}-${m}@portfolio.example`,
        '510-555-0101',
      ]);
    }
    if (dice.yes(0.3)) rows.charges.push([id, dice.pick(['Pet rent', 'Parking', 'Trash']), dollars(3_500)]);
    const [owed, prepaid] = dice.yes(0.2)
      ? [dice.int(1, 90) * 1_000, 0]
      : [0, dice.yes(0.2) ? dice.int(1, 400) * 1_000 : 0];
    sums.deposits += rent;
    sums.owed += owed;
    sums.prepaid += prepaid;
    rows.balances.push([id, dollars(rent), dollars(owed), dollars(prepaid), ownerText]);
  }
  rows.pros.push(['Alder Plumbing', 'Bo Byron', 'plumbing@portfolio.example', '(510) 555-0102', 'Plumbing']);
  const files = Object.fromEntries(Object.entries(rows).map(([kind, table]) => [kind, csvForPrograms(table)]));
  return { files: files as Invented['files'], sums, leases, residents };
}
