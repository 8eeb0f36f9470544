// Everything between the signature and the keys, as one of the people of a lease sees it.
import { conditionRule } from '@/contract/law/deposits';
import { cents } from '@/contract/money';
import type { MoveIn } from '@/contract/moveIns';
import { roomsOf } from '@/contract/moveIns.facts';
import type { Db } from '@/server/db/client';
import { dayAt, dueAtMoveIn, leaseFor } from '@/server/modules/leases/leases.service';
import { currentHash } from './moveIns.condition';
import { isOverdue } from './moveIns.deadline';
import type { Party } from './moveIns.party';
import * as repo from './moveIns.repo';
import { stepsOf } from './moveIns.steps';

/** The caller's part in a lease that moves people in; undefined for everybody else. */
export async function partyOf(db: Db, leaseId: string, personId: string, now: Date): Promise<Party | undefined> {
  const lease = await leaseFor(db, leaseId, personId);
  if (!lease?.envelopeId || !['sent', 'signed', 'active'].includes(lease.status)) return undefined;
  if (lease.myRole === 'resident') return { lease, side: 'resident', personId, now };
  const owns = lease.ownerId === personId || lease.myRole === 'homeowner' || lease.myRole === 'manager';
  return owns ? { lease, side: 'homeowner', personId, now } : undefined;
}

const moneyStates = { held: 'held', captured: 'taken', failed: 'failed', released: 'none', started: 'none' } as const;

export async function shownMoveIn(db: Db, party: Party): Promise<MoveIn> {
  const { lease, side, personId, now } = party;
  const { terms, id: leaseId, homeId } = lease;
  const [home, hold, kept, record] = [
    await repo.findHome(db, homeId),
    await repo.findHold(db, leaseId),
    await repo.findMoveIn(db, leaseId),
    await repo.findCondition(db, leaseId),
  ];
  const rooms =
    record?.rooms ??
    roomsOf(home.beds, home.baths).map((name) => ({ name, state: 'good' as const, note: '', pictures: [] }));
  const today = dayAt(now, home.timeZone);
  const due = dueAtMoveIn(terms);
  const taken = new Set(kept?.utilities ?? []);
  const utilities = terms.utilities
    .filter(({ paidBy }) => paidBy === 'resident')
    .map(({ name }) => ({ name, done: taken.has(name) }));
  const { address } = terms;
  const ownerSigned = record?.ownerSigned ?? null;
  const residentsSigned = record?.residentsSigned ?? [];
  const mine = side === 'homeowner' ? ownerSigned : residentsSigned.find(({ by }) => by === personId);
  const residents = (await repo.residentsOf(db, lease.envelopeId)).map(({ userId, name }) => ({
    name,
    signedAt: residentsSigned.find(({ by }) => by === userId)?.at ?? null,
  }));
  return {
    leaseId,
    homeId,
    side,
    address: `${address.streetAddress}${address.unit ? `, ${address.unit}` : ''}`,
    startOn: terms.startOn,
    timeZone: home.timeZone,
    hostName: home.hostName,
    steps: stepsOf({
      lease: { terms, status: lease.status, residentsSigned: lease.residentsSignedAt !== null },
      today,
      conditionSigned: Boolean(record?.completedAt),
      held: hold?.status === 'held' || hold?.status === 'captured',
      ending: hold?.status === 'held' && hold.refusals > 0,
      insuredUntil: kept?.insuredUntil ?? null,
      utilitiesDone: utilities.every(({ done }) => done),
      keysTaken: Boolean(kept?.keysAt),
    }),
    money: {
      dueCents: due,
      state: hold ? moneyStates[hold.status] : 'none',
      label: side === 'resident' ? (hold?.label ?? null) : null,
      againBy:
        side === 'resident' && hold?.status === 'held' && hold.refusals > 0
          ? (hold.heldUntil?.toISOString() ?? null)
          : null,
      dueBy: lease.moneyDueAt?.toISOString() ?? null,
      mayEnd: side === 'homeowner' && (await isOverdue(db, lease, now)),
      lines: [
        { name: 'First month, all-in', cents: terms.allInCents },
        {
          name:
            terms.instalments > 1
              ? `Deposit and one-time charges, part 1 of ${terms.instalments}`
              : 'Deposit and one-time charges',
          cents: cents(due - terms.allInCents),
        },
      ],
    },
    insurance: kept?.insurer && kept.insuredUntil ? { insurer: kept.insurer, until: kept.insuredUntil } : null,
    utilities,
    condition: {
      rooms,
      residents,
      homeowner: ownerSigned && { name: ownerSigned.name, at: ownerSigned.at },
      me: { name: await repo.legalNameOf(db, party), signed: Boolean(mine) },
      complete: Boolean(record?.completedAt),
      hash: await currentHash(db, leaseId, rooms),
      rule: conditionRule(address, today).says,
    },
    keysAt: kept?.keysAt?.toISOString() ?? null,
  };
}

export { awaitMoney, isOverdue } from './moveIns.deadline';
