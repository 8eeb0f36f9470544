// Everything between the signature and the keys, as one of the people of a lease sees it.

import { localDay } from '@/contract/calendar/localDay';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { conditionRule } from '@/contract/law/deposits';
import { defaultRooms, insuranceStatuses } from '@/contract/leasing/moveIns/constants';
import type { MoveIn } from '@/contract/leasing/moveIns/endpoints';
import type { Db } from '@/server/db/client';
import { listResidents } from '@/server/modules/homes/residents';
import { findLease } from '@/server/modules/leasing/leases';
import { currentHash } from './conditionRecord/actions';
import { findMoveInMoney, presentMoney } from './money';
import { isOverdue } from './paymentDeadline';
import * as repo from './repo';
import { moveInStepStates } from './steps';
import type { MoveInParticipant } from './types';

/** The caller's part in a lease that moves people in; undefined for everybody else. */
export async function findParticipant(
  db: Db,
  leaseId: string,
  personId: string,
  now: Date,
): Promise<MoveInParticipant | undefined> {
  const lease = await findLease(db, leaseId, personId);
  if (!lease?.envelopeId || !['sent', 'signed', 'active'].includes(lease.status)) return undefined;
  if (lease.myRole === 'resident') return { lease, side: 'resident', personId, now };
  const owns = lease.ownerId === personId || lease.myRole === 'homeowner' || lease.myRole === 'manager';
  return owns ? { lease, side: 'homeowner', personId, now } : undefined;
}

export async function presentMoveIn(db: Db, party: MoveInParticipant): Promise<MoveIn> {
  const { lease, side, personId, now } = party;
  const { terms, id: leaseId, homeId } = lease;
  const [home, money, saved, record] = [
    await repo.findHome(db, homeId),
    await findMoveInMoney(db, leaseId, terms),
    await repo.findMoveIn(db, leaseId),
    await repo.findCondition(db, leaseId),
  ];
  const rooms = record?.rooms ?? defaultRooms(home.beds, home.baths, { type: terms.homeType, parking: terms.parking });
  const today = localDay(now, home.timeZone);
  const walkThroughOn = saved?.walkThroughOn ?? null;
  const opensOn = walkThroughOn ?? terms.startOn;
  const taken = new Set(saved?.utilities ?? []);
  const utilities = terms.utilities
    .filter(({ paidBy }) => paidBy === 'resident')
    .map(({ name }) => ({ name, done: taken.has(name) }));
  const { address } = terms;
  const ownerSigned = record?.ownerSigned ?? null;
  const residentsSigned = record?.residentsSigned ?? [];
  const mine = side === 'homeowner' ? ownerSigned : residentsSigned.find(({ by }) => by === personId);
  const residents = (await listResidents(db, leaseId)).map((resident) => ({
    name: resident.name,
    signedAt: residentsSigned.find(({ by }) => by === resident.personId)?.at ?? null,
  }));
  return {
    leaseId,
    homeId,
    side,
    address: `${address.streetAddress}${address.unit ? `, ${address.unit}` : ''}`,
    startOn: terms.startOn,
    timeZone: home.timeZone,
    hostName: home.hostName,
    steps: moveInStepStates({
      lease: { terms, status: lease.status, residentsSigned: lease.residentsSignedAt !== null },
      today,
      conditionOpensOn: opensOn,
      conditionSigned: Boolean(record?.completedAt),
      moneyPaid: money.paid >= money.due || Boolean(saved?.keysAt),
      moneyPending: money.left === 0,
      insuredUntil: saved?.insuranceStatus === 'accepted' ? saved.insuredUntil : null,
      insuranceChecking: saved?.insuranceStatus === 'checking',
      utilitiesDone: utilities.every(({ done }) => done),
      keysTaken: Boolean(saved?.keysAt),
    }),
    money: {
      ...presentMoney(money, terms, { side, personId, timeZone: home.timeZone, residents: residents.length }),
      dueBy: lease.moneyDueAt?.toISOString() ?? null,
      canEndLease: side === 'homeowner' && (await isOverdue(db, lease, now)),
    },
    insurance: presentInsurance(saved, today),
    insureFrom: [today, terms.startOn].sort().at(-1) ?? today,
    utilities,
    condition: {
      rooms,
      opensOn,
      walkThroughOn,
      residents,
      homeowner: ownerSigned && { name: ownerSigned.name, at: ownerSigned.at },
      me: { name: await repo.legalNameOf(db, party), signed: Boolean(mine) },
      complete: Boolean(record?.completedAt),
      hash: record?.completedAt ? (record.hash ?? '') : await currentHash(db, leaseId, rooms),
      rule: conditionRule(jurisdictionOf(address), today).says,
    },
    keysAt: saved?.keysAt?.toISOString() ?? null,
  };
}

function presentInsurance(row: repo.MoveInRow | undefined, today: string): MoveIn['insurance'] {
  const status = insuranceStatuses.find((each) => each === row?.insuranceStatus);
  if (!row?.insurer || !row.insuredUntil || !status) return null;
  const { insurer, insuredUntil: until, insuranceReason: reason } = row;
  return { insurer, until, status, reason, ended: until < today };
}

export { isOverdue, startPaymentDeadline } from './paymentDeadline';
