import { sql } from 'kysely';
import type { AccessCodeKind } from '@/contract/onboarding/homeSetup/constants';
import type { Db } from '@/server/db/client';

export interface CodeRow {
  kind: AccessCodeKind;
  updatedAt: Date;
}

export async function listCodes(db: Db, homeId: string): Promise<CodeRow[]> {
  const { rows } = await sql<CodeRow>`select kind, updated_at as "updatedAt" from home_access_codes
    where home_id = ${homeId} order by kind`.execute(db);
  return rows;
}

export async function saveCode(
  db: Db,
  code: { homeId: string; kind: AccessCodeKind; sealed: Buffer; personId: string; now: Date },
): Promise<void> {
  await sql`insert into home_access_codes (home_id, kind, sealed, updated_by, updated_at)
    values (${code.homeId}, ${code.kind}, ${code.sealed}, ${code.personId}, ${code.now})
    on conflict (home_id, kind) do update set sealed = excluded.sealed, updated_by = excluded.updated_by,
      updated_at = excluded.updated_at`.execute(db);
}

export async function findSealed(db: Db, homeId: string, kind: AccessCodeKind): Promise<Buffer | undefined> {
  const { rows } = await sql<{ sealed: Buffer }>`select sealed from home_access_codes
    where home_id = ${homeId} and kind = ${kind}`.execute(db);
  return rows[0]?.sealed;
}

export interface ReadingRow {
  kind: AccessCodeKind;
  personId: string | null;
  at: Date;
  name: string;
}

/** Who has read which code, from the audit log; as the system. */
export async function listReadings(db: Db, homeId: string): Promise<ReadingRow[]> {
  const { rows } = await sql<ReadingRow>`select log.detail->>'kind' as kind, log.person_id as "personId", log.at,
      coalesce(case when users.type = 'staff' then users.first_name || ' from Belong'
        else trim(users.first_name || ' ' || users.last_name) end, 'A former account') as name
    from audit_log log left join users on users.id = log.person_id
    where log.subject = ${`home:${homeId}`} and log.event = 'home.access_code_read' order by log.id desc limit 100`.execute(
    db,
  );
  return rows;
}
