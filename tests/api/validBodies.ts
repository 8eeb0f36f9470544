// One body that each operation accepts, to be bent out of shape field by field.

const contact = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  phone: '415 555 0100',
  textConsent: true,
};
const address = { streetAddress: '1 Main St', city: 'Oakland', state: 'CA', zipcode: '94607' };
const trackingId = 'abcdefghijklmnopqrstu';

export const validBodies: Record<string, unknown> = {
  'appointments.rescheduleAppointment': { startsAt: '2026-11-25T18:00:00.000Z' },
  'appointments.cancelAppointment': {},
  'estimates.shareEstimate': {},
  'estimates.mailEstimate': { email: 'ada@example.com' },
  'flows.startRun': { answers: { firstName: 'Ada' } },
  'flows.saveAnswers': { answers: { firstName: 'Ada' } },
  'flows.submitRun': {},
  'flows.sendRunLink': { email: 'ada@example.com' },
  'flows.resumeRun': { key: 'a'.repeat(43) },
  'availabilityChecks.openCheck': { token: 'a'.repeat(43) },
  'availabilityChecks.answerCheck': {
    token: 'a'.repeat(43),
    answer: 'onDate',
    availableOn: '2027-03-01',
    note: 'Soon',
  },
  'availabilityChecks.undoAnswer': { token: 'a'.repeat(43) },
  'homes.askQuestion': { contact, message: 'May I bring my cat?' },
  'leads.createLead': { type: 'ask_a_question', contact, address, message: 'How does it work?', trackingId },
  'leads.recordLeadEvent': { kind: 'AddressEnteredCalculator', address, trackingId },
  'leads.joinWaitlist': { email: 'ada@example.com', address, place: 'Boston, MA' },
  'meetings.bookMeeting': { startsAt: '2026-11-24T18:00:00.000Z', contact, timeZone: 'America/New_York' },
  'sessions.login': { email: 'ada@example.com', password: 'a calm harbour at seven' },
  'sessions.requestCode': { email: 'ada@example.com' },
  'sessions.loginByCode': { attempt: 'a'.repeat(43), code: '123456' },
  'sessions.renew': { refreshToken: 'a'.repeat(43) },
  'sessions.confirm': { password: 'a calm harbour at seven' },
  'profiles.updateProfile': {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    homeTown: 'London',
    aboutMe: 'I count.',
    phone: '415 555 0100',
    leadSource: 'a friend',
    leadMedium: 'word of mouth',
  },
  'profiles.confirmEmail': { attempt: 'a'.repeat(43), code: '123456' },
  'profiles.sendTextCode': { phone: '415 555 0100', consent: true },
  'profiles.confirmPhone': { attempt: 'a'.repeat(43), code: '123456' },
  'profiles.saveImage': {
    mediaId: '018f0000-0000-7000-8000-000000000000',
    crop: { left: 0.1, top: 0.1, size: 0.5 },
  },
  'users.switchRole': { type: 'resident' },
  'tours.bookTour': { startsAt: '2026-11-24T18:00:00.000Z', contact, note: 'We bring a stroller' },
  'users.register': {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    password: 'a calm harbour at seven',
    type: 'resident',
  },
  'users.forgotPassword': { email: 'ada@example.com' },
  'users.resetPassword': { token: 'a'.repeat(43), password: 'a calm harbour at seven' },
  'users.setPassword': { password: 'a calm harbour at seven' },
  'studio.createDocument': { type: 'redirect', uid: null },
  'studio.saveDraft': { version: 'v', words: { uid: null, tags: ['old'], data: { from: '/old', to: '/faq' } } },
  'studio.discardDraft': { version: 'v' },
  'studio.publishDocument': { version: 'v' },
  'studio.unpublishDocument': { version: 'v' },
  'studio.restoreRevision': { version: 'v', revision: 'r' },
  'studio.createPreviewLink': { hours: 24 },
  'studio.describePicture': { alt: 'A door' },
  'studio.replacePicture': { by: 'door-01234567.webp' },
  'siteVisits.recordVisit': {
    trackingId,
    url: 'http://localhost/homes',
    referrer: '',
    encodedPartnerKey: null,
    experiments: { hero: 'a' },
  },
};

/** Bodies that name something which is not there, and the refusal that says they were read. */
export const unknownObjects: Record<string, string> = {
  'studio.saveDraft': 'notFound',
  'studio.discardDraft': 'notFound',
  'studio.publishDocument': 'notFound',
  'studio.unpublishDocument': 'notFound',
  'studio.restoreRevision': 'notFound',
  'studio.createPreviewLink': 'notFound',
  'studio.describePicture': 'notFound',
  'studio.replacePicture': 'notFound',
};

/** Bodies that hold a secret nobody has, and the refusal that says they were read. */
export const secretBodies: Record<string, string> = {
  'flows.resumeRun': 'linkSpent',
  'availabilityChecks.openCheck': 'linkSpent',
  'availabilityChecks.answerCheck': 'linkSpent',
  'availabilityChecks.undoAnswer': 'linkSpent',
  'sessions.login': 'wrongCredentials',
  'sessions.loginByCode': 'wrongCode',
  'sessions.renew': 'unauthenticated',
  'sessions.confirm': 'wrongCredentials',
  'profiles.confirmEmail': 'wrongCode',
  'profiles.confirmPhone': 'wrongCode',
  'profiles.saveImage': 'invalid',
  'users.resetPassword': 'linkSpent',
};
