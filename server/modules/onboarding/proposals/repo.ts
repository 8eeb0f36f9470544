import { type Selectable, sql } from 'kysely';
import type { PaymentStatus } from '@/contract/money/payments/constants';
import type { InstallmentMonths } from '@/contract/money/smoothPayments/constants';
import type { Severity } from '@/contract/onboarding/inspections/standards';
import type { ItemDecision, PaymentChoice, ProposalStatus } from '@/contract/onboarding/proposals/constants';
import type { Db } from '@/server/db/client';
import type { Payments } from '@/server/db/types';

export interface ProposalRow {
  id: string;
  homeId: string;
  ownerId: string | null;
  inspectionId: string;
  status: ProposalStatus;
  payment: PaymentChoice | null;
  spreadMonths: InstallmentMonths | null;
  sentAt: Date | null;
  decidedAt: Date | null;
  updatedAt: Date;
  address: string;
  state: string;
  timeZone: string;
}

export interface ItemRow {
  id: string;
  proposalId: string;
  findingId: string;
  standardId: string;
  severity: Severity;
  room: string;
  included: boolean;
  priceCents: number | null;
  leadDays: number | null;
  pro: string;
  rentEffectCents: number | null;
  daysEffect: number | null;
  decision: ItemDecision | null;
  declineReason: string | null;
  vendorName: string | null;
  proofDocumentId: string | null;
  proofStatus: 'submitted' | 'accepted' | 'refused' | null;
  proofNote: string | null;
  doneAt: string | null;
}

const PROPOSAL = sql`select each.id, each.home_id as "homeId", each.owner_id as "ownerId",
  each.inspection_id as "inspectionId", each.status, each.payment, each.spread_months as "spreadMonths", each.sent_at as "sentAt",
  each.decided_at as "decidedAt", each.updated_at as "updatedAt",
  concat_ws(', ', home.street_address, home.unit, city.name || ', ' || city.state) as address, city.state,
  region.time_zone as "timeZone"
  from proposals each join homes home on home.id = each.home_id join cities city on city.id = home.city_id
    join regions region on region.id = home.region_id`;

async function findOne(db: Db, where: ReturnType<typeof sql>): Promise<ProposalRow | undefined> {
  const { rows } = await sql<ProposalRow>`${PROPOSAL} where ${where}`.execute(db);
  return rows[0];
}

export const findById = (db: Db, id: string) => findOne(db, sql`each.id = ${id}`);
export const findByInspection = (db: Db, inspectionId: string) =>
  findOne(db, sql`each.inspection_id = ${inspectionId}`);
export const findByItem = (db: Db, itemId: string) =>
  findOne(db, sql`each.id = (select proposal_id from proposal_items where id = ${itemId})`);

/** Of an owner; all of them for null. */
export async function list(db: Db, ownerId: string | null): Promise<ProposalRow[]> {
  const { rows } = await sql<ProposalRow>`${PROPOSAL}
    where ${ownerId ? sql`each.owner_id = ${ownerId}` : sql`true`} order by each.updated_at desc, each.id limit 200`.execute(
    db,
  );
  return rows;
}

export interface PaymentRow {
  id: string;
  amount: number;
  feeCents: number;
  status: PaymentStatus;
}

const payments = (db: Db, proposalId: string) =>
  db.selectFrom('payments').where('purpose', '=', 'proposal').where('purposeId', '=', proposalId);

/** The payment that is under way or came; as the system. */
export const findPayment = (db: Db, proposalId: string): Promise<Selectable<Payments> | undefined> =>
  payments(db, proposalId).selectAll().where('status', '<>', 'failed').executeTakeFirst();

