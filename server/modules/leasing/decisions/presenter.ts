import { cents, sumCents } from '@/contract/amounts/cents';
import { localDay } from '@/contract/calendar/localDay';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { depositLimit } from '@/contract/law/deposits';
import { decisionOrderRule } from '@/contract/law/screening';
import type {
  DecisionReceipt,
  HomeApplications,
  Leasing,
  ReceivedApplication,
} from '@/contract/leasing/decisions/endpoints';
import { byReceipt, canBeDecided, findEarlierPending } from './decisionOrder/policy';
import type { DecidedHome, isInGroup, ReceivedRow, TourRow } from './repo';

export const presentHome = ({ ownerId: _, zipcode: __, fees: ___, ...home }: DecidedHome) => ({
  ...home,
  rentCents: cents(home.rentCents),
  depositCents: cents(home.depositCents),
});

/** All one-time fees that a lease of the home can have: a deposit below the limit with them is one in every lease. */
const onceFeesOf = ({ fees }: Pick<DecidedHome, 'fees'>) =>
  sumCents(fees.filter(({ every }) => every === 'once').map((fee) => fee.cents));

/** Names are shown after an approval. */
const applicantNames: readonly string[] = ['approved', 'approved_with_conditions', 'lease_sent', 'lease_signed'];

function waitingFor(all: readonly ReceivedRow[], row: ReceivedRow, home: DecidedHome, now: Date): string | null {
  if (row.status === 'screening')
    return row.checkingDocuments ? 'We’re checking the documents.' : 'We’re waiting for their reports.';
  if (row.status === 'needs_information') return 'We asked them for more information.';
  if (!canBeDecided(row.status)) return null;
  const day = localDay(now, home.timeZone);
  const first = findEarlierPending(all, row.id, { where: jurisdictionOf(home), day, now });
  return first ? `Application ${byReceipt(all).indexOf(first) + 1} came first, so decide on it first.` : null;
}

function presentReceived(
  all: readonly ReceivedRow[],
  row: ReceivedRow,
  home: DecidedHome,
  now: Date,
): ReceivedApplication {
  const waits = waitingFor(all, row, home, now);
  return {
    id: row.id,
    place: byReceipt(all).indexOf(row) + 1,
    status: row.status,
    receivedAt: row.submittedAt.toISOString(),
    until: row.expiresAt.toISOString(),
    desiredStart: row.desiredStart,
    termMonths: row.termMonths,
    household: row.household && { ...row.household, pets: [...row.household.pets] },
    verdict: row.verdict,
    // What is for the applicant alone stays with them.
    lines: (row.lines ?? []).map(({ criterion, result, because }) => ({ criterion, result, because })),
    figures: {
      incomeToRent: row.figures?.incomeToRent ?? null,
      creditBand: row.figures?.creditBand ?? null,
    },
    decision: row.decision && {
      ...row.decision,
      conditions: [...row.decision.conditions],
      at: new Date(row.decision.at).toISOString(),
    },
    names: applicantNames.includes(row.status) ? row.names : [],
    canDecide: canBeDecided(row.status) && waits === null,
    waitingFor: waits,
  };
}

export function presentForHome(home: DecidedHome, rows: readonly ReceivedRow[], now: Date): HomeApplications {
  const day = localDay(now, home.timeZone);
  const order = decisionOrderRule(jurisdictionOf(home), day);
  return {
    home: presentHome(home),
    order: order ? { says: order.rule.says, source: order.rule.source } : null,
    depositLimitCents: depositLimit(jurisdictionOf(home), day, {
      rent: cents(home.rentCents),
      onceFees: onceFeesOf(home),
    }),
    applications: byReceipt(rows).map((row) => presentReceived(rows, row, home, now)),
  };
}

export function presentLeasing(
  homes: readonly DecidedHome[],
  rows: readonly ReceivedRow[],
  tours: readonly TourRow[],
  now: Date,
): Pick<Leasing, 'homes'> {
  return {
    homes: homes.map((home) => {
      const own = rows.filter(({ homeId }) => homeId === home.id);
      return {
        ...presentHome(home),
        applications: byReceipt(own).map((row) => {
          const { id, place, status, receivedAt, verdict, canDecide, until } = presentReceived(own, row, home, now);
          return { id, place, status, receivedAt, verdict, canDecide, until };
        }),
        tours: tours
          .filter(({ homeId }) => homeId === home.id)
          .map(({ id, startsAt, status, way, host }) => ({ id, startsAt: startsAt.toISOString(), status, way, host })),
      };
    }),
  };
}

export function presentReceipt(row: NonNullable<Awaited<ReturnType<typeof isInGroup>>>): DecisionReceipt {
  const { outcome, reasons, conditions, message, decidedByName, decidedAt } = row;
  const decided =
    outcome && reasons && conditions && message && decidedByName && decidedAt
      ? { outcome, reasons, conditions: [...conditions], message, by: decidedByName, at: decidedAt.toISOString() }
      : null;
  return {
    status: row.status,
    criteriaVersion: row.criteriaVersion,
    lines: [...(row.lines ?? [])],
    decision: decided,
    adverse: row.letterId !== null,
    documentId: row.documentId,
    canCoSign: row.mayCoSign,
    acceptBy:
      row.status === 'approved_with_conditions' || row.status === 'approved' ? row.expiresAt.toISOString() : null,
  };
}
