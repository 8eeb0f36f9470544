// Money of a large first bank debit stands in an account of its own, until some days after its settlement or until the debit
// goes back. As the system.
import { LARGE_DEBIT_CENTS } from '@/contract/money/debitHolds/constants';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { debitGuaranteed, debitHeld, debitReleased } from '@/server/modules/money/ledger';
import { findHome, type Hold, listHolds } from './queries';

export { listHeld, listHolds } from './queries';

const sumOf = (holds: readonly Hold[], amountOf: (hold: Hold) => number) =>
  holds.reduce((sum, hold) => sum + amountOf(hold), 0);

/** Brings the books to what is to be held on a local day, of one home or of all. Safe to run twice. */
export async function followHolds(db: Db, { day, homeId }: { day: string; homeId?: string }, now: Date): Promise<void> {
  for (const { wanted, booked, ...hold } of await listHolds(db, day, homeId)) {
    if (wanted > booked) await debitHeld(db, hold, wanted - booked, now);
    if (wanted < booked) await debitReleased(db, hold, booked - wanted, now);
  }
}

/** After money of a payment came or went back: what is held of its home follows. */
export async function followPayment(
  db: Db,
  { id, method, amount }: { id: string; method: string; amount: number },
  now: Date,
): Promise<void> {
  if (method !== 'bank' || amount < LARGE_DEBIT_CENTS) return;
  const homeId = await findHome(db, id);
  if (homeId) await followHolds(db, { day: officeDay(now), homeId }, now);
}

/** The exception: rent that we guarantee is paid out whether its debit comes back or not. */
export async function releaseGuaranteed(db: Db, { day, homeId }: { day: string; homeId: string }, now: Date) {
  for (const { booked, ...hold } of await listHolds(db, day, homeId))
    if (booked > 0) await debitGuaranteed(db, hold, booked, now);
}

/** What the books hold of a home, in cents. */
interface HomeHold {
  all: number;
  /** What of it is released by the day. */
  freed: number;
  /** The parts of it that stay held on the day: paid in for a cost that is still to be paid, and not settled yet. */
  forCosts: number;
  unsettled: number;
}

export async function readHold(db: Db, { day, homeId }: { day: string; homeId: string }): Promise<HomeHold> {
  const holds = await listHolds(db, day, homeId);
  const stays = ({ booked, wanted }: Hold) => Math.min(booked, wanted);
  return {
    all: sumOf(holds, ({ booked }) => booked),
    freed: sumOf(holds, (hold) => hold.booked - stays(hold)),
    forCosts: sumOf(
      holds.filter(({ isForCost }) => isForCost),
      stays,
    ),
    unsettled: sumOf(
      holds.filter(({ isSettled }) => !isSettled),
      ({ booked }) => booked,
    ),
  };
}
