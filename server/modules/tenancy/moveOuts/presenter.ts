import { type Cents, cents } from '@/contract/amounts/cents';
import { addDays, addMonths, daysBetween, latest } from '@/contract/calendar/days';
import { localDay } from '@/contract/calendar/localDay';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { type DepositDeadline, depositDeadline, workPhotoRule } from '@/contract/law/deposits';
import type { Rule } from '@/contract/law/rules';
import { serviceLaw } from '@/contract/law/service';
import { moveOutInspection } from '@/contract/law/tenancy';
import { checklistItems, payeeOf, STANDING_DAYS } from '@/contract/tenancy/moveOuts/constants';
import { type DepositItem, depositTotals, usefulLives } from '@/contract/tenancy/moveOuts/deposit';
import type { Deduction, MoveOut } from '@/contract/tenancy/moveOuts/endpoints';
import { evidenceOf, type Inspected } from './inspection/inspection';
import type { DeductionRow, LeaseSide, MoveOutRow, ReturnRow } from './repo';

interface Context {
  lease: LeaseSide;
  row: MoveOutRow | undefined;
  deductions: readonly DeductionRow[];
  returns: readonly ReturnRow[];
  /** Where a line comes from the inspection. */
  inspected: Inspected | undefined;
  /** Open charges that the deposit may pay. */
  owedCharges: readonly { id: string; description: string; dueOn: string; payable: number }[];
  beforePhotos: readonly { id: string; name: string }[];
  lastDay: string;
  /** Of the notice. */
  forwardingAddress: string;
  /** The local day at the home. */
  today: string;
  timeZone: string;
}

const lifeOf = (item: string) => usefulLives[item as DepositItem].months;

/** What a line comes to as things stand: agreed, offered, or asked. */
export const lineAmount = ({ status, agreed, offer, charged }: DeductionRow): Cents =>
  cents(status === 'dropped' ? 0 : (agreed ?? offer ?? charged));

const whereOf = ({ terms }: Pick<LeaseSide, 'terms'>) => jurisdictionOf(terms.address);

/** Whether a statement that keeps part of a deposit goes on paper at this lease. */
export const goesOnPaper = (lease: Pick<LeaseSide, 'terms'>, day: string): boolean =>
  serviceLaw(whereOf(lease), day, 'statement').onPaper;

/** The rule that asks for photos from after the work at this move-out; undefined before they left, and without such a law. */
export const workPhotoLaw = (lease: Pick<LeaseSide, 'terms'>, { leftOn }: Pick<MoveOutRow, 'leftOn'>) =>
  leftOn ? workPhotoRule(whereOf(lease), leftOn) : undefined;

/** The local day from which residents count their days to answer; null until the paper of the statement is served. */
const statementDay = ({ statementSentAt, statementGivenOn }: MoveOutRow) => (statementSentAt ? statementGivenOn : null);

/** The last day to answer a line: by law after the statement, and so many days after each dispute and offer. */
export function answerDay(
  {
    lease,
    deadline,
    row,
    timeZone,
  }: { lease: LeaseSide; deadline: DepositDeadline; row: MoveOutRow; timeZone: string },
  line: DeductionRow,
) {
  const sentOn = statementDay(row);
  if ((line.status !== 'proposed' && line.status !== 'disputed') || !sentOn) return null;
  const byLaw = line.counter === null ? objectionDay(lease, deadline, row) : null;
  if (byLaw) return byLaw;
  const askedOn = latest(sentOn, localDay(line.updatedAt, timeZone));
  return addDays(askedOn, STANDING_DAYS);
}

/** The last day to dispute a line that stands without an answer. */
export function disputeDay(
  { disputeYears }: Pick<DepositDeadline, 'disputeYears'>,
  row: MoveOutRow,
  line: DeductionRow,
  timeZone: string,
) {
  return line.status === 'unanswered' ? lastDisputeDay({ disputeYears }, row, timeZone) : null;
}

/** The last day on which residents may dispute an unanswered line; null before the statement. */
export const lastDisputeDay = (
  { disputeYears }: Pick<DepositDeadline, 'disputeYears'>,
  { statementSentAt }: MoveOutRow,
  timeZone: string,
): string | null => statementSentAt && addMonths(localDay(statementSentAt, timeZone), 12 * disputeYears);

/** Whether the law asks for the invoice of a line’s estimated work once that is done. */
export const needsInvoice = (deadline: DepositDeadline, line: DeductionRow): boolean =>
  deadline.estimateDocsDays !== null && line.proofKind === 'estimate' && line.status !== 'dropped';

