import type { DecisionReceipt, Leasing, Received, ReceivedForHome } from '@/contract/decisions';
import { depositLimit } from '@/contract/law/deposits';
import { orderRule } from '@/contract/law/screening';
import { cents } from '@/contract/money';
import { decidedFirst, inOrder, maybeDecided } from './decisions.order';
import type { DecidedHome, ofGroup, ReceivedRow, TourRow } from './decisions.repo';

const dayIn = (timeZone: string, at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);

export const presentHome = ({ ownerId: _, zipcode: __, ...home }: DecidedHome) => ({
  ...home,
  rentCents: cents(home.rentCents),
  depositCents: cents(home.depositCents),
});

/** Names are told once somebody has said yes. */
const named: readonly string[] = ['approved', 'approved_with_conditions', 'lease_sent', 'lease_signed'];

function waitsFor(all: readonly ReceivedRow[], row: ReceivedRow, home: DecidedHome, now: Date): string | null {
  if (row.status === 'screening') return 'We are still looking at their reports.';
  if (row.status === 'needs_information') return 'They have been asked for something more.';
  if (!maybeDecided(row.status)) return null;
  const day = dayIn(home.timeZone, now);
  const first = decidedFirst(all, row.id, { where: home, day, now });
  return first ? `Household ${inOrder(all).indexOf(first) + 1} came first and is decided before it.` : null;
}

function presentReceived(all: readonly ReceivedRow[], row: ReceivedRow, home: DecidedHome, now: Date): Received {
  const waits = waitsFor(all, row, home, now);
  return {
    id: row.id,
    place: inOrder(all).indexOf(row) + 1,
    status: row.status,
    receivedAt: row.submittedAt.toISOString(),
    until: row.expiresAt.toISOString(),
    desiredStart: row.desiredStart,
    termMonths: row.termMonths,
    household: row.household && { ...row.household, pets: [...row.household.pets] },
    verdict: row.verdict,
    // What is for the applicant alone stays with them.
    lines: (row.lines ?? []).map(({ criterion, result, because }) => ({ criterion, result, because })),
    decided: row.decision && {
      ...row.decision,
      conditions: [...row.decision.conditions],
      at: new Date(row.decision.at).toISOString(),
    },
    names: named.includes(row.status) ? row.names : [],
    mayDecide: maybeDecided(row.status) && waits === null,
    waitsFor: waits,
  };
}

export function presentForHome(home: DecidedHome, rows: readonly ReceivedRow[], now: Date): ReceivedForHome {
  const day = dayIn(home.timeZone, now);
  const order = orderRule(home, day);
  return {
    home: presentHome(home),
    order: order ? { says: order.rule.says, source: order.rule.source } : null,
    depositLimitCents: depositLimit(home, day, { rent: cents(home.rentCents) }),
    applications: inOrder(rows).map((row) => presentReceived(rows, row, home, now)),
  };
}

export function presentLeasing(
  homes: readonly DecidedHome[],
  rows: readonly ReceivedRow[],
  tours: readonly TourRow[],
  now: Date,
): Leasing {
  return {
    homes: homes.map((home) => {
      const own = rows.filter(({ homeId }) => homeId === home.id);
      return {
        ...presentHome(home),
        applications: inOrder(own).map((row) => {
          const { id, place, status, receivedAt, verdict, mayDecide, until } = presentReceived(own, row, home, now);
          return { id, place, status, receivedAt, verdict, mayDecide, until };
        }),
        tours: tours
          .filter(({ homeId }) => homeId === home.id)
          .map(({ id, startsAt, status, way, host }) => ({ id, startsAt: startsAt.toISOString(), status, way, host })),
      };
    }),
  };
}

export function presentReceipt(row: NonNullable<Awaited<ReturnType<typeof ofGroup>>>): DecisionReceipt {
  const { outcome, reasons, conditions, message, decidedByName, decidedAt } = row;
  const decided =
    outcome && reasons && conditions && message && decidedByName && decidedAt
      ? { outcome, reasons, conditions: [...conditions], message, by: decidedByName, at: decidedAt.toISOString() }
      : null;
  return {
    status: row.status,
    criteriaVersion: row.criteriaVersion,
    lines: [...(row.lines ?? [])],
    decided,
    adverse: row.letterId !== null,
    documentId: row.documentId,
    mayCoSign: row.mayCoSign,
    acceptBy:
      row.status === 'approved_with_conditions' || row.status === 'approved' ? row.expiresAt.toISOString() : null,
  };
}
