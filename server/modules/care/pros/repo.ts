import { sql } from 'kysely';
import type { ProHours } from '@/contract/care/pros/availability';
import type { ProDocumentKind, Trade } from '@/contract/care/pros/constants';
import type { ProDetails } from '@/contract/care/pros/endpoints';
import type { Db } from '@/server/db/client';

export interface DocumentRow {
  kind: ProDocumentKind;
  number: string;
  issuer: string;
  expiresOn: string | null;
}

export interface ProRow {
  id: string;
  company: string;
  contactName: string;
  email: string;
  phone: string;
  address: string;
  trades: Trade[];
  regionIds: number[];
  hours: ProHours;
  takesEmergencies: boolean;
  dailyCapacity: number;
  priceList: ProDetails['priceList'];
  status: 'active' | 'paused';
  documents: DocumentRow[];
}

const ROW = sql`pro.id, pro.company, pro.contact_name as "contactName", pro.email, pro.phone, pro.address, pro.trades,
  pro.region_ids as "regionIds", pro.hours, pro.takes_emergencies as "takesEmergencies",
  pro.daily_capacity as "dailyCapacity", pro.price_list as "priceList", pro.status,
  coalesce((select json_agg(json_build_object('kind', paper.kind, 'number', paper.number, 'issuer', paper.issuer,
    'expiresOn', paper.expires_on) order by paper.kind) from pro_documents paper where paper.pro_id = pro.id and paper.kind <> 'w9'), '[]') as documents`;

export async function list(db: Db): Promise<ProRow[]> {
  const { rows } = await sql<ProRow>`select ${ROW} from pros pro order by lower(pro.company), pro.id limit 500`.execute(
    db,
  );
  return rows;
}

export async function findById(db: Db, id: string): Promise<ProRow | undefined> {
  const { rows } = await sql<ProRow>`select ${ROW} from pros pro where pro.id = ${id}`.execute(db);
  return rows[0];
}

const values = ({ hours, priceList, ...plain }: ProDetails) => ({
  ...plain,
  hours: JSON.stringify(hours),
  priceList: JSON.stringify(priceList),
});

export async function insert(db: Db, id: string, details: ProDetails, now: Date): Promise<void> {
  await db
    .insertInto('pros')
    .values({ ...values(details), id, createdAt: now, updatedAt: now })
    .execute();
}

export async function update(db: Db, id: string, details: ProDetails, now: Date): Promise<void> {
  await db
    .updateTable('pros')
    .set({ ...values(details), updatedAt: now })
    .where('id', '=', id)
    .execute();
}

export async function hasEmail(db: Db, email: string, exceptId: string): Promise<boolean> {
  const found = await db
    .selectFrom('pros')
    .select('id')
    .where('email', '=', email)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return found !== undefined;
}

export async function saveDocument(
  db: Db,
  proId: string,
  document: DocumentRow,
  by: { personId: string | null; now: Date },
): Promise<void> {
  const { kind, ...rest } = document;
  const set = { ...rest, updatedBy: by.personId, updatedAt: by.now };
  await db
    .insertInto('proDocuments')
    .values({ ...set, proId, kind })
    .onConflict((each) => each.columns(['proId', 'kind']).doUpdateSet(set))
    .execute();
}

interface EndingDocument {
  proId: string;
  company: string;
  contactName: string;
  email: string;
  kind: ProDocumentKind;
  expiresOn: string;
  daysLeft: number;
}

/** Papers of active Pros that end in so many days. */
export async function listEnding(db: Db, today: string, days: readonly number[]): Promise<EndingDocument[]> {
  const { rows } = await sql<EndingDocument>`select pro.id as "proId", pro.company, pro.contact_name as "contactName",
      pro.email, paper.kind, paper.expires_on as "expiresOn", paper.expires_on - ${today}::date as "daysLeft"
    from pro_documents paper join pros pro on pro.id = paper.pro_id
    where pro.status = 'active' and paper.expires_on - ${today}::date = any(${[...days]}::int[])
    order by pro.id, paper.kind`.execute(db);
  return rows;
}