/** The last day to send that invoice; null until the work is done. */
export const invoiceDay = (deadline: DepositDeadline, line: DeductionRow): string | null =>
  needsInvoice(deadline, line) && line.workDoneOn ? addDays(line.workDoneOn, deadline.estimateDocsDays ?? 0) : null;

const presentDeduction = ({ lease, row: moveOut, inspected, timeZone }: Context, row: DeductionRow): Deduction => {
  const deadline = moveOut && deadlineOf(lease, moveOut);
  return {
    id: row.id,
    status: row.status,
    room: row.room,
    description: row.description,
    item: row.item as DepositItem,
    costCents: cents(row.cost),
    ageMonths: row.ageMonths,
    lifeMonths: lifeOf(row.item),
    chargedCents: cents(row.charged),
    agreedCents: row.agreed === null ? null : cents(row.agreed),
    beforePhotoId: row.beforePhotoId,
    afterPhotoId: row.afterPhotoId,
    workPhotoId: row.workPhotoId,
    proofId: row.proofId,
    proofKind: row.proofKind,
    chargeId: row.chargeId,
    workDoneOn: row.workDoneOn,
    invoiceBy: deadline ? invoiceDay(deadline, row) : null,
    needsInvoice: moveOut?.statementSentAt != null && deadline !== undefined && needsInvoice(deadline, row),
    answerBy: deadline ? answerDay({ lease, deadline, row: moveOut, timeZone }, row) : null,
    stoodOn: row.stoodOn,
    disputeBy: deadline ? disputeDay(deadline, moveOut, row, timeZone) : null,
    disputeUntil: deadline && row.status === 'proposed' ? lastDisputeDay(deadline, moveOut, timeZone) : null,
    inspection: row.inspectionItem && inspected ? evidenceOf(inspected, row.inspectionItem) : null,
    residentNote: row.residentNote,
    counterCents: row.counter === null ? null : cents(row.counter),
    offerCents: row.offer === null ? null : cents(row.offer),
  };
};

/** The deadline of a deposit after the residents have left. */
export function deadlineOf(
  lease: LeaseSide,
  row: Pick<MoveOutRow, 'leftOn' | 'contractorNoticeOn'>,
): DepositDeadline | undefined {
  if (!row.leftOn) return undefined;
  return depositDeadline(jurisdictionOf(lease.terms.address), {
    leftOn: row.leftOn,
    leaseEndOn: lease.terms.endOn,
    contractorNotice: row.contractorNoticeOn !== null,
  });
}

/** The days of the law as they are stored, for the desk to order by. */
export function storedDays(lease: LeaseSide, row: Pick<MoveOutRow, 'leftOn' | 'contractorNoticeOn'>) {
  const deadline = deadlineOf(lease, row);
  return { returnBy: deadline?.legalReturnBy ?? null, claimBy: deadline?.legalClaimBy ?? null };
}

/** Whether nothing can be kept anymore, because no statement was given in time. */
export const isClaimBarred = (deadline: DepositDeadline, row: MoveOutRow, today: string): boolean =>
  row.statementGivenOn === null && today > deadline.legalClaimBy;

/** The last day to object to a statement that was given, with the days for the mail; null where the law sets none. */
export function objectionDay(
  lease: Pick<LeaseSide, 'terms'>,
  { objectDays }: DepositDeadline,
  row: MoveOutRow,
): string | null {
  const sentOn = statementDay(row);
  if (!sentOn || objectDays === null) return null;
  return addDays(sentOn, objectDays + serviceLaw(whereOf(lease), sentOn, 'statement').receiptDays);
}

function presentDeadline({ lease, row, returns, today }: Context, side: MoveOut['side']): MoveOut['deadline'] {
  const deadline = row && deadlineOf(lease, row);
  if (!row || !deadline) return null;
  const { returnBy, claimBy, certifiedMail, contractorDays, badFaithTimes, rule } = deadline;
  const tellsCost = side !== 'resident' && badFaithTimes !== null && (row.deposit ?? 0) > 0;
  const sentBack = returns.filter(({ correctedAt }) => correctedAt === null).map((one) => one.sentOn);
  const returnedOn = row.status === 'returned' ? (sentBack.toSorted().at(-1) ?? null) : null;
  return {
    returnBy,
    claimBy,
    daysLeft: daysBetween(today, today <= returnBy ? returnBy : claimBy),
    missed: (row.statementGivenOn ?? today) > deadline.legalClaimBy,
    returnedOn,
    returnedLate: returnedOn !== null && returnedOn > deadline.legalReturnBy,
    certifiedMail,
    badFaith: tellsCost ? { times: badFaithTimes, cents: cents((row.deposit ?? 0) * badFaithTimes) } : null,
    objectBy: objectionDay(lease, deadline, row),
    balanceBy:
      row.statementGivenOn && deadline.balanceDays !== null
        ? addDays(row.statementGivenOn, deadline.balanceDays)
        : null,
    contractorDays: row.status === 'left' && row.contractorNoticeOn === null ? contractorDays : null,
    contractorNoticeOn: row.contractorNoticeOn,
    text: rule.says,
    source: rule.source,
    checkedOn: rule.checked,
  };
}

