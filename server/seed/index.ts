// Demo data for an empty database: regions, plans, people, pictures and homes with a past. `npm run db -- seed` runs it.
import pg from 'pg';
import { openDb, types } from '@/server/db/client';
import { env } from '@/server/env';
import { openStorage } from '@/server/providers/storage/openStorage';
import type { Storage } from '@/server/providers/storage/storage';
import { seedApplications } from './applications';
import { seedAppointments } from './appointments';
import { storeMissingAgreements } from './books/agreements';
import { seedBooks } from './books/books';
import { seedPros } from './care/pros';
import { seedWorkOrders } from './care/workOrders';
import { idOf } from './generators/ids';
import { seedGround } from './ground';
import { seedHandouts } from './handouts';
import { madeBefore, seedHomes } from './homes';
import { seedHomeFigures } from './lifecycle/homeFigures';
import { seedLeaseEnds } from './lifecycle/leaseEnds';
import { seedStages } from './lifecycle/stages';
import { seedHomeSetup } from './onboarding/homeSetup';
import { seedIntroductions } from './onboarding/introductions';
import { seedQualifications } from './onboarding/qualifications';
import { storeRenders } from './pictures';
import { regions } from './regions';
import { seedLeases } from './residents/leases';
import { seedWork } from './work';

export interface SeedOptions {
  /** How many homes there are afterwards; more may be asked for later, and only those missing are made. */
  homes?: number;
  /** The moment to use as now; everything else follows from the day. */
  now?: Date;
  storage?: Storage;
  onStep?: (step: string) => void;
}

/** Fills the database, as its owner. Rows come in one transaction: an interrupted run has stored nothing but pictures. */
export async function seed(databaseUrl: string, options: SeedOptions = {}): Promise<{ homes: number }> {
  const { homes = 300, now = new Date(), storage = openStorage(env()), onStep = () => undefined } = options;
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 2,
    types,
    options: '-c app.role=staff -c timezone=UTC',
  });
  // A connection that the server ends while it is being closed is no failure of ours.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    const before = await madeBefore(pool, homes);
    const db = openDb(pool);
    const { DATA_DIR: dataDir, SITE_URL: siteUrl } = env();
    const apply = async () => {
      const wanted = { db, storage, dataDir, siteUrl, now };
      await seedHandouts(wanted);
      await seedLeases(wanted);
      await seedApplications(wanted);
      await seedPros(wanted);
      await seedStages(wanted);
      await seedWorkOrders(wanted);
      await seedBooks(wanted);
      await seedLeaseEnds(wanted);
      await storeMissingAgreements(db, idOf('maya'), now);
      await seedHomeFigures(wanted);
    };
    if (before >= homes) {
      await apply();
      return { homes: 0 };
    }
    onStep('pictures');
    const pictures = await storeRenders({ db, storage });
    const client = await pool.connect();
    try {
      await client.query('begin');
      onStep('regions, plans and people');
      const cities = await seedGround(client, homes);
      onStep('working hours');
      await seedWork(client, new Map(regions.map(({ id, timeZone }) => [id, timeZone])), now);
      onStep('homes');
      await seedHomes(client, { count: homes, before, cities, pictures, now });
      if (before === 0) {
        await seedAppointments(client, now);
        await seedHomeSetup(client, now);
        await seedQualifications(client, now);
        await seedIntroductions(client, now);
      }
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
    onStep('applications and leases');
    await apply();
    return { homes: homes - before };
  } finally {
    await pool.end();
  }
}
