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
  'homes.askQuestion': { contact, message: 'May I bring my cat?' },
  'leads.createLead': { type: 'ask_a_question', contact, address, message: 'How does it work?', trackingId },
  'leads.recordLeadEvent': { kind: 'AddressEnteredCalculator', address, trackingId },
  'leads.joinWaitlist': { email: 'ada@example.com', address, place: 'Boston, MA' },
  'siteVisits.recordVisit': {
    trackingId,
    url: 'http://localhost/homes',
    referrer: '',
    encodedPartnerKey: null,
    experiments: { hero: 'a' },
  },
};