function presentDeposit({ lease, row, deductions, returns }: Context, seesLines: boolean): MoveOut['deposit'] {
  if (!row || row.deposit === null) return null;
  const totals = depositTotals(cents(row.deposit), seesLines ? deductions.map(lineAmount) : []);
  const { residents } = lease.terms;
  return {
    heldCents: totals.held,
    deductedCents: totals.deducted,
    refundCents: totals.refund,
    beyondCents: totals.beyond,
    returnedCents: cents(row.returned),
    payee: payeeOf(residents),
    leftCents: cents(Math.max(0, totals.refund - row.returned)),
    returns: returns.map(({ id, requestId, payee, amount, method, number, sentOn, correctedAt }) => ({
      id,
      requestId,
      payee,
      method,
      number,
      sentOn,
      cents: cents(amount),
      isCorrected: correctedAt !== null,
    })),
  };
}

/** The days of the first inspection, which residents ask for while they live there; null where the law gives none. */
export function firstInspection(
  { figures }: Rule,
  { row, lastDay, today }: { row: MoveOutRow | undefined; lastDay: string; today: string },
): NonNullable<MoveOut['inspectionRight']>['first'] {
  if (!figures?.beforeDays) return null;
  const isOpen = (row?.status ?? 'planned') === 'planned' && !row?.inspectionAskedAt && !row?.inspectionAt;
  return { from: addDays(lastDay, -figures.beforeDays), until: lastDay, canAsk: isOpen && today < lastDay };
}

export function presentMoveOut(context: Context): MoveOut {
  const { lease, row, deductions, owedCharges, beforePhotos, lastDay, today } = context;
  const side = lease.isOwnerSide ? 'owner' : lease.isResident ? 'resident' : 'staff';
  // Residents see the lines once the statement is theirs.
  const seesLines = side !== 'resident' || row?.statementSentAt != null;
  const right = moveOutInspection(jurisdictionOf(lease.terms.address), today);
  const forwardingAddress = row?.forwardingAddress || context.forwardingAddress;
  return {
    leaseId: lease.id,
    homeId: lease.homeId,
    address: lease.terms.address.streetAddress,
    side,
    status: row?.status ?? 'planned',
    residents: lease.terms.residents,
    lastDay,
    today,
    leftOn: row?.leftOn ?? null,
    plan: side === 'resident' ? null : (row?.plan ?? null),
    checklist: checklistItems.map(({ id, label }) => ({
      id,
      label,
      // The address that came with the notice is known already.
      done: row?.checklist.includes(id) || (id === 'forwarding' && forwardingAddress !== ''),
    })),
    forwardingAddress,
    inspectionRight: right
      ? {
          text: right.says,
          source: right.source,
          first: firstInspection(right, { row, lastDay, today }),
          askedAt: row?.inspectionAskedAt?.toISOString() ?? null,
        }
      : null,
    deposit: presentDeposit(context, seesLines),
    deadline: presentDeadline(context, side),
    deductions: seesLines ? deductions.map((line) => presentDeduction(context, line)) : [],
    owedCharges:
      side === 'resident'
        ? []
        : owedCharges
            .filter(({ id }) => !deductions.some(({ chargeId }) => chargeId === id))
            .map(({ id, description, dueOn, payable }) => ({ id, description, dueOn, openCents: cents(payable) })),
    needsWorkPhoto: row !== undefined && workPhotoLaw(lease, row) !== undefined,
    beforePhotos: [...beforePhotos],
    inspectionAt: row?.inspectionAt?.toISOString() ?? null,
    inspectedAt: row?.inspectedAt?.toISOString() ?? null,
    statementSentAt: row?.statementSentAt?.toISOString() ?? null,
    awaitsService: row?.serviceAskedAt != null && row.statementGivenOn === null,
    certifiedMailNumber: row?.certifiedMailNumber ?? null,
  };
}
