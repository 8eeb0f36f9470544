// How the home was on the first day: seen room by room, signed by every resident and the homeowner, its fingerprint kept.

import { createHash } from 'node:crypto';
import { signatureProblem } from '@/contract/account/users/personName';
import { missingText } from '@/contract/leasing/moveIns/constants';
import type { ConditionRoom } from '@/contract/leasing/moveIns/endpoints';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError, conflict } from '@/server/http/errors';
import { enqueue } from '@/server/jobs/queue';
import { listResidents } from '@/server/modules/homes/residents';
import * as repo from '@/server/modules/leasing/moveIns/repo';
import type { MoveInParticipant } from '@/server/modules/leasing/moveIns/types';

const pictureIds = (rooms: readonly ConditionRoom[]) => [...new Set(rooms.flatMap(({ pictures }) => pictures))];

/** SHA-256 over what was seen and the fingerprints of its pictures. */
export function hashOf(leaseId: string, rooms: readonly ConditionRoom[], prints: Map<string, string>): string {
  const seen = rooms.map(({ name, items, note, pictures }) => [
    name,
    items.map((item) => [item.name, item.state, item.note]),
    note,
    pictures.map((id) => prints.get(id)),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([leaseId, seen]))
    .digest('hex');
}

export async function currentHash(db: Db, leaseId: string, rooms: readonly ConditionRoom[]): Promise<string> {
  return hashOf(leaseId, rooms, await repo.findPictureHashes(db, pictureIds(rooms)));
}

async function lockForCondition(db: Db, leaseId: string) {
  return db.selectFrom('conditionRecords').selectAll().where('leaseId', '=', leaseId).forUpdate().executeTakeFirst();
}

/** Keeps what was seen. A signature of what it said before falls away. */
export async function saveCondition(
  db: Db,
  { lease, now }: MoveInParticipant,
  rooms: readonly ConditionRoom[],
): Promise<void> {
  if (lease.status !== 'signed' && lease.status !== 'active')
    throw conflict('The record begins when the lease is signed.');
  const before = await lockForCondition(db, lease.id);
  if (before?.completedAt) throw conflict('Everyone has signed this report, so it can’t be changed.');
  const names = rooms.map(({ name }) => name.toLowerCase());
  if (new Set(names).size < names.length) throw new ApiError('invalid', 'Two rooms have the same name.');
  for (const { name, items } of rooms)
    if (new Set(items.map((item) => item.name.toLowerCase())).size < items.length)
      throw new ApiError('invalid', `Two items in ${name} have the same name.`);
  const ids = pictureIds(rooms);
  // Row-level security leaves out what is neither the caller's nor in the record already.
  if ((await repo.findPictureHashes(db, ids)).size < ids.length)
    throw new ApiError('invalid', 'One of the pictures is not there, or is not a picture.');
  const said = { rooms: JSON.stringify(rooms), hash: null, residentsSigned: '[]', ownerSigned: null, updatedAt: now };
  await db
    .insertInto('conditionRecords')
    .values({ leaseId: lease.id, ...said })
    .onConflict((clash) => clash.column('leaseId').doUpdateSet(said))
    .execute();
  await db.deleteFrom('conditionPictures').where('leaseId', '=', lease.id).execute();
  for (const documentId of ids)
    await db.insertInto('conditionPictures').values({ leaseId: lease.id, documentId }).execute();
}

/** Signs exactly what the hash stands for, as the caller alone: no resident signs for another. */
export async function signCondition(
  db: Db,
  party: MoveInParticipant,
  given: { name: string; hash: string },
): Promise<void> {
  const { lease, side, personId, now } = party;
  const problem = signatureProblem(given.name, await repo.legalNameOf(db, party));
  if (problem) throw new ApiError('invalid', problem, { fields: { name: problem } });
  const record = await lockForCondition(db, lease.id);
  if (!record) throw conflict('There is no record to sign yet.');
  if (record.completedAt) throw conflict('Everyone has signed this report already.');
  const missing = missingText(record.rooms);
  if (missing) throw conflict(`This report isn’t complete. Still missing: ${missing}.`);
  const ids = pictureIds(record.rooms);
  const prints = await repo.findPictureHashes(db, ids);
  if (prints.size < ids.length) throw conflict('One of the pictures was removed. Please add another, then sign.');
  if (hashOf(lease.id, record.rooms, prints) !== given.hash)
    throw conflict('Someone just changed the report. Please review it again, then sign.');
  const signature = { name: given.name, at: now.toISOString(), by: personId };
  const residents = [
    ...record.residentsSigned.filter(({ by }) => by !== personId),
    ...(side === 'resident' ? [signature] : []),
  ];
  const owner = side === 'homeowner' ? signature : record.ownerSigned;
  const everyone = await listResidents(db, lease.id);
  const complete = owner !== null && everyone.every(({ personId: id }) => residents.some(({ by }) => by === id));
  await db
    .updateTable('conditionRecords')
    .set({
      hash: given.hash,
      residentsSigned: JSON.stringify(residents),
      ownerSigned: owner && JSON.stringify(owner),
      completedAt: complete ? now : null,
    })
    .where('leaseId', '=', lease.id)
    .execute();
  await audit(db, {
    event: 'condition.signed',
    subject: `lease:${lease.id}`,
    personId,
    detail: { side, hash: given.hash },
  });
  if (complete) await enqueue(db, 'sealCondition', { leaseId: lease.id }, { jobKey: `seal-condition:${lease.id}` });
}
