// Undoes an imported portfolio without later work: what refers to its records, or changed them, stops it.
import { sql } from 'kysely';
import type { Db } from '@/server/db/client';
import { removeImportedParties } from '@/server/modules/homes/residents';
import { closeOpenedAccounts, listOpeningChanges } from '@/server/modules/money/charges/opening';
import { openingAccountsReleased, openingReversed } from '@/server/modules/money/ledger';
import * as repo from './repo';

/** Rows that the import itself or the schedule of rents makes; `listOpeningChanges` looks at those of money. */
const EXPECTED = new Set([
  'homes.owner_id',
  'homes.property_id',
  'leases.home_id',
  'lease_residents.home_id',
  'lease_residents.lease_id',
  'lease_residents.person_id',
  'charges.home_id',
  'charges.lease_id',
  'charges.owner_id',
  'credits.home_id',
  'credits.lease_id',
  'credits.owner_id',
  'payment_allocations.home_id',
  'payment_allocations.lease_id',
  'payment_allocations.owner_id',
  'ledger_accounts.owner_id',
  'money_requests.home_id',
  'money_requests.lease_id',
  // The calendar of care is planned by itself, and goes with its home.
  'recurrences.home_id',
  'recurrences.owner_id',
  'recurrence_occurrences.home_id',
  'recurrence_occurrences.owner_id',
]);
const recordWords: Readonly<Record<repo.RecordKind, string>> = {
  user: 'an account',
  home: 'a home',
  lease: 'a lease',
  pro: 'a Pro',
};

/** What happened to these records since, in words; empty where nothing did. As the system. */
export async function listChanges(db: Db, importId: string): Promise<string[]> {
  const changes: string[] = [];
  for (const kind of repo.RECORD_KINDS) {
    if ((await repo.countChanged(db, importId, kind)) > 0) changes.push(`${recordWords[kind]} was changed`);
    const ids = await repo.listNewIds(db, importId, kind);
    for (const reference of await repo.listReferences(db, repo.recordTables[kind])) {
      const { table, column } = reference;
      if (EXPECTED.has(`${table}.${column}`) || !(await repo.isNamed(db, reference, ids))) continue;
      changes.push(`${table.replaceAll('_', ' ')} of ${recordWords[kind]}`);
    }
  }
  changes.push(...(await listOpeningChanges(db, await repo.listNewIds(db, importId, 'lease'))));
  return [...new Set(changes)];
}

/**
 * Takes everything back in the caller's transaction, as the owner of the database: entries are reversed, rows are deleted.
 * Answers what stops it, and changes nothing then.
 */
export async function undoImport(db: Db, importId: string, now: Date): Promise<string[]> {
  const changes = await listChanges(db, importId);
  if (changes.length > 0) return changes;
  await sql`select set_config('app.retention', 'on', true)`.execute(db);
  const homes = await repo.listHomeRecords(db, importId);
  const leaseIds = homes.flatMap(({ opening }) => opening.leaseId ?? []);
  await closeOpenedAccounts(db, leaseIds, now);
  for (const { homeId, opening } of homes) await openingReversed(db, { homeId, leaseId: opening.leaseId }, now);
  await removeImportedParties(db, leaseIds);
  const people = await repo.listNewIds(db, importId, 'user');
  if (people.length > 0) await openingAccountsReleased(db, people);
  for (const kind of ['lease', 'home', 'user', 'pro'] as const)
    await repo.deleteRows(db, repo.recordTables[kind], await repo.listNewIds(db, importId, kind));
  return [];
}
