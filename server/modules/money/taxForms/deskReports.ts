import { sql } from 'kysely';
import { SCHEDULE_E_LINES } from '@/contract/money/taxForms/scheduleE';
import { routes } from '@/contract/routes';
import type { Db } from '@/server/db/client';
import { money, text } from '@/server/desk/columns';
import type { DeskReport } from '@/server/desk/types';
import { computeYear } from './figures';

async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, trim(concat_ws(' ', first_name, last_name)) as name from users where id = any(${[...ids]}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const taxPack: DeskReport = {
  id: 'owner-tax-pack',
  title: 'Tax pack of all owners',
  summary:
    'The year of this day by owner and home in the lines of Schedule E (Form 1040), from the statements. Of a home with several owners, each has their part. Costs stand without a minus.',
  duties: ['money'],
  hasAsOf: true,
  columns: () => [text('Owner'), text('Home'), ...SCHEDULE_E_LINES.map((line) => money(line))],
  rows: async (db, asOf) => {
    const owners = (await computeYear(db, Number(asOf.slice(0, 4)))).filter(({ ownerId }) => ownerId !== null);
    const names = await namesOf(
      db,
      owners.flatMap(({ ownerId }) => ownerId ?? []),
    );
    return owners
      .flatMap(({ ownerId, homes }) =>
        homes.map(({ homeId, address, lines }) => ({
          id: `${ownerId}:${homeId}`,
          href: routes.accounts.deskPerson({ personId: ownerId ?? '' }),
          cells: [
            names.get(ownerId ?? '') ?? '',
            address,
            ...SCHEDULE_E_LINES.map((name) => lines.find(({ line }) => line === name)?.amount ?? 0),
          ],
        })),
      )
      .toSorted((one, other) => `${one.cells[0]}${one.cells[1]}`.localeCompare(`${other.cells[0]}${other.cells[1]}`));
  },
};

export const taxReports: readonly DeskReport[] = [taxPack];
