import { sql } from 'kysely';
import type { Answers } from '@/contract/questionnaire/answers';
import type { Db } from '@/server/db/client';

export interface RunRow {
  id: string;
  flowId: string;
  personId: string | null;
  /** The home of a setup run; then it belongs to everyone who fills that in, and to no person. */
  homeId: string | null;
  status: 'open' | 'submitted';
  answers: Record<string, unknown>;
  createdAt: Date;
  updatedAt: Date;
  submittedAt: Date | null;
}

const COLUMNS = sql`id, flow_id as "flowId", person_id as "personId", home_id as "homeId", status, answers, created_at as "createdAt",
  updated_at as "updatedAt", submitted_at as "submittedAt"`;

/** The newest run that the person who asks holds: row-level security narrows it, except for staff, who must hold it themselves. */
export async function findLatest(
  db: Db,
  flowId: string,
  personId: string | null,
  holder: Buffer | null,
): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`select ${COLUMNS} from flow_runs where flow_id = ${flowId}
    and (person_id = ${personId} or (person_id is null and guest_token_hashes @> array[${holder}::bytea]))
    order by updated_at desc, id desc limit 1`.execute(db);
  return rows[0];
}

/** Locked where it is about to change, so that two devices do not undo one another. */
export async function findRun(db: Db, flowId: string, id: string, lock = false): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`select ${COLUMNS} from flow_runs where flow_id = ${flowId} and id = ${id}
    ${lock ? sql`for update` : sql``}`.execute(db);
  return rows[0];
}

/** A run by its id alone, for anyone who holds it: its account, or while it has none the browser. */
export async function findAsGuest(
  db: Db,
  id: string,
  personId: string | null,
  holder: Buffer | null,
): Promise<(RunRow & { holderName: string | null }) | undefined> {
  const { rows } = await sql<RunRow & { holderName: string | null }>`select ${COLUMNS},
      (select coalesce(nullif(last_name, ''), first_name) from users where users.id = person_id) as "holderName"
    from flow_runs where id = ${id}
    and (person_id = ${personId} or home_id is not null or (person_id is null and guest_token_hashes @> array[${holder}::bytea]))`.execute(
    db,
  );
  return rows[0];
}

interface NewRun {
  id: string;
  flowId: string;
  personId: string | null;
  holder: Buffer;
  answers: Answers;
  now: Date;
}

export async function insertRun(db: Db, { id, flowId, personId, holder, answers, now }: NewRun): Promise<void> {
  await sql`insert into flow_runs (id, flow_id, person_id, guest_token_hashes, answers, created_at, updated_at)
    values (${id}, ${flowId}, ${personId}, array[${holder}::bytea], ${JSON.stringify(answers)}, ${now}, ${now})`.execute(
    db,
  );
}

export async function updateRun(db: Db, { id, status, answers, submittedAt }: RunRow, now: Date): Promise<void> {
  await sql`update flow_runs set status = ${status}, answers = ${JSON.stringify(answers)}, updated_at = ${now},
    submitted_at = ${submittedAt} where id = ${id}`.execute(db);
}

/** What this browser began belongs to the account from now on; gives what was taken over. */
export async function claimRuns(db: Db, holder: Buffer, personId: string): Promise<RunRow[]> {
  const { rows } = await sql<RunRow>`update flow_runs set person_id = ${personId}
    where person_id is null and guest_token_hashes @> array[${holder}::bytea] returning ${COLUMNS}`.execute(db);
  return rows;
}

export async function insertLink(db: Db, hash: Buffer, runId: string, expiresAt: Date): Promise<void> {
  await sql`insert into flow_run_links (hash, run_id, expires_at) values (${hash}, ${runId}, ${expiresAt})`.execute(db);
}

/** Lets another browser hold the run too, or another account that took it there; undefined where the link does not hold. */
export async function openLink(db: Db, hash: Buffer, runId: string, now: Date): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`select ${COLUMNS} from flow_runs where id = (
    select run_id from flow_run_links where hash = ${hash} and run_id = ${runId} and expires_at > ${now}) for update`.execute(
    db,
  );
  return rows[0];
}

export async function addGuest(db: Db, id: string, holder: Buffer): Promise<void> {
  await sql`update flow_runs set guest_token_hashes = array_append(guest_token_hashes, ${holder}::bytea)
    where id = ${id} and not guest_token_hashes @> array[${holder}::bytea]`.execute(db);
}

export async function setPerson(db: Db, id: string, personId: string): Promise<void> {
  await sql`update flow_runs set person_id = ${personId} where id = ${id} and person_id is null`.execute(db);
}

/**
 * The run of a home, begun with what is known where there is none yet; two people who open it at once share one. What
 * became known before anybody answered is filled in.
 */
export async function openHomeRun(
  db: Db,
  { id, flowId, homeId, answers, now }: Pick<NewRun, 'id' | 'flowId' | 'answers' | 'now'> & { homeId: string },
): Promise<RunRow | undefined> {
  await sql`insert into flow_runs (id, flow_id, home_id, answers, created_at, updated_at)
    values (${id}, ${flowId}, ${homeId}, ${JSON.stringify(answers)}, ${now}, ${now})
    on conflict (home_id, flow_id) where home_id is not null do update set answers = excluded.answers || flow_runs.answers
      where flow_runs.updated_at = flow_runs.created_at and not flow_runs.answers @> excluded.answers`.execute(db);
  const { rows } =
    await sql<RunRow>`select ${COLUMNS} from flow_runs where home_id = ${homeId} and flow_id = ${flowId}`.execute(db);
  return rows[0];
}

/** Every run of these homes that anyone who asks may see. */
export async function listHomeRuns(db: Db, homeIds: readonly string[]): Promise<RunRow[]> {
  const { rows } =
    await sql<RunRow>`select ${COLUMNS} from flow_runs where home_id = any(${[...homeIds]}::uuid[])`.execute(db);
  return rows;
}
