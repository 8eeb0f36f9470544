import { sql } from 'kysely';
import type { Db } from '@/server/db/client';

export interface BankAccountRow {
  id: string;
  proId: string;
  processorAccount: string;
  processorRef: string;
  bankName: string;
  lastFour: string;
  usableFrom: Date;
  endedAt: Date | null;
  createdAt: Date;
}

const COLUMNS = sql`id, pro_id as "proId", processor_account as "processorAccount", processor_ref as "processorRef",
  bank_name as "bankName", last_four as "lastFour", usable_from as "usableFrom", ended_at as "endedAt",
  created_at as "createdAt"`;

/** All of a Pro, the newest first. */
export async function listByPro(db: Db, proId: string): Promise<BankAccountRow[]> {
  const { rows } = await sql<BankAccountRow>`select ${COLUMNS} from pro_bank_accounts where pro_id = ${proId}
    order by usable_from desc, id desc limit 50`.execute(db);
  return rows;
}

export async function findById(db: Db, id: string): Promise<BankAccountRow> {
  const { rows } = await sql<BankAccountRow>`select ${COLUMNS} from pro_bank_accounts where id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A bank account of a Pro vanished');
  return row;
}

export async function insert(db: Db, row: Omit<BankAccountRow, 'endedAt'>): Promise<void> {
  await db.insertInto('proBankAccounts').values(row).execute();
}

export async function end(db: Db, id: string, reason: string, now: Date): Promise<void> {
  await db
    .updateTable('proBankAccounts')
    .set({ endedAt: now, endReason: reason })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .execute();
}
