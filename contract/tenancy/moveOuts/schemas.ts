import * as z from 'zod';
import { Cents, InputCents } from '@/contract/amounts/schemas';
import { itemStates } from '@/contract/leasing/moveIns/constants';
import { checklistItems, deductionLifecycle, moveOutLifecycle, nextUses, returnMethods, turnScopes } from './constants';
import { depositItems } from './deposit';
import { moveOutInspectionSchemas } from './inspectionSchemas';

const Amount = Cents.min(1, 'Enter an amount').max(100_000_000, 'Enter an amount below $1,000,000');
const Note = z.string().trim().max(1_000, 'Use 1,000 characters or fewer');
const ChecklistId = z.enum(checklistItems.map(({ id }) => id) as [string, ...string[]]);

/** What the owner plans for the home once it is empty. */
export const MoveOutPlan = z.strictObject({
  next: z.enum(nextUses),
  /** For a new lease. */
  targetRentCents: Amount.nullable(),
  scope: z.array(z.enum(turnScopes)).max(turnScopes.length),
  /** When the home should be ready. */
  readyOn: z.iso.date().nullable(),
  /** A first inspection while the residents still live there. */
  inspectionOn: z.iso.date().nullable(),
});
export type MoveOutPlan = z.infer<typeof MoveOutPlan>;

/** One line of a deposit statement, with its evidence. */
export const Deduction = z.object({
  id: z.uuid(),
  status: z.enum(deductionLifecycle.states),
  room: z.string(),
  description: z.string(),
  item: z.enum(depositItems),
  costCents: Cents,
  ageMonths: z.int(),
  /** Months the item serves; null where it does not wear. */
  lifeMonths: z.int().nullable(),
  /** What is left of the cost by its useful life. */
  chargedCents: Cents,
  agreedCents: Cents.nullable(),
  /** Null once the account of the person who took or uploaded it is gone. */
  beforePhotoId: z.uuid().nullable(),
  afterPhotoId: z.uuid().nullable(),
  /** Of what was repaired or cleaned; null before the work is done, and where no law asks for it. */
  workPhotoId: z.uuid().nullable(),
  proofId: z.uuid().nullable(),
  proofKind: z.enum(['invoice', 'estimate', 'account']),
  /** The open charge that it pays; null for damage. */
  chargeId: z.uuid().nullable(),
  /** Of work that was estimated: when it was done, and the last day to send its invoice where the law gives one. */
  workDoneOn: z.iso.date().nullable(),
  invoiceBy: z.iso.date().nullable(),
  /** The law asks for the invoice once the work is done. */
  needsInvoice: z.boolean(),
  /** The last day to answer what was asked, offered, or disputed; afterwards the last amount stands. */
  answerBy: z.iso.date().nullable(),
  /** The day from which it stood without an answer. */
  stoodOn: z.iso.date().nullable(),
  /** The last day to dispute it, for a line that stands without an answer. */
  disputeBy: z.iso.date().nullable(),
  /** The last day to dispute an unanswered line, as the statement says; null before the statement and after that day. */
  disputeUntil: z.iso.date().nullable(),
  /** What the inspection says of the item, where the line comes from one. */
  inspection: z
    .object({
      item: z.string(),
      before: z.enum(itemStates).nullable(),
      now: z.enum(itemStates).nullable(),
      comments: z.array(z.object({ author: z.string(), text: z.string() })),
    })
    .nullable(),
  residentNote: z.string(),
  /** What the residents would pay, and what the owner offered since. */
  counterCents: Cents.nullable(),
  offerCents: Cents.nullable(),
});
export type Deduction = z.infer<typeof Deduction>;

