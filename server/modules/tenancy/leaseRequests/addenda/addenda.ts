// What an approved request changes in the lease: drafted within the law, signed by everyone, in effect from its day.

import { isSameName } from '@/contract/account/users/personName';
import { cents, formatExactMoney } from '@/contract/amounts/cents';
import type { AuditEvent } from '@/contract/auditEvents';
import { addDays, addMonths } from '@/contract/calendar/days';
import { DAY_MS } from '@/contract/calendar/durations';
import { localDay } from '@/contract/calendar/localDay';
import { formatDay } from '@/contract/format/days';
import type { LeaseTerms } from '@/contract/leasing/leases/endpoints';
import { OWN_EMAIL_NEEDED } from '@/contract/platform/signing/constants';
import {
  type AddendumChange,
  type AddendumEvent,
  addendumLifecycle,
  DAYS_TO_SIGN_ADDENDUM,
  DUE_DAY_NOTICE_DAYS,
  type NewLeaseRequest,
} from '@/contract/tenancy/leaseRequests/endpoints';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError, conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { type LeaseParty, listLeaseParties, recordLeaseParties } from '@/server/modules/homes/residents';
import { updateLease } from '@/server/modules/leasing/leases';
import { reviseCharges } from '@/server/modules/money/charges/adjustments';
import { createEnvelope, sendEnvelope } from '@/server/modules/platform/signing';
import type { RequestDetails } from '@/server/modules/tenancy/leaseRequests/repo';
import { checkOfferedRent, findRenewalContext } from '@/server/modules/tenancy/renewals/outlook';
import { addendumDocument } from './presenter';
import * as repo from './repo';

const rejectField = (field: string, message: string) =>
  new ApiError('invalid', message, { fields: { [field]: message } });

/** Refuses a request that no addendum could follow. */
export function assertPossible(request: NewLeaseRequest, parties: readonly LeaseParty[]): void {
  const residents = parties.filter(({ role }) => role === 'resident');
  if (request.kind === 'remove_roommate') {
    if (!residents.some(({ name }) => isSameName(name, request.name)))
      throw rejectField('name', 'Enter the name as it is on the lease.');
    if (residents.length < 2)
      throw rejectField('name', 'No one else is on the lease. Give notice to move out instead.');
  }
  if (
    request.kind === 'add_roommate' &&
    parties.some(({ email }) => email.toLowerCase() === request.email.toLowerCase())
  )
    throw rejectField('email', `Someone on this lease already uses this address. ${OWN_EMAIL_NEEDED}`);
}

const changeOf = (request: RequestDetails, petRentCents: number): AddendumChange | undefined => {
  switch (request.kind) {
    case 'add_roommate':
      return { kind: request.kind, name: request.name, email: request.email };
    case 'remove_roommate':
      return { kind: request.kind, name: request.name };
    case 'pet':
      return { kind: 'pet', pet: `${request.animal}, ${request.pounds} lb`, petRentCents: cents(petRentCents) };
    case 'sublet':
      return { kind: 'sublet', name: request.name, until: request.until };
    case 'due_date':
      return { kind: 'due_date', day: request.day };
    case 'transfer': {
      const { kind, homeId, address, movesOn } = request;
      return { kind, homeId, address, movesOn };
    }
    default:
      return undefined;
  }
};

/** The first of a month without charges on the account yet. */
const firstFreeMonth = (today: string) => `${addMonths(addDays(today, DUE_DAY_NOTICE_DAYS), 1).slice(0, 7)}-01`;

