// Made-up people and homes for the preview page and the tests of emails.

const at = '2026-11-22T20:00:00Z';
const link = 'https://belong.test/there';
const email = 'ada@example.test';
const home = { line: '1 Elm St', beds: 2, baths: 1, rentCents: 200_000, allInCents: 210_000, link };
/** What one email or another needs. */
const common = {
  ...{ firstName: 'Ada', lastName: 'Byron', name: 'Ada', email, phone: '(415) 555-0134', from: 'Bo', who: 'Bo', link },
  ...{ at, by: at, until: at, eraseAt: at, acceptBy: at, answerBy: at, startsAt: at, endsAt: at, writtenAt: at },
  ...{ code: '493021', device: 'Chrome', change: 'passkey_added', type: 'resident', reason: 'Why', message: 'Hello' },
  ...{ home: '1 Elm St', street: '1 Elm St', city: 'Oakland', title: 'Lease', subject: 'Keys', body: 'Hello' },
  ...{
    role: 'coSigner',
    waitsFor: 'fee',
    what: 'paid',
    cents: 5_000,
    side: 'resident',
    stage: 'asked',
    status: 'submitted',
  },
  ...{ timeZone: 'America/Los_Angeles', agency: 'Agency', ended: false, coSigner: 'Bo', mayCoSign: true, notice: [] },
  ...{ conditions: ['A larger deposit'], estimate: 3_000, low: 2_800, high: 3_200, more: 2, homes: [home] },
  ...{ settings: `${link}/settings`, unsubscribe: `${link}/stop`, replyTo: email, invitee: 'Cy', rewardCents: 100 },
  ...{
    event: 'booked',
    kind: 'tour',
    where: '1 Elm St',
    way: 'video',
    room: `${link}/room`,
    note: null,
    elsewhere: null,
  },
  ...{ hostName: 'Iris', host: { name: 'Iris', email }, uid: 'a', sequence: 0, organizer: { name: 'Belong', email } },
};
const statuses: Record<string, string> = {
  applicationForHomeowner: 'in_review',
  referralChanged: 'paid',
  affiliateDecided: 'approved',
  qualificationResult: 'needs_review',
};
const autopay = {
  ...{ label: 'Sandbox Bank ending in 6789', address: '1 Elm St', on: '2026-12-01' },
  ...{ amountCents: 300_000, feeCents: 0 },
};
/** What some need in another shape. */
const own: Record<string, object> = {
  dueDayChanged: { day: 5, rule: 'State law lets a resident choose a day up to the fifth.' },
  moveInRefunded: { cents: 300_000, way: 'bank' },
  paymentPlan: {
    stage: 'started',
    due: null,
    parts: [
      { dueOn: '2026-12-01', cents: 100_000 },
      { dueOn: '2027-01-01', cents: 100_000 },
    ],
  },
  setupReminder: { groups: ['Access'] },
  confirmAlert: { isHome: true },
  yearEnd: { year: 2026, hasForm: true, isCorrection: false },
  proOffer: {
    job: 'The kitchen sink leaks',
    number: 'W-1001',
    timeZone: 'America/Los_Angeles',
    answerBy: '2026-12-01T20:00:00Z',
  },
  proVisit: {
    job: 'The kitchen sink leaks',
    number: '1001',
    when: 'Tuesday, November 24, 2026 at 10:00 AM',
    isMoved: true,
  },
  proPaperEnding: { document: 'Insurance', expiresOn: '2026-12-01' },
  serviceConsent: { service: 'Painting', scope: 'Paint it' },
  careTaskDue: { steps: ['Replace the filter.'], dueOn: '2026-12-01' },
  careTaskOverdue: { steps: ['Replace the filter.'], dueOn: '2026-12-01' },
  homeInvitation: { role: 'helper', setupGroup: 'access' },
  recordFound: { agency: { name: 'Agency', address: '1 Main St', phone: '(415) 555-0100' } },
  documentsRequested: { note: 'A pay stub of October' },
  deskReminder: { steps: ['Sign the lease for 1 Elm St'] },
  deskHandOver: { person: 'Ada Lovelace', note: 'Prefers a call in the evening.' },
  deskNewContact: { contact: 'Iris Vale' },
  deskActed: { done: 'We logged out all of your devices.' },
  walkThroughScheduled: { on: '2026-12-01' },
  regionOpened: { audience: 'homeowner', region: 'Bay Area', place: 'Oakland, CA' },
  qualificationResult: {
    reasons: ['You’re not sure about rent control.'],
    reviewBy: at,
    decisionReason: null,
    inAccount: false,
  },
  autopayFailed: autopay,
  autopayMethodBlocked: autopay,
  autopayNotice: autopay,
  autopayOn: { label: autopay.label, address: autopay.address, day: 5, capCents: 250_000, shareOf: 2 },
  autopayOverCap: { ...autopay, capCents: 250_000 },
  billDispute: { bill: 'Water and sewer', text: 'The resident says the meter was read wrong.' },
  leasePayment: { status: 'processing', cents: 300_000, expectedOn: '2026-12-04', reason: null, paymentId: 'P-1042' },
  moveOutUpdate: { event: 'statement', by: '2026-12-21' },
  showingNotice: { what: 'Tour of 1 Elm St', inbox: link },
  noticeUpdate: { event: 'given', isSender: false, lastDay: '2026-12-31' },
  ownerDigest: {
    homes: [{ home: '1 Elm St', rentCents: 300_000, paidCents: 285_000, nextPayOn: '2026-12-10', nextCents: 285_000 }],
  },
  paymentMethodBlocked: { label: 'Sandbox Bank ending in 6789', reason: 'account_closed' },
  payoutAccountAdded: { bank: 'Sandbox Bank ending in 6789', usableFrom: at },
  payoutAccountBlocked: { bank: 'Sandbox Bank ending in 6789', usableFrom: at },
  payoutAccountCanceled: { bank: 'Sandbox Bank ending in 6789', usableFrom: at },
  proPaymentSent: {
    invoice: 'A-1042',
    cents: 48_000,
    arrivesOn: '2026-12-01',
    bank: 'Sandbox Bank •••• 6789',
    withheld: 0,
  },
  proPaymentReturned: { invoice: 'A-1042', cents: 48_000 },
  proYearEnd: { year: 2026, isCorrection: false },
  proBankWanted: { invoice: 'A-1042', needsForm: true },
  proBankAccount: { bank: 'Sandbox Bank •••• 6789', usableFrom: at },
  proOfferEnded: { job: 'The kitchen sink leaks', number: 'W-1001' },
  proposalToInspector: { event: 'decided' },
  proposalToOwner: { event: 'sent', note: '' },
  leaseRequestUpdate: { event: 'asked', kind: 'pet', reason: '' },
  offboardingUpdate: { event: 'asked', lastDay: '2026-12-31' },
  managementEnded: { manager: 'Elm Homes', contact: null, depositCents: 300_000, lastDay: '2026-12-31' },
  policyEnding: { carrier: 'Harbor Mutual', expiresOn: '2026-12-31' },
  rentersInsuranceEnding: { insurer: 'Lemon', until: '2026-12-31', lapsed: false },
  rentLowered: { before: '$3,000', after: '$2,950', floor: '$2,800', days: 14 },
  renewalUpdate: { event: 'offered', respondBy: at },
  refundSent: { cents: 12_500, reason: 'Paid twice', check: null, method: 'Visa ending in 4242' },
  rentReminder: { stage: 'soon', cents: 300_000, dueOn: '2026-12-01' },
  workOrderNews: {
    about: 'The kitchen sink leaks',
    text: 'Birch Plumbing comes on Tuesday.',
    button: 'See the repair',
  },
};

/** Made-up data with which an email can be read before anybody gets it. */
export const sampleData = (template: string): object => ({
  ...{ ...common, partnerKey: 'elm', status: statuses[template] ?? common.status },
  ...own[template],
});