/** The end of a tenancy, as one of its sides sees it. */
export const MoveOut = z.object({
  leaseId: z.uuid(),
  homeId: z.uuid(),
  address: z.string(),
  side: z.enum(['owner', 'resident', 'staff']),
  status: z.enum(moveOutLifecycle.states),
  residents: z.array(z.string()),
  /** The last day by notice or lease. */
  lastDay: z.iso.date(),
  leftOn: z.iso.date().nullable(),
  plan: MoveOutPlan.nullable(),
  checklist: z.array(z.object({ id: ChecklistId, label: z.string(), done: z.boolean() })),
  forwardingAddress: z.string(),
  /** The right to an inspection before or at the end, where the law gives it. */
  inspectionRight: z
    .object({
      text: z.string(),
      source: z.string(),
      /** Of an inspection that residents ask for: its days, and whether they can ask now. Null where it comes unasked. */
      first: z.object({ from: z.iso.date(), until: z.iso.date(), canAsk: z.boolean() }).nullable(),
      /** When they asked. */
      askedAt: z.iso.datetime().nullable(),
    })
    .nullable(),
  deposit: z
    .object({
      heldCents: Cents,
      deductedCents: Cents,
      refundCents: Cents,
      beyondCents: Cents,
      returnedCents: Cents,
      /** To whom the refund is paid: all residents together, unless they signed an agreement on shares. */
      payee: z.string(),
      /** What is still to go back, as the lines stand: exactly this is returned at once. */
      leftCents: Cents,
      /** Payments that went back, the oldest first. Of one request together they are corrected. */
      returns: z.array(
        z.object({
          id: z.uuid(),
          requestId: z.uuid().nullable(),
          payee: z.string(),
          cents: Cents,
          method: z.enum(returnMethods),
          number: z.string(),
          sentOn: z.iso.date(),
          isCorrected: z.boolean(),
        }),
      ),
    })
    .nullable(),
  /** The local day at the home. */
  today: z.iso.date(),
  deadline: z
    .object({
      /** The last day to return the full deposit, and to send a statement that keeps part of it. */
      returnBy: z.iso.date(),
      claimBy: z.iso.date(),
      /** Days left to the next of them; negative once it is past. */
      daysLeft: z.int(),
      /** The day passed without a statement: nothing can be kept anymore. */
      missed: z.boolean(),
      /** The day on which the last of the deposit was sent; null while something is held. */
      returnedOn: z.iso.date().nullable(),
      /** Whether that was after the last day for the full deposit. */
      returnedLate: z.boolean(),
      certifiedMail: z.boolean(),
      /** What keeping money in bad faith can cost on top; for those who keep it, where the law names a figure. */
      badFaith: z.object({ times: z.int(), cents: Cents }).nullable(),
      objectBy: z.iso.date().nullable(),
      /** After a claim, the last day to return the rest of the deposit, where the law sets one of its own. */
      balanceBy: z.iso.date().nullable(),
      /** Days that a notice that a contractor is needed would still add; null where there are none to add. */
      contractorDays: z.int().nullable(),
      /** The day such a notice went out. */
      contractorNoticeOn: z.iso.date().nullable(),
      text: z.string(),
      source: z.string(),
      checkedOn: z.iso.date(),
    })
    .nullable(),
  deductions: z.array(Deduction),
  /** Open charges that the deposit may pay, rent first; none for residents and once the statement is out. */
  owedCharges: z.array(z.object({ id: z.uuid(), description: z.string(), dueOn: z.iso.date(), openCents: Cents })),
  /** The law asks for a photo from after the work with each invoice for repair or cleaning. */
  needsWorkPhoto: z.boolean(),
  /** Photos of the signed move-in record, to compare with. */
  beforePhotos: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** The inspection at the end: when both sides walk through, and when it was finished. */
  inspectionAt: z.iso.datetime().nullable(),
  inspectedAt: z.iso.datetime().nullable(),
  statementSentAt: z.iso.datetime().nullable(),
  /** Its paper waits to be served: the days to answer start then. */
  awaitsService: z.boolean(),
  certifiedMailNumber: z.string().nullable(),
});
export type MoveOut = z.infer<typeof MoveOut>;

export const NewDeduction = z.strictObject({
  room: z.string().trim().min(1, 'Enter a room').max(80),
  description: z.string().trim().min(3, 'Say what was damaged').max(300),
  item: z.enum(depositItems),
  costCents: Amount,
  ageMonths: z
    .int('Enter the age in months')
    .min(0, 'Enter 0 months or more')
    .max(1_200, 'Enter 1,200 months or fewer'),
  beforePhotoId: z.uuid('Choose the photo from the move-in record'),
  afterPhotoId: z.uuid('Add a photo from today'),
  /** Of the finished work, where the law asks for it with an invoice. */
  workPhotoId: z.uuid('Add a photo from after the work').nullable().default(null),
  proofId: z.uuid('Add an invoice or an estimate'),
  proofKind: z.enum(['invoice', 'estimate']),
  /** The item of the move-out inspection that it charges for. */
  inspectionItem: z
    .string()
    .regex(/^\d{1,2}\.\d{1,2}$/)
    .optional(),
});
export type NewDeduction = z.infer<typeof NewDeduction>;

