// Every status graph a second time, as 'event status': a move that is added or lost by mistake disagrees with it.
import { expect, test } from 'vitest';
import { deletionLifecycle } from './account/deletions/constants';
import { exportLifecycle } from './account/exports/constants';
import { leadLifecycle } from './account/leads/constants';
import { threadLifecycle } from './account/threads/constants';
import { todoLifecycle } from './account/todos/constants';
import { invoiceLifecycle, quoteLifecycle, visitLifecycle, workOrderLifecycle } from './care/workOrders/constants';
import { homeLifecycle } from './homes/homes/constants';
import { applicantLifecycle, applicationLifecycle } from './leasing/applications/constants';
import { appointmentLifecycle } from './leasing/appointments/constants';
import { leaseLifecycle } from './leasing/leases/constants';
import { screeningLifecycle } from './leasing/screenings/constants';
import { approvalLimitLifecycle } from './money/approvalLimits/constants';
import { autopayLifecycle } from './money/autopays/constants';
import { bankOrderLifecycle } from './money/bankOrders/constants';
import { disputeLifecycle } from './money/bills/constants';
import { chargeLifecycle } from './money/charges/constants';
import { expenseLifecycle } from './money/expenses/constants';
import { moneyRequestLifecycle } from './money/moneyRequests/constants';
import { paymentMethodLifecycle } from './money/paymentMethods/constants';
import { paymentPlanLifecycle } from './money/paymentPlans/constants';
import { paymentLifecycle } from './money/payments/constants';
import { payoutAccountLifecycle } from './money/payoutAccounts/constants';
import { advanceLifecycle, payoutLifecycle, payoutPartLifecycle, payoutRunLifecycle } from './money/payouts/constants';
import { installmentPlanLifecycle } from './money/smoothPayments/constants';
import { taxFormLifecycle } from './money/taxForms/constants';
import { unclaimedLifecycle, unclaimedReportLifecycle } from './money/unclaimedProperty/constants';
import { w9Lifecycle } from './money/w9s/constants';
import { affiliateLifecycle } from './onboarding/affiliates/constants';
import { agreementLifecycle } from './onboarding/agreements/constants';
import { inspectionLifecycle } from './onboarding/inspections/constants';
import { proposalLifecycle } from './onboarding/proposals/constants';
import { qualificationLifecycle } from './onboarding/qualifications/constants';
import { referralLifecycle } from './onboarding/referrals/constants';
import { runLifecycle } from './platform/flows/endpoints';
import { envelopeLifecycle, signerLifecycle } from './platform/signing/constants';
import { addendumLifecycle, leaseRequestLifecycle } from './tenancy/leaseRequests/constants';
import { deductionLifecycle, moveOutLifecycle } from './tenancy/moveOuts/constants';
import { noticeLifecycle } from './tenancy/notices/constants';
import { offboardingLifecycle } from './tenancy/offboardings/constants';
import { renewalLifecycle } from './tenancy/renewals/constants';

const graphs = {
  addendumLifecycle,
  advanceLifecycle,
  affiliateLifecycle,
  agreementLifecycle,
  applicantLifecycle,
  applicationLifecycle,
  appointmentLifecycle,
  autopayLifecycle,
  chargeLifecycle,
  deductionLifecycle,
  deletionLifecycle,
  disputeLifecycle,
  envelopeLifecycle,
  exportLifecycle,
  homeLifecycle,
  inspectionLifecycle,
  installmentPlanLifecycle,
  invoiceLifecycle,
  leadLifecycle,
  leaseLifecycle,
  leaseRequestLifecycle,
  approvalLimitLifecycle,
  bankOrderLifecycle,
  expenseLifecycle,
  unclaimedLifecycle,
  unclaimedReportLifecycle,
  moneyRequestLifecycle,
  moveOutLifecycle,
  noticeLifecycle,
  offboardingLifecycle,
  paymentLifecycle,
  paymentMethodLifecycle,
  paymentPlanLifecycle,
  payoutAccountLifecycle,
  payoutLifecycle,
  payoutPartLifecycle,
  payoutRunLifecycle,
  proposalLifecycle,
  qualificationLifecycle,
  quoteLifecycle,
  referralLifecycle,
  renewalLifecycle,
  runLifecycle,
  screeningLifecycle,
  signerLifecycle,
  taxFormLifecycle,
  threadLifecycle,
  todoLifecycle,
  visitLifecycle,
  w9Lifecycle,
  workOrderLifecycle,
};