/** The day that fits the request, unless the approval names one. */
function dayOfChange(request: NewLeaseRequest, today: string, chosen: string | undefined): string {
  if (request.kind === 'transfer') {
    if (chosen !== undefined && chosen !== request.lastDay)
      throw rejectField('effectiveOn', 'Your residents chose the days. Decline the request if they don’t work.');
    if (request.lastDay < today)
      throw conflict('The last day of this request has passed. Your residents can ask again.');
    return request.lastDay;
  }
  const wished =
    request.kind === 'remove_roommate' ? request.leavesOn : request.kind === 'sublet' ? request.from : today;
  const usual = request.kind === 'due_date' ? firstFreeMonth(today) : wished < today ? today : wished;
  const day = chosen ?? usual;
  if (day < today) throw rejectField('effectiveOn', 'Choose today or a later day.');
  if (request.kind === 'due_date' && (day < usual || !day.endsWith('-01')))
    throw rejectField('effectiveOn', `Choose the first of a month, ${formatDay(usual, 'medium')} or later.`);
  return day;
}

interface Approval {
  requestId: string;
  leaseId: string;
  request: RequestDetails;
  effectiveOn?: string | undefined;
  petRentCents?: number | undefined;
  now: Date;
}

/** Drafts and sends what the approved request changes; nothing where it changes no term. As the system. */
export async function sendAddendum(db: Db, approval: Approval): Promise<void> {
  const { requestId, leaseId, request, petRentCents = 0, now } = approval;
  const change = changeOf(request, petRentCents);
  if (!change) return;
  if (change.kind !== 'pet' && petRentCents > 0) throw rejectField('petRentCents', 'This request is not about a pet.');
  const lease = await repo.lockLease(db, leaseId);
  if (!lease?.ownerId || !lease.ownerEmail || lease.status !== 'active')
    throw conflict('This lease isn’t running, so it can’t be changed.');
  const { homeId, ownerId, ownerEmail, terms, timeZone } = lease;
  const today = localDay(now, timeZone);
  const effectiveOn = dayOfChange(request, today, approval.effectiveOn);
  if (petRentCents > 0) await assertLawfulTotal(db, homeId, { terms, petRentCents, effectiveOn, today, now });
  const parties = await listLeaseParties(db, leaseId);
  assertPossible(request, parties);
  const id = newId(now.getTime());
  const changesPeople = change.kind === 'add_roommate' || change.kind === 'remove_roommate';
  const envelopeId = await createEnvelope(db, {
    subject: `addendum:${id}`,
    homeId,
    paper: addendumDocument(terms, change, effectiveOn),
    signers: [
      ...parties
        // The co-signer of the residents vouches for others than before.
        .filter(({ role }) => role === 'resident' || changesPeople)
        .map(({ personId: userId, name, email, role }) => ({
          userId,
          name,
          email,
          turn: 1,
          role:
            change.kind === 'remove_roommate' && role === 'resident' && isSameName(name, change.name)
              ? ('formerResident' as const)
              : role,
        })),
      ...(change.kind === 'add_roommate'
        ? [{ name: change.name, email: change.email, role: 'resident' as const, turn: 1 }]
        : []),
      { name: terms.homeowner, email: ownerEmail, userId: ownerId, role: 'homeowner' as const, turn: 2 },
    ],
    createdBy: ownerId,
    expiresAt: new Date(now.getTime() + DAYS_TO_SIGN_ADDENDUM * DAY_MS),
    now,
  });
  await repo.insert(db, {
    id,
    homeId,
    ownerId,
    leaseId,
    requestId,
    status: 'sent',
    effectiveOn,
    envelopeId,
    address: terms.address.streetAddress,
    change: JSON.stringify(change),
    createdAt: now,
    updatedAt: now,
  });
  await sendEnvelope(db, envelopeId, now);
}

interface PetRent {
  terms: LeaseTerms;
  petRentCents: number;
  effectiveOn: string;
  today: string;
  now: Date;
}