export const DeductionAnswer = z.discriminatedUnion('answer', [
  z.strictObject({ answer: z.literal('accept') }),
  z.strictObject({
    answer: z.literal('dispute'),
    note: Note.min(3, 'Say why'),
    counterCents: InputCents,
  }),
]);
export type DeductionAnswer = z.infer<typeof DeductionAnswer>;

export const DeductionRevision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('accept_counter') }),
  z.strictObject({ decision: z.literal('offer'), offerCents: InputCents }),
  z.strictObject({ decision: z.literal('drop') }),
]);
export type DeductionRevision = z.infer<typeof DeductionRevision>;

/** Work that was estimated is done; with its invoice, or to start the days in which that is due. */
export const DeductionWork = z.strictObject({
  doneOn: z.iso.date(),
  invoice: z
    .strictObject({
      proofId: z.uuid('Add the invoice'),
      costCents: Amount,
      /** Of the finished work, where the law asks for it. */
      workPhotoId: z.uuid('Add a photo from after the work').nullable().default(null),
    })
    .nullable(),
});
export type DeductionWork = z.infer<typeof DeductionWork>;

/** One payment of a deposit: by check with its number and the address it goes to, or by bank with its trace number. */
const ReturnPayment = z.discriminatedUnion('method', [
  z.strictObject({
    method: z.literal('check'),
    payee: z.string().trim().min(1, 'Choose a resident').max(200),
    amountCents: Amount,
    number: z.string().trim().min(1, 'Enter the number of the check').max(60),
    address: z.string().trim().min(5, 'Enter the mailing address').max(300),
  }),
  z.strictObject({
    method: z.literal('bank'),
    payee: z.string().trim().min(1, 'Choose a resident').max(200),
    amountCents: Amount,
    number: z.string().trim().min(1, 'Enter the trace number').max(60),
  }),
]);
export type ReturnPayment = z.infer<typeof ReturnPayment>;

export const DepositReturn = z.strictObject({
  payments: z.array(ReturnPayment).min(1).max(20),
  /** When they are sent: the day that counts for the legal deadline. */
  sentOn: z.iso.date(),
  documentId: z.uuid('Add a picture of the check or the confirmation of the bank'),
  /** The agreement on shares that all residents signed. Without one, each payment is made out to all of them together. */
  sharesDocumentId: z.uuid().nullable().default(null),
  reason: z.string().trim().min(3, 'Say why in a few words').max(600),
});
export type DepositReturn = z.infer<typeof DepositReturn>;

/** The move-out, with the request that a second person decides. */
const AskedMoveOut = MoveOut.extend({
  request: z.object({ id: z.uuid(), status: z.enum(['done', 'requested']) }),
});

export const moveOutsSchemas = {
  listMoveOuts: { result: z.object({ items: z.array(MoveOut) }) },
  getMoveOut: { result: MoveOut },
  saveMoveOutPlan: { body: MoveOutPlan, result: MoveOut },
  saveChecklist: {
    body: z.strictObject({
      done: z.array(ChecklistId).max(checklistItems.length),
      forwardingAddress: z.string().trim().max(300).optional(),
    }),
    result: MoveOut,
  },
  askForInspection: { body: z.strictObject({}), result: MoveOut },
  recordMoveOut: { body: z.strictObject({ leftOn: z.iso.date() }), result: MoveOut },
  ...moveOutInspectionSchemas,
  addDeduction: { body: NewDeduction, result: MoveOut },
  addOwedCharge: { body: z.strictObject({ chargeId: z.uuid('Choose a charge') }), result: MoveOut },
  removeDeduction: { result: MoveOut },
  sendContractorNotice: { body: z.strictObject({}), result: MoveOut },
  sendStatement: {
    body: z.strictObject({ certifiedMailNumber: z.string().trim().max(60).default('') }),
    result: MoveOut,
  },
  answerDeduction: { body: DeductionAnswer, result: MoveOut },
  reviseDeduction: { body: DeductionRevision, result: MoveOut },
  reportWork: { body: DeductionWork, result: MoveOut },
  recordReturn: { body: DepositReturn, result: AskedMoveOut },
  correctReturn: {
    body: z.strictObject({
      /** Of the request that reversed the payments. */
      requestId: z.uuid(),
      reason: z.string().trim().min(3, 'Say what was wrong').max(600),
    }),
    result: AskedMoveOut,
  },
};