const moves: Readonly<Record<keyof typeof graphs, Readonly<Record<string, readonly string[]>>>> = {
  addendumLifecycle: {
    sent: ['sign signed', 'refuse declined', 'lapse expired', 'void voided'],
    signed: ['begin active', 'lapse expired'],
    active: [],
    declined: [],
    expired: [],
    voided: [],
  },
  advanceLifecycle: {
    offered: ['disclose signing', 'lapse lapsed'],
    signing: ['sign accepted', 'lapse lapsed'],
    accepted: [],
    lapsed: [],
  },
  affiliateLifecycle: {
    applied: ['approve approved', 'decline declined', 'apply applied'],
    approved: ['end ended'],
    declined: ['apply applied'],
    ended: [],
  },
  agreementLifecycle: {
    draft: ['send sent'],
    sent: ['sign signed', 'decline declined', 'expire expired', 'void voided'],
    signed: [],
    declined: [],
    expired: [],
    voided: [],
  },
  applicantLifecycle: {
    invited: ['join joined', 'decline declined', 'replace replaced'],
    joined: ['submit submitted', 'withdraw withdrawn', 'replace replaced'],
    submitted: ['withdraw withdrawn'],
    withdrawn: [],
    replaced: [],
    declined: ['replace replaced'],
  },
  applicationLifecycle: {
    started: ['submit submitted', 'withdraw withdrawn', 'expire expired', 'loseHome leased_to_another'],
    submitted: ['screen screening', 'withdraw withdrawn', 'expire expired', 'loseHome leased_to_another'],
    screening: [
      'ask needs_information',
      'review in_review',
      'withdraw withdrawn',
      'expire expired',
      'loseHome leased_to_another',
    ],
    needs_information: ['inform screening', 'withdraw withdrawn', 'expire expired', 'loseHome leased_to_another'],
    in_review: [
      'ask needs_information',
      'approve approved',
      'approveWithConditions approved_with_conditions',
      'decline declined',
      'withdraw withdrawn',
      'expire expired',
      'loseHome leased_to_another',
    ],
    approved: ['sendLease lease_sent', 'withdraw withdrawn', 'expire expired', 'loseHome leased_to_another'],
    approved_with_conditions: ['accept approved', 'withdraw withdrawn', 'expire expired', 'loseHome leased_to_another'],
    lease_sent: [
      'signLease lease_signed',
      'ownerWithdraw homeowner_withdrew',
      'withdraw withdrawn',
      'expire expired',
      'loseHome leased_to_another',
    ],
    lease_signed: ['endLease lease_ended'],
    lease_ended: [],
    declined: [],
    withdrawn: [],
    homeowner_withdrew: [],
    expired: [],
    leased_to_another: [],
  },
  appointmentLifecycle: {
    booked: ['reschedule booked', 'cancel canceled', 'complete completed', 'miss missed'],
    canceled: [],
    completed: [],
    missed: [],
  },
  autopayLifecycle: {
    active: ['pause paused', 'end ended'],
    paused: ['resume active', 'end ended'],
    ended: [],
  },
  chargeLifecycle: {
    open: ['payPart partly_paid', 'pay paid', 'waive waived', 'writeOff written_off', 'void voided'],
    partly_paid: ['payPart partly_paid', 'pay paid', 'reopen open', 'waive waived', 'writeOff written_off'],
    paid: ['reopen open', 'reopenPart partly_paid'],
    waived: ['reopen open', 'reopenPart partly_paid'],
    written_off: ['reopen open', 'reopenPart partly_paid'],
    voided: [],
  },
  deductionLifecycle: {
    proposed: ['accept accepted', 'dispute disputed', 'drop dropped', 'stand unanswered'],
    disputed: ['accept accepted', 'offer proposed', 'drop dropped', 'stand unanswered'],
    unanswered: ['dispute disputed'],
    accepted: [],
    dropped: [],
  },
  deletionLifecycle: {
    requested: ['keep canceled', 'erase erased'],
    canceled: [],
    erased: [],
  },
  disputeLifecycle: {
    open: ['adjust adjusted', 'uphold upheld', 'withdraw withdrawn'],
    adjusted: [],
    upheld: [],
    withdrawn: [],
  },
  envelopeLifecycle: {
    draft: ['send sent', 'void voided'],
    sent: ['view viewed', 'sign partly_signed', 'decline declined', 'expire expired', 'void voided'],
    viewed: ['view viewed', 'sign partly_signed', 'decline declined', 'expire expired', 'void voided'],
    partly_signed: [
      'view partly_signed',
      'sign partly_signed',
      'complete completed',
      'decline declined',
      'expire expired',
      'void voided',
    ],
    completed: [],
    declined: [],
    expired: [],
    voided: [],
  },
  exportLifecycle: {
    waiting: ['gather gathering', 'fail failed'],
    gathering: ['finish ready', 'fail failed'],
    ready: ['expire expired'],
    failed: [],
    expired: [],
  },
  homeLifecycle: {
    qualified: ['sendAgreement agreement', 'offboard offboarded'],
    agreement: ['signAgreement setup', 'voidAgreement qualified', 'offboard offboarded'],
    setup: ['finishSetup inspection', 'offboard offboarded'],
    inspection: ['propose proposal', 'passInspection ready', 'offboard offboarded'],
    proposal: ['acceptWork work', 'clear ready', 'offboard offboarded'],
    work: ['finishWork ready', 'offboard offboarded'],
    ready: ['submit in_review', 'withdraw off_market', 'offboard offboarded'],
    in_review: ['approve coming_soon', 'publish active', 'reject ready', 'withdraw off_market'],
    coming_soon: ['publish active', 'withdraw off_market'],
    active: ['hold application_pending', 'lease leased', 'withdraw off_market'],
    application_pending: ['release active', 'lease leased', 'withdraw off_market'],
    leased: ['giveNotice notice_given', 'relist in_review', 'withdraw off_market'],
    notice_given: ['withdrawNotice leased', 'moveOut turnover', 'relist in_review'],
    turnover: ['reinspect inspection', 'relist in_review', 'withdraw off_market'],
    off_market: ['reinspect inspection', 'relist in_review', 'offboard offboarded'],
    offboarded: [],
  },
  inspectionLifecycle: {
    booked: ['start in_progress', 'cancel canceled'],
    in_progress: ['submit submitted', 'cancel canceled'],
    submitted: ['reinspect reinspection'],
    reinspection: ['submit submitted'],
    canceled: [],
  },
  installmentPlanLifecycle: {
    signing: ['sign active', 'cancel canceled'],
    active: ['finish paid'],
    paid: [],
    canceled: [],
  },
  invoiceLifecycle: {
    submitted: ['post posted', 'dispute disputed', 'withdraw withdrawn'],
    needs_approval: ['approve approved', 'dispute disputed', 'withdraw withdrawn'],
    approved: ['post posted'],
    disputed: ['approve approved', 'post posted', 'withdraw withdrawn'],
    posted: ['pay paid'],
    paid: ['return_payment posted'],
    withdrawn: [],
  },
  leaseLifecycle: {
    draft: ['send sent', 'void voided'],
    sent: ['sign signed', 'decline declined', 'expire expired', 'void voided'],
    signed: ['begin active', 'end ended'],
    active: ['finish ended'],
    ended: [],
    declined: [],
    expired: [],
    voided: [],
  },
  leaseRequestLifecycle: {
    open: ['approve approved', 'decline declined', 'withdraw withdrawn'],
    approved: [],
    declined: [],
    withdrawn: [],
    recorded: [],
  },
  moveOutLifecycle: {
    planned: ['leave left'],
    left: ['sendStatement itemized'],
    itemized: ['settle settled'],
    settled: ['finish returned', 'reopen itemized'],
    returned: ['reopen itemized', 'correct settled'],
  },
  bankOrderLifecycle: {
    proposed: ['approve approved', 'decline declined', 'withdraw withdrawn'],
    approved: ['send sent', 'refuse refused'],
    sent: ['confirm confirmed', 'return returned'],
    confirmed: ['return returned'],
    declined: [],
    withdrawn: [],
    refused: [],
    returned: [],
  },
  unclaimedLifecycle: {
    found: ['wait waiting', 'letter letter_sent', 'answer answered', 'report reported', 'resolve resolved'],
    waiting: ['place found', 'answer answered', 'resolve resolved'],
    letter_sent: ['wait waiting', 'answer answered', 'report reported', 'resolve resolved'],
    answered: ['pay resolved'],
    reported: ['answer answered', 'remit remitting'],
    remitting: ['settle remitted', 'fail reported'],
    remitted: ['claim claimed', 'fail reported'],
    claimed: ['refund refunded'],
    resolved: ['fail answered'],
    refunded: [],
  },
  unclaimedReportLifecycle: {
    prepared: ['file filed'],
    filed: ['remit remitting'],
    remitting: ['settle remitted', 'fail filed'],
    remitted: ['fail filed'],
  },
  expenseLifecycle: {
    requested: ['approve approved', 'refuse refused', 'cancel canceled', 'change requested'],
    approved: ['wait waiting', 'order ordered', 'cancel canceled', 'change requested'],
    waiting: ['order ordered', 'cancel canceled', 'change requested'],
    ordered: ['pay paid', 'return requested'],
    paid: ['return requested'],
    refused: [],
    canceled: [],
  },
  approvalLimitLifecycle: {
    proposed: ['approve approved', 'decline declined', 'withdraw withdrawn'],
    approved: [],
    declined: [],
    withdrawn: [],
  },
  moneyRequestLifecycle: {
    requested: ['approve approved', 'complete done', 'decline declined', 'withdraw withdrawn'],
    approved: ['complete done', 'fail failed'],
    done: ['stop stopped'],
    failed: [],
    declined: [],
    withdrawn: [],
    stopped: [],
  },
  noticeLifecycle: {
    held: ['give given', 'withdraw withdrawn'],
    given: ['withdraw withdrawn', 'complete completed'],
    withdrawn: [],
    completed: [],
  },
  offboardingLifecycle: {
    asked: ['withdraw withdrawn', 'finish done'],
    done: [],
    withdrawn: [],
  },
  paymentLifecycle: {
    started: ['process processing', 'succeed succeeded', 'fail failed'],
    processing: ['succeed succeeded', 'fail failed'],
    succeeded: ['refund refunded', 'return returned'],
    failed: [],
    refunded: ['return returned', 'refundFail succeeded'],
    returned: ['reinstate succeeded'],
  },
  paymentMethodLifecycle: {
    pending_verification: ['verify active', 'block blocked', 'remove removed'],
    active: ['block blocked', 'remove removed'],
    blocked: ['remove removed'],
    removed: [],
  },
  paymentPlanLifecycle: {
    requested: ['start active', 'decline declined', 'withdraw withdrawn'],
    active: ['complete completed', 'break broken'],
    completed: [],
    broken: [],
    declined: [],
    withdrawn: [],
  },
  payoutAccountLifecycle: {
    waiting: ['activate active', 'cancel canceled', 'replace replaced'],
    active: ['replace replaced', 'block blocked'],
    blocked: ['replace replaced'],
    replaced: [],
    canceled: [],
  },
  payoutLifecycle: {
    ready: ['send sent', 'hold held'],
    held: ['clear ready'],
    sent: ['pay paid', 'return returned'],
    paid: ['return returned'],
    returned: ['send sent'],
    carried: [],
  },
  payoutPartLifecycle: {
    ready: ['claim sending'],
    sending: ['accept sent', 'refuse returned', 'wait ready'],
    sent: ['pay paid', 'return returned'],
    paid: ['return returned'],
    returned: [],
  },
  payoutRunLifecycle: {
    open: ['release released', 'discard discarded'],
    released: [],
    discarded: [],
  },
  proposalLifecycle: {
    draft: ['send sent', 'drop dropped'],
    dropped: [],
    sent: ['accept accepted', 'clear cleared'],
    accepted: ['finish finished'],
    cleared: [],
    finished: [],
  },
  qualificationLifecycle: {
    qualified: ['qualify qualified', 'review needs_review', 'reject not_eligible', 'waitlist out_of_coverage'],
    needs_review: [
      'qualify qualified',
      'review needs_review',
      'reject not_eligible',
      'waitlist out_of_coverage',
      'approve approved',
      'decline declined',
    ],
    not_eligible: ['qualify qualified', 'review needs_review', 'reject not_eligible', 'waitlist out_of_coverage'],
    out_of_coverage: ['qualify qualified', 'review needs_review', 'reject not_eligible', 'waitlist out_of_coverage'],
    approved: ['qualify qualified', 'review needs_review', 'reject not_eligible', 'waitlist out_of_coverage'],
    declined: ['qualify qualified', 'review needs_review', 'reject not_eligible', 'waitlist out_of_coverage'],
  },
  quoteLifecycle: {
    offered: ['approve approved', 'pass passed', 'withdraw withdrawn'],
    approved: [],
    passed: [],
    withdrawn: [],
  },
  referralLifecycle: {
    invited: ['join joined'],
    joined: ['list home_listed', 'lease reward_due', 'decline declined'],
    home_listed: ['lease reward_due', 'decline declined'],
    reward_due: ['pay paid', 'decline declined'],
    paid: [],
    declined: [],
  },
  renewalLifecycle: {
    draft: ['approve approved', 'withdraw withdrawn'],
    approved: ['send sent', 'withdraw withdrawn'],
    sent: [
      'view viewed',
      'counter countered',
      'accept accepted',
      'decline declined',
      'expire expired',
      'withdraw withdrawn',
    ],
    viewed: ['counter countered', 'accept accepted', 'decline declined', 'expire expired', 'withdraw withdrawn'],
    countered: [
      'keepOffer viewed',
      'acceptCounter accepted',
      'accept accepted',
      'decline declined',
      'expire expired',
      'withdraw withdrawn',
    ],
    accepted: ['sign signed', 'refuse declined', 'lapse expired', 'void withdrawn'],
    signed: ['begin active'],
    active: [],
    declined: ['moveOut move_out'],
    move_out: [],
    expired: ['moveOut move_out'],
    withdrawn: [],
  },
  runLifecycle: {
    open: ['submit submitted'],
    submitted: ['reopen open', 'submit submitted'],
  },
  screeningLifecycle: {
    ordered: ['block blocked', 'checkDocuments document_check', 'answer answered'],
    document_check: ['confirmDocuments answered'],
    answered: ['checkDocuments document_check'],
    blocked: [],
  },
  signerLifecycle: {
    waiting: ['invite invited'],
    invited: ['view viewed', 'decline declined', 'delegate delegated'],
    viewed: ['view viewed', 'consent consented', 'decline declined', 'delegate delegated'],
    consented: ['view consented', 'sign signed', 'decline declined', 'delegate delegated'],
    signed: [],
    declined: [],
    delegated: [],
  },
  taxFormLifecycle: {
    prepared: ['release released'],
    released: ['correct corrected'],
    corrected: [],
  },
  leadLifecycle: {
    new: ['answer answered', 'win won', 'lose lost'],
    answered: ['answer answered', 'win won', 'lose lost'],
    won: ['answer won', 'reopen answered'],
    lost: ['answer answered', 'reopen answered'],
  },
  threadLifecycle: {
    waiting: ['ask waiting', 'answer answered', 'close closed'],
    answered: ['ask waiting', 'answer answered', 'close closed'],
    closed: ['ask waiting', 'answer answered'],
  },
  todoLifecycle: {
    open: ['close done', 'snooze snoozed', 'dismiss dismissed'],
    snoozed: ['close done', 'wake open', 'dismiss dismissed'],
    done: ['open open'],
    dismissed: ['open open'],
  },
  visitLifecycle: {
    booked: ['depart en_route', 'arrive arrived', 'replace replaced', 'miss missed', 'cancel canceled'],
    en_route: ['delay en_route', 'arrive arrived', 'replace replaced', 'miss missed'],
    arrived: ['complete completed'],
    completed: [],
    replaced: [],
    missed: [],
    canceled: [],
  },
  w9Lifecycle: {
    open: ['certify certified', 'refer foreign'],
    certified: ['supersede superseded'],
    foreign: ['supersede superseded'],
    superseded: [],
  },
  workOrderLifecycle: {
    new: [
      'triage triaged',
      'ask needs_info',
      'solve self_solved',
      'request_approval awaiting_approval',
      'proceed approved',
      'decline declined',
      'mark_duplicate duplicate',
      'cancel canceled',
    ],
    triaged: [
      'ask needs_info',
      'solve self_solved',
      'request_approval awaiting_approval',
      'proceed approved',
      'decline declined',
      'mark_duplicate duplicate',
      'cancel canceled',
    ],
    needs_info: [
      'answer triaged',
      'triage triaged',
      'solve self_solved',
      'proceed approved',
      'mark_duplicate duplicate',
      'cancel canceled',
    ],
    self_solved: ['reopen reopened'],
    awaiting_approval: [
      'approve approved',
      'use_own_vendor approved',
      'owner_decline declined',
      'proceed approved',
      'mark_duplicate duplicate',
      'cancel canceled',
    ],
    approved: [
      'assign assigned',
      'request_approval awaiting_approval',
      'finish done',
      'mark_duplicate duplicate',
      'cancel canceled',
    ],
    assigned: [
      'schedule scheduled',
      'unassign approved',
      'request_approval awaiting_approval',
      'mark_duplicate duplicate',
      'cancel canceled',
    ],
    scheduled: [
      'schedule scheduled',
      'depart en_route',
      'start in_progress',
      'miss assigned',
      'unassign approved',
      'request_approval awaiting_approval',
      'cancel canceled',
    ],
    en_route: ['delay en_route', 'start in_progress', 'schedule scheduled', 'miss assigned'],
    in_progress: ['wait waiting', 'finish done', 'request_approval awaiting_approval'],
    waiting: [
      'schedule scheduled',
      'start in_progress',
      'unassign approved',
      'request_approval awaiting_approval',
      'cancel canceled',
    ],
    done: ['confirm confirmed', 'reopen reopened'],
    confirmed: ['bill billed', 'close closed', 'reopen reopened'],
    billed: ['close closed', 'reopen reopened'],
    closed: ['reopen reopened'],
    reopened: [
      'triage triaged',
      'proceed approved',
      'assign assigned',
      'request_approval awaiting_approval',
      'mark_duplicate duplicate',
      'cancel canceled',
    ],
    declined: ['reopen reopened'],
    canceled: [],
    duplicate: ['separate triaged'],
  },
};

interface Graph {
  states: readonly string[];
  eventsFrom: (state: string) => readonly string[];
  after: (state: string, event: string) => string | undefined;
}
const cases = Object.entries(graphs) as unknown as [keyof typeof graphs, Graph][];

test.each(cases)('%s allows these moves and no other', (name, { states, eventsFrom, after }) => {
  const found = states.map((state) => [state, eventsFrom(state).map((event) => `${event} ${after(state, event)}`)]);
  expect(Object.fromEntries(found)).toEqual(moves[name]);
  expect(states).toEqual(Object.keys(moves[name]));
  // Neither an event it does not know, nor what every object of the language has.
  for (const state of states)
    expect([after(state, 'no such event'), after(state, 'toString')]).toEqual([undefined, undefined]);
});
