// Companies that do the work, one with papers that end soon, and the care plans of homes that people live in.
import { type Kysely, sql } from 'kysely';
import { cents } from '@/contract/amounts/cents';
import { DAY_MS } from '@/contract/calendar/durations';
import { PRO_DOCUMENTS, type ProDocumentKind } from '@/contract/care/pros/constants';
import { w9Certification } from '@/contract/money/w9s/constants';
import { asSystem, type Db } from '@/server/db/client';
import type { DB } from '@/server/db/types';
import { findPro, insertPro, savePaper } from '@/server/modules/care/pros';
import { planHomes } from '@/server/modules/care/recurrences/planning';
import { idOf } from '@/server/seed/generators/ids';
import { chance } from '@/server/seed/generators/random';
import { encrypt } from '@/server/vault';
import { companies } from './pros.data';

const dayAfter = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);

async function seedCompanies(db: Db, now: Date): Promise<void> {
  const { rows: regions } = await sql<{
    id: number;
  }>`select id from regions where status = 'Active' order by id`.execute(db);
  const everywhere = regions.map(({ id }) => id);
  for (const [n, { papersEndIn = 300, missing = [], w9, ...company }] of companies.entries()) {
    const id = idOf(`pro ${n}`);
    if (await findPro(db, id)) continue;
    const details = {
      regionIds: everywhere,
      status: 'active' as const,
      hours: HOURS,
      dailyCapacity: 3 + (n % 4),
      address: `${100 + n * 7} Market St, Oakland, CA 94607`,
      phone: `+141555501${10 + n}`,
      priceList: [{ label: 'Visit and first hour', cents: cents(9_500 + n * 500) }],
    };
    await insertPro(db, id, { ...details, ...company }, now);
    const kinds = PRO_DOCUMENTS.filter((kind) => !(missing as readonly ProDocumentKind[]).includes(kind));
    for (const kind of kinds)
      await savePaper(
        db,
        id,
        {
          kind,
          number: `${kind.slice(0, 2).toUpperCase()}-${1_000 + n}`,
          issuer: kind === 'license' ? 'State board' : '',
          expiresOn: dayAfter(now, papersEndIn + n * 10),
        },
        { personId: null, now },
      );
    if (w9 !== null) await seedW9(db, { proId: id, ...company, isMatch: w9 !== 'mismatch', at: now });
  }
}

/** A certified form; its number is never issued: no EIN starts with two zeros. */
async function seedW9(
  db: Db,
  {
    proId,
    company,
    contactName,
    isMatch,
    at,
  }: { proId: string; company: string; contactName: string; isMatch: boolean; at: Date },
): Promise<void> {
  const id = idOf(`pro w9 ${proId}`);
  const tin = String(chance(`tin ${proId}`).int(1, 9_999_999)).padStart(9, '0');
  const form = {
    name: company,
    businessName: '',
    taxClass: 'llc',
    llcClass: 'P',
    otherClass: '',
    foreignPartners: false,
    exemptPayeeCode: null,
    fatcaCode: null,
    streetAddress: '100 Market St',
    city: 'Oakland',
    state: 'CA',
    zipcode: '94607',
    struckOut: false,
  };
  await db
    .insertInto('w9s')
    .values({
      id,
      proId,
      status: 'certified',
      form: JSON.stringify(form),
      tinKind: 'ein',
      signature: contactName,
      tin: encrypt(tin, `w9s.tin:${id}`),
      tinLastFour: tin.slice(-4),
      accountName: company,
      ownership: '',
      certification: w9Certification.version,
      matchCode: isMatch ? 0 : 3,
      matchedAt: at,
      createdAt: at,
      certifiedAt: at,
    })
    .execute();
}

const HOURS = {
  MO: { from: '08:00', to: '17:00' },
  TU: { from: '08:00', to: '17:00' },
  WE: { from: '08:00', to: '17:00' },
  TH: { from: '08:00', to: '17:00' },
  FR: { from: '08:00', to: '16:00' },
  SA: { from: '09:00', to: '13:00' },
};

/** Makes what is missing of them. */
export async function seedPros({ db, now }: { db: Kysely<DB>; now: Date }): Promise<void> {
  await asSystem(db, async (trx) => {
    await seedCompanies(trx, now);
    const { rows } = await sql<{ id: string }>`select distinct home_id as id from leases where status = 'active'
      and not exists (select from recurrences each where each.home_id = leases.home_id) order by 1 limit 20`.execute(
      trx,
    );
    await planHomes(
      trx,
      rows.map(({ id }) => id),
      now,
    );
  });
}
