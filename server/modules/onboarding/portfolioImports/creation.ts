// Makes the people, homes, leases, and Pros of a portfolio through the functions that make them for everybody else.
import { fullName } from '@/contract/account/users/personName';
import { cents } from '@/contract/amounts/cents';
import { addDays } from '@/contract/calendar/days';
import type { Trade } from '@/contract/care/pros/constants';
import { streetKey } from '@/contract/homes/addresses/addressKeys';
import type { Fee } from '@/contract/homes/homes/endpoints';
import type { Db } from '@/server/db/client';
import { newId } from '@/server/ids';
import { importHandlers } from '@/server/importHandlers';
import { createImportedAccount } from '@/server/modules/account/users/importedAccounts';
import { findHomeById } from '@/server/modules/homes/homes';
import { insertManagedHome } from '@/server/modules/homes/homes/facts';
import { createImportedLease } from '@/server/modules/leasing/leases/importedLeases';
import type { Known } from './portfolio';
import * as repo from './repo';
import type { ImportedHome, ImportedLease, ImportedPerson, Portfolio } from './types';

interface Creation {
  importId: string;
  cutoverOn: string;
  known: Known;
  by: string | null;
  now: Date;
}

/** An account for each address: the one that is there, or a new one. Answers the ids by address. */
async function createPeople(db: Db, { owners, homes }: Portfolio, { importId, known, now }: Creation) {
  const residents = homes.flatMap(({ lease }) => lease?.residents ?? []);
  const people = new Map<string, { person: ImportedPerson; isOwner: boolean; isResident: boolean }>();
  for (const person of owners) people.set(person.email, { person, isOwner: true, isResident: false });
  for (const person of residents) {
    const other = people.get(person.email);
    people.set(person.email, { person: other?.person ?? person, isOwner: other?.isOwner ?? false, isResident: true });
  }
  const ids = new Map<string, string>();
  for (const [email, { person, isOwner, isResident }] of people) {
    const account = known.accounts.get(email);
    const { firstName, lastName, phone } = person;
    const type = isOwner ? 'homeowner' : 'resident';
    const otherType = isOwner && isResident ? 'resident' : null;
    const id =
      account?.id ?? (await createImportedAccount(db, { email, firstName, lastName, phone, type, otherType }, now));
    ids.set(email, id);
    await repo.insertRecord(db, { importId, kind: 'user', recordId: id, isNew: !account });
  }
  return ids;
}

const KINDS = {
  house: 'house',
  townhouse: 'townhouse',
  condo: 'condo',
  apartment: 'apartment',
  multi: 'apartment',
  adu: 'guest house',
} as const;

const headlineOf = ({ type, beds, city }: ImportedHome) =>
  beds === 0 ? `Studio in ${city}` : `${beds}-bedroom ${KINDS[type]} in ${city}`;

const feesOf = (lease: ImportedLease | null, now: Date): Fee[] =>
  (lease?.charges ?? []).map(({ kind, name, cents: amount }) => ({
    id: newId(now.getTime()),
    kind,
    name,
    cents: cents(amount),
    every: 'month',
    required: true,
    why: 'The lease asks for it.',
  }));

async function createHome(
  db: Db,
  home: ImportedHome,
  { ownerId, propertyId }: { ownerId: string; propertyId: string | null },
  { cutoverOn, now }: Creation,
): Promise<string> {
  const { lease, regionId, streetAddress, zipcode, lat, lng } = home;
  const id = newId(now.getTime());
  const cityId = await repo.findCityId(db, home);
  if (cityId === undefined) throw new Error(`Region ${regionId} has no city`);
  const rentCents = lease?.rentCents ?? home.rentCents;
  await insertManagedHome(db, {
    id,
    ownerId,
    cityId,
    type: home.type,
    address: { streetAddress, zipcode, lat, lng, regionId },
    unit: { unit: home.unit, beds: home.beds, baths: home.baths, sqft: home.sqft, rentCents },
    availableOn: lease ? addDays(lease.endOn < cutoverOn ? cutoverOn : lease.endOn, 1) : cutoverOn,
    yearBuilt: home.yearBuilt,
    headline: headlineOf(home),
    propertyId: propertyId ?? null,
    status: lease ? 'leased' : 'off_market',
    depositCents: lease?.depositCents || rentCents,
    fees: feesOf(lease, now),
  });
  return id;
}

async function createLease(
  db: Db,
  { homeId, lease, homeowner }: { homeId: string; lease: ImportedLease; homeowner: string },
  people: ReadonlyMap<string, string>,
  { cutoverOn, importId, by, now }: Creation,
): Promise<string> {
  const home = await findHomeById(db, homeId);
  if (!home) throw new Error('The home was made a moment ago');
  const { residents, charges, row, ...terms } = lease;
  const parties = residents.map(({ email, role, ...person }) => ({
    personId: people.get(email) ?? '',
    email,
    name: fullName(person),
    role,
  }));
  const id = await createImportedLease(db, { home, homeowner, terms, parties, chargedFrom: cutoverOn, by, now });
  await repo.insertRecord(db, { importId, kind: 'lease', recordId: id, isNew: true });
  return id;
}

/** Makes everything of a dry run without errors, in the caller's transaction. As the system. */
export async function createPortfolio(db: Db, portfolio: Portfolio, creation: Creation): Promise<void> {
  const { importId, now } = creation;
  const people = await createPeople(db, portfolio, creation);
  const owners = new Map(portfolio.owners.map((owner) => [owner.email, owner]));
  const buildings = Map.groupBy(portfolio.homes, (home) => `${streetKey(home.streetAddress)}|${home.zipcode}`);
  for (const homes of buildings.values()) {
    let propertyId: string | null = null;
    for (const home of homes) {
      const ownerId = people.get(home.ownerEmail ?? '');
      const owner = owners.get(home.ownerEmail ?? '');
      if (!ownerId || !owner) throw new Error('A home of the dry run has no owner');
      const homeId = await createHome(db, home, { ownerId, propertyId }, creation);
      if (homes.length > 1) propertyId ??= homeId;
      const { lease, opening } = home;
      const leaseId = lease
        ? await createLease(db, { homeId, lease, homeowner: fullName(owner) }, people, creation)
        : null;
      await repo.insertRecord(db, {
        importId,
        kind: 'home',
        recordId: homeId,
        isNew: true,
        opening: JSON.stringify({ ...opening, leaseId }),
      });
    }
  }
  const regionIds = [...new Set(portfolio.homes.map(({ regionId }) => regionId))];
  for (const { row, trades, ...pro } of portfolio.pros) {
    const id = newId(now.getTime());
    // Documents and hours are entered by hand: until then they get no work.
    const rest = { regionIds, hours: {}, takesEmergencies: false, dailyCapacity: 1, priceList: [] };
    await importHandlers.insertPro(db, id, { ...pro, ...rest, trades: trades as Trade[], status: 'paused' }, now);
    await repo.insertRecord(db, { importId, kind: 'pro', recordId: id, isNew: true });
  }
  await repo.saveFingerprints(db, importId);
}