/** What is paid each month for the home stays within what the law lets the rent be. */
async function assertLawfulTotal(db: Db, homeId: string, { terms, petRentCents, effectiveOn, today, now }: PetRent) {
  const context = await findRenewalContext(db, homeId, now);
  if (!context) throw conflict('This lease isn’t running, so it can’t be changed.');
  const rentCents = terms.rentCents + petRentCents;
  const { tooHigh, limit } = checkOfferedRent(context, { rentCents, startOn: effectiveOn, noticeOn: today });
  if (!tooHigh) return;
  const most = limit.rent === null ? 0 : Math.max(0, limit.rent - terms.rentCents);
  throw rejectField(
    'petRentCents',
    `With the rent, this is more than the law allows here. The most you can ask is ${formatExactMoney(cents(most))} a month.`,
  );
}

const auditEventByTransition: Readonly<Record<AddendumEvent, AuditEvent>> = {
  sign: 'lease.addendum_signed',
  refuse: 'lease.addendum_refused',
  lapse: 'lease.addendum_lapsed',
  void: 'lease.addendum_voided',
  begin: 'lease.addendum_started',
};

/** Moves a locked addendum along; undefined where it lacks the move: another request was faster. */
export async function moveAddendum(
  db: Db,
  addendum: repo.AddendumRow,
  event: AddendumEvent,
  { now, endReason = null }: { now: Date; endReason?: string | null },
): Promise<repo.AddendumRow | undefined> {
  const status = addendumLifecycle.after(addendum.status, event);
  if (!status) return undefined;
  await repo.update(db, addendum.id, { status, endReason, updatedAt: now });
  await audit(db, {
    event: auditEventByTransition[event],
    subject: `lease:${addendum.leaseId}`,
    detail: { addendumId: addendum.id, from: addendum.status, to: status },
  });
  return { ...addendum, status, endReason };
}

/** Everyone signed: charges follow from its day, also those of months that stand on the account already. */
export async function chargeByAddendum(db: Db, { leaseId, change, effectiveOn }: repo.AddendumRow, now: Date) {
  if (change.kind !== 'pet' || change.petRentCents === 0) return;
  const lease = await repo.lockLease(db, leaseId);
  if (!lease) return;
  const fee = {
    id: newId(now.getTime()),
    kind: 'pet_rent' as const,
    name: `Pet rent: ${change.pet}`,
    cents: change.petRentCents,
    every: 'month' as const,
    required: false,
    why: 'Agreed in the pet addendum',
    from: effectiveOn,
  };
  const terms: LeaseTerms = { ...lease.terms, fees: [...lease.terms.fees, fee] };
  await updateLease(db, leaseId, { terms: JSON.stringify(terms) });
  await reviseCharges(db, leaseId, { from: effectiveOn, reason: 'Pet addendum', by: null, now });
}

function changedTerms(terms: LeaseTerms, change: AddendumChange): LeaseTerms {
  switch (change.kind) {
    case 'add_roommate':
      return { ...terms, residents: [...terms.residents, change.name] };
    case 'remove_roommate':
      return { ...terms, residents: terms.residents.filter((name) => !isSameName(name, change.name)) };
    case 'pet':
      return {
        ...terms,
        pets: [...terms.pets, change.pet],
        allInCents: cents(terms.allInCents + change.petRentCents),
      };
    case 'due_date':
      return { ...terms, dueDay: change.day };
    case 'sublet':
    case 'transfer':
      return terms;
  }
}

/** On its day: the terms say what was agreed, and those who signed it as residents live there. */
export async function beginAddendum(
  db: Db,
  { leaseId, change, envelopeId, effectiveOn }: repo.AddendumRow,
): Promise<void> {
  const lease = await repo.lockLease(db, leaseId);
  if (!lease) return;
  const changesPeople = change.kind === 'add_roommate' || change.kind === 'remove_roommate';
  await updateLease(db, leaseId, {
    terms: JSON.stringify(changedTerms(lease.terms, change)),
    // The newest paper that names all of them says who is on the lease.
    ...(changesPeople && { envelopeId }),
  });
  if (changesPeople) await recordLeaseParties(db, { id: leaseId, homeId: lease.homeId, envelopeId }, effectiveOn);
}
