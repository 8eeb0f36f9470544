// A proposal for work after an inspection, as its owner finds it.
import { newId } from '../../../contract/ids.ts';
import { queryRows } from './rentEstimate.ts';

/** A home off the market with a proposal that waits: a must-do, a should-do, and an optional item. */
export async function createProposal(ownerId: string): Promise<{ id: string; homeId: string }> {
  const [home] = await queryRows(
    `update homes set owner_id = $1, status = 'proposal' where id = (
       select id from homes where status = 'off_market' order by random() limit 1) returning id`,
    [ownerId],
  );
  const [inspectionId, id] = [newId(), newId()];
  await queryRows(
    "insert into inspections (id, home_id, owner_id, status, starts_at) values ($1, $2, $3, 'submitted', now())",
    [inspectionId, home?.id, ownerId],
  );
  await queryRows(
    "insert into proposals (id, home_id, owner_id, inspection_id, status, sent_at) values ($1, $2, $3, $4, 'sent', now())",
    [id, home?.id, ownerId, inspectionId],
  );
  for (const [standard, severity, cents] of [
    ['stove', 'must_do', 42_000],
    ['caulk', 'should_do', 15_000],
    ['yard', 'optional', 30_000],
  ])
    await queryRows(
      `insert into proposal_items (id, proposal_id, home_id, owner_id, finding_id, standard_id, severity, room, price, lead_days)
       values ($1, $2, $3, $4, $5, $6, $7, 'Kitchen', $8, 5)`,
      [newId(), id, home?.id, ownerId, newId(), standard, severity, cents],
    );
  return { id, homeId: String(home?.id) };
}
