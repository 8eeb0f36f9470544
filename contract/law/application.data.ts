// Where each rule takes effect. A rule that nothing applies is an error: its topic names the function that reads it, or the
// reason why the product only shows it.
import type { Topic } from './rules';

interface Applied {
  /** The function of contract/law that reads the rules of the topic. */
  readonly by: string;
  /** A file outside of contract/law that calls it. */
  readonly in: string;
}
interface ShownOnly {
  /** Why nothing in the product acts by it: people read it, and our team follows it. */
  readonly shownOnly: string;
}

export const topicUses: Readonly<Record<Topic, Applied | ShownOnly>> = {
  abandonedProperty: { by: 'formDeadline', in: 'server/modules/tenancy/statutoryNotices/letters.ts' },
  advanceDisclosure: { by: 'advanceRule', in: 'server/modules/money/payouts/disclosures/disclosure.ts' },
  adverseAction: { by: 'adverseActionRules', in: 'server/modules/leasing/decisions/adverseActionNotice.ts' },
  applicationDeposit: { shownOnly: 'We take no application deposit, so none can be due back.' },
  cardFee: { by: 'mayCost', in: 'components/money/payments/AutopayForm.tsx' },
  creditAlternative: { by: 'canReplaceCredit', in: 'contract/leasing/criteria/criteria.ts' },
  criminalNever: { by: 'fairChanceRule', in: 'contract/leasing/criteria/criteria.ts' },
  debtLetter: { by: 'debtLetter', in: 'server/modules/money/collections/letters.ts' },
  debtService: { by: 'serviceLaw', in: 'server/modules/platform/letters/index.ts' },
  decisionOrder: { by: 'decisionOrderRule', in: 'server/modules/leasing/decisions/decisionOrder/policy.ts' },
  deductionPhotos: { by: 'workPhotoRule', in: 'server/modules/tenancy/moveOuts/presenter.ts' },
  depositAlternative: { shownOnly: 'We offer no alternative to a deposit, so there is nothing to limit.' },
  depositCap: { by: 'depositLimit', in: 'server/modules/leasing/leases/terms.ts' },
  depositDisclosure: { shownOnly: 'The lease names the bank at signing, before the days of the statute begin.' },
  depositInstallments: { by: 'depositInstallments', in: 'server/modules/leasing/leases/terms.ts' },
  depositInterest: { by: 'depositInterest', in: 'server/modules/money/charges/depositInterest.ts' },
  depositNeeds: { by: 'conditionRule', in: 'server/modules/leasing/leases/clauseValues.ts' },
  depositReturn: { by: 'depositDeadline', in: 'server/modules/tenancy/moveOuts/presenter.ts' },
  disclosure: { by: 'disclosureFrom', in: 'server/modules/leasing/leases/clauses/california.data.ts' },
  dueDay: { by: 'dueDayRule', in: 'server/modules/money/paymentPlans/index.ts' },
  earlyTermination: { shownOnly: 'The lease names these rights of residents; our team ends the lease with them.' },
  entryNotice: { by: 'entryNotice', in: 'server/modules/care/workOrders/entryNotices.ts' },
  entryService: { by: 'serviceLaw', in: 'server/modules/care/workOrders/visits/letters.ts' },
  feeCap: { by: 'onceFeesLimit', in: 'server/modules/leasing/leases/terms.ts' },
  feeRefund: { by: 'feeRefundRule', in: 'server/modules/leasing/applications/fees/unchosen.ts' },
  handout: {
    shownOnly:
      'Papers that are read are in the registry of official papers, which gates the lease. Our team looks up the others.',
  },
  identityNumber: { by: 'optionalNumberRule', in: 'server/modules/leasing/applications/submission.ts' },
  increaseService: { by: 'serviceLaw', in: 'server/modules/tenancy/renewals/index.ts' },
  justCause: { by: 'justCauseRule', in: 'server/modules/tenancy/notices/outlook.ts' },
  lateFee: { by: 'lateFee', in: 'server/modules/money/charges/lateFees.ts' },
  leaseTerm: { by: 'longestTerm', in: 'server/modules/leasing/leases/terms.ts' },
  leavingDefense: { by: 'leavingDefenses', in: 'server/modules/tenancy/notices/index.ts' },
  leavingEarly: { by: 'leavingEarlyRights', in: 'server/modules/tenancy/notices/outlook.ts' },
  moveOutInspection: { by: 'inspectionProblem', in: 'server/modules/tenancy/moveOuts/inspection/actions.ts' },
  nonPaymentNotice: { by: 'formDeadline', in: 'server/modules/tenancy/statutoryNotices/letters.ts' },
  payOrQuitService: { by: 'serviceLaw', in: 'server/modules/tenancy/statutoryNotices/index.ts' },
  paymentMethods: {
    shownOnly: 'Residents may always pay by check, and our team records it; we refuse none for its method.',
  },
  paymentOrder: {
    shownOnly: 'Payments go to rent first in every state (server/modules/money/charges/allocation.ts).',
  },
  paymentPlanOffer: {
    shownOnly:
      'Residents ask for a plan in every state, and its installments are not late. Our team offers it before a lawyer gives a notice.',
  },
  priceGouging: { by: 'emergencyLimit', in: 'server/modules/leasing/leases/chargedRents.ts' },
  pricingSoftware: { shownOnly: 'Our rent model uses public listings alone, in every state.' },
  propertyService: { by: 'serviceLaw', in: 'server/modules/tenancy/statutoryNotices/index.ts' },
  recordAge: { by: 'recordYears', in: 'contract/leasing/criteria/criteria.ts' },
  registration: { shownOnly: 'Homeowners and our team read it in the law of the home; the city keeps the register.' },
  // No notice of an owner that would owe it goes out from here: the cities that ask for it have causes of their own.
  relocation: { by: 'relocationRule', in: 'server/modules/tenancy/renewals/outlook.ts' },
  rentDefense: { shownOnly: 'We file no case from here. The lease names the right, and a lawyer follows it.' },
  rentIncreaseCap: { by: 'increaseLimit', in: 'server/modules/tenancy/renewals/outlook.ts' },
  rentIncreaseNotice: { by: 'checkIncrease', in: 'server/modules/tenancy/renewals/outlook.ts' },
  rentParity: { by: 'parityProblem', in: 'server/modules/tenancy/renewals/index.ts' },
  rentReporting: { by: 'rentReportingOffer', in: 'server/modules/tenancy/rentReports/jobs.ts' },
  repairClock: { by: 'repairRule', in: 'server/modules/care/workOrders/clocks/clocks.ts' },
  reportCopy: { by: 'reportCopies', in: 'server/modules/leasing/screenings/copies.ts' },
  retaliation: { by: 'retaliationWindow', in: 'server/modules/tenancy/notices/outlook.ts' },
  returnedPayment: { by: 'returnedPaymentFee', in: 'server/modules/leasing/leases/terms.ts' },
  reusableReport: { shownOnly: 'We take no reusable reports, and the listing says so.' },
  screeningFee: { by: 'screeningFee', in: 'components/leasing/applications/getStarted/Requirements.tsx' },
  sourceOfIncome: { shownOnly: 'All lawful income counts in every state, by our criteria and not by place.' },
  statementService: { by: 'serviceLaw', in: 'server/modules/tenancy/moveOuts/presenter.ts' },
  terminationNotice: { by: 'earliestEnding', in: 'server/modules/tenancy/notices/outlook.ts' },
  terminationService: { by: 'serviceLaw', in: 'server/modules/tenancy/notices/index.ts' },
  unclaimedDeposit: { by: 'unclaimedDates', in: 'server/modules/money/unclaimedProperty/finding.ts' },
  unclaimedProperty: { by: 'unclaimedDates', in: 'server/modules/money/unclaimedProperty/finding.ts' },
  unclaimedService: { by: 'serviceLaw', in: 'server/modules/platform/letters/index.ts' },
  violationNotice: { shownOnly: 'We give no notice of a breach from here: our team and a lawyer do.' },
};

/** Figures of applied topics that nothing computes with, each with the reason. */
export const shownFigures: Readonly<Record<string, string>> = {
  smallCents:
    'A colleague says whether the things are worth less; the form names the figure in the words of the statute.',
  disposalHours: 'The form names the hours in the words of the statute; our team throws nothing away before they end.',
  recallDays: 'The lease promises the days after a recall; our care team sees them in the request for a repair.',
  changeDays: 'The lease promises the days; the homeowner installs the refrigerator.',
  heldMonths: 'Interest is due on each anniversary of the deposit, which is 12 months by itself.',
  remedyDays: 'The resident reads the days to repair; our team ends the lease with them.',
  firstQualified:
    'The desk decides in the order of completion everywhere, and the owner sees one application at a time.',
};

/** Functions of contract/law that nothing in the product calls, each with the reason. */
export const uncalled: Readonly<Record<string, string>> = {
  canStillClaim: 'Move-outs compare with the stored day of the same deadline, which the desk orders by.',
  lawfulSets: 'The check of the configuration lists the packages that a screening service has to offer.',
  paysRentFirst: 'Payments go to rent first in every state, so no place is asked.',
};