/** The newest one, whatever became of it; as the system or its payer. */
export const findLatestPayment = (db: Db, proposalId: string): Promise<PaymentRow | undefined> =>
  payments(db, proposalId)
    .select(['id', 'amount', 'fee as feeCents', 'status'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** Work that is under way or done, and that its owner paid before or spreads; as the system. */
export const listUnsettled = (
  db: Db,
): Promise<{ id: string; homeId: string; ownerId: string | null; payment: string | null }[]> =>
  db
    .selectFrom('proposals')
    .select(['id', 'homeId', 'ownerId', 'payment'])
    .where('payment', 'in', ['now', 'spread'])
    .where('status', 'in', ['accepted', 'finished'])
    .execute();

/** Waits for anyone who decides on it at the same time. */
export async function lock(db: Db, id: string): Promise<ProposalStatus> {
  const { status } = await db
    .selectFrom('proposals')
    .select('status')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return status as ProposalStatus;
}

export async function insert(
  db: Db,
  row: Pick<ProposalRow, 'id' | 'homeId' | 'ownerId' | 'inspectionId'>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('proposals')
    .values({ ...row, createdAt: now, updatedAt: now })
    .onConflict((each) => each.constraint('proposals_inspection_id_key').doNothing())
    .execute();
}

export async function update(
  db: Db,
  id: string,
  change: Partial<Pick<ProposalRow, 'status' | 'payment' | 'spreadMonths' | 'sentAt' | 'decidedAt'>>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('proposals')
    .set({ ...change, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

export async function listItems(db: Db, proposalId: string): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`select id, proposal_id as "proposalId", finding_id as "findingId",
      standard_id as "standardId", severity, room, included, price as "priceCents", lead_days as "leadDays", pro,
      rent_effect as "rentEffectCents", days_effect as "daysEffect", decision, decline_reason as "declineReason",
      vendor_name as "vendorName", proof_document_id as "proofDocumentId", proof_status as "proofStatus",
      proof_note as "proofNote", to_json(done_at) #>> '{}' as "doneAt"
    from proposal_items where proposal_id = ${proposalId}
    order by array_position(array['must_do', 'should_do', 'optional'], severity), room, id`.execute(db);
  return rows.map((row) => ({ ...row, doneAt: row.doneAt && new Date(row.doneAt).toISOString() }));
}

export type NewItem = Pick<
  ItemRow,
  'id' | 'findingId' | 'standardId' | 'severity' | 'room' | 'rentEffectCents' | 'daysEffect'
>;

export async function insertItems(
  db: Db,
  { id: proposalId, homeId, ownerId }: Pick<ProposalRow, 'id' | 'homeId' | 'ownerId'>,
  items: readonly NewItem[],
): Promise<void> {
  if (items.length === 0) return;
  await db
    .insertInto('proposalItems')
    .values(
      items.map(({ rentEffectCents, ...item }) => ({
        ...item,
        rentEffect: rentEffectCents,
        proposalId,
        homeId,
        ownerId,
      })),
    )
    .onConflict((each) => each.constraint('proposal_items_proposal_id_finding_id_key').doNothing())
    .execute();
}

export async function updateItem(
  db: Db,
  id: string,
  {
    priceCents,
    rentEffectCents,
    ...change
  }: Partial<Omit<ItemRow, 'id' | 'proposalId' | 'findingId' | 'doneAt'>> & { doneAt?: Date },
): Promise<void> {
  await db
    .updateTable('proposalItems')
    .set({ ...change, price: priceCents, rentEffect: rentEffectCents })
    .where('id', '=', id)
    .execute();
}

/** Whether a paper is the owner’s. */
export async function ownsDocument(db: Db, ownerId: string, documentId: string): Promise<boolean> {
  const found = await db.selectFrom('documents').select('ownerId').where('id', '=', documentId).executeTakeFirst();
  return found?.ownerId === ownerId;
}

export interface HomeFacts {
  regionId: number;
  cityId: number;
  regionName: string;
  beds: number;
  baths: number;
  sqft: number | null;
  yearBuilt: number | null;
  zipcode: string;
  lat: number;
  lng: number;
  type: string;
  parking: string;
  laundry: string;
  usualDays: number | null;
}

/** What the rent model reads of a home, and the days homes of its city take to lease. */
export async function findFacts(db: Db, homeId: string, now: Date): Promise<HomeFacts | undefined> {
  const { rows } = await sql<HomeFacts>`select home.region_id as "regionId", home.city_id as "cityId",
      region.name as "regionName", home.beds::float8 as beds, home.baths::float8 as baths, home.sqft,
      home.year_built as "yearBuilt", home.zipcode, home.lat, home.lng, home.type, home.parking, home.laundry,
      (select days from app.days_to_lease(home.region_id, null, ${now}::timestamptz - interval '1 year', ${now})) as "usualDays"
    from homes home join regions region on region.id = home.region_id where home.id = ${homeId}`.execute(db);
  return rows[0];
}

export interface Contact {
  email: string;
  firstName: string;
}

export async function findContact(db: Db, userId: string | null): Promise<Contact | undefined> {
  if (!userId) return undefined;
  return db.selectFrom('users').select(['email', 'firstName']).where('id', '=', userId).executeTakeFirst();
}

export interface StaffTask {
  kind: 'inspectHome' | 'prepareProposal' | 'checkProof' | 'followWork';
  inspectionId: string;
  proposalId: string | null;
  address: string;
  timeZone: string;
  startsAt: Date;
  since: Date;
}

/** What waits for the person who inspected a home: the visit itself, its proposal, a proof to check, work to follow. */
export async function listStaffTasks(db: Db, inspectorId: string): Promise<StaffTask[]> {
  const { rows } = await sql<StaffTask>`select case
        when each.status in ('booked', 'in_progress', 'reinspection') then 'inspectHome'
        when proposal.id is null or proposal.status = 'draft' then 'prepareProposal'
        when exists (select from proposal_items item
          where item.proposal_id = proposal.id and item.proof_status = 'submitted') then 'checkProof'
        else 'followWork' end as kind,
      each.id as "inspectionId", proposal.id as "proposalId", region.time_zone as "timeZone",
      concat_ws(', ', home.street_address, home.unit) as address, each.starts_at as "startsAt", each.updated_at as since
    from inspections each join homes home on home.id = each.home_id join regions region on region.id = home.region_id
      left join proposals proposal on proposal.inspection_id = each.id
    where each.inspector_id = ${inspectorId} and (
      each.status in ('booked', 'in_progress', 'reinspection')
      or (each.status = 'submitted' and home.status = 'inspection' and (proposal.id is null or proposal.status = 'draft'))
      or (each.status = 'submitted' and proposal.status = 'accepted')
    ) order by each.starts_at, each.id limit 50`.execute(db);
  return rows;
}

/** Items of accepted proposals that an owner gave to their own Pro and has not proven. */
export async function countMissingProofs(db: Db, proposalId: string): Promise<number> {
  const { n } = await db
    .selectFrom('proposalItems')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('proposalId', '=', proposalId)
    .where('decision', '=', 'own_vendor')
    .where('doneAt', 'is', null)
    .where((item) => item.or([item('proofStatus', 'is', null), item('proofStatus', '=', 'refused')]))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Who inspected the home. */
export async function findInspector(db: Db, inspectionId: string): Promise<Contact | undefined> {
  return db
    .selectFrom('inspections')
    .innerJoin('users', 'users.id', 'inspections.inspectorId')
    .select(['users.email', 'users.firstName'])
    .where('inspections.id', '=', inspectionId)
    .executeTakeFirst();
}
