import type { PlacedAddress } from '@/contract/addresses/schemas';
import { defineFlow } from '@/contract/questionnaire/flow';
import { ask } from '@/contract/questionnaire/questions';

type Use = 'living' | 'vacant' | 'rented' | 'buying';

const isRented = ({ use }: { use?: Use; address?: PlacedAddress }) => use === 'rented';
const isNotRented = ({ use }: { use?: Use }) => use !== 'rented';

/** /homeowners/x/onboarding/{step}: a homeowner and their home introduce themselves, before any agreement. */
export const introduction = defineFlow({
  id: 'introduction',
  title: 'You and your home, in six short steps',
  repeatable: true,
  groups: { you: 'You', plans: 'Your plans', payout: 'Payout' },

  questions: {
    address: ask.address('Address of your home', { help: 'With its unit number, if it has one.' }),
    use: ask.choice('How is the home used today?', {
      living: { label: 'We live in it', help: 'and will move out first' },
      vacant: { label: 'It is empty', help: 'ready, or nearly so' },
      rented: { label: 'It is rented', help: 'a resident lives there now' },
      buying: { label: 'We are buying it', help: 'and plan ahead' },
    }),
    firstName: ask.text('First name', { max: 100, autoComplete: 'given-name' }),
    lastName: ask.text('Last name', { max: 100, autoComplete: 'family-name' }),
    email: ask.email('Email'),
    phone: ask.phone('Phone', { optional: true }),
    textConsent: ask.consent(
      'You may text me about this',
      'Belong may text me about this at the number I gave. Message rates may apply. I can reply STOP at any time. Consent is not needed to rent or to work with us.',
    ),
    leaseRent: ask.money('Rent a month', { max: 10_000_000, help: 'As the lease says.' }),
    leaseEnds: ask.date('When does the lease end?', {
      optional: true,
      help: 'Leave it empty if it runs month to month.',
    }),
    deposit: ask.money('Deposit held', { max: 10_000_000, optional: true }),
    leasePapers: ask.files('The lease itself', 'lease', {
      max: 3,
      optional: true,
      help: 'Then we read the terms ourselves, and you need not look them up.',
    }),
    beds: ask.choice('Bedrooms', { 0: 'Studio', 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6 or more' }),
    hopedRent: ask.money('What rent do you have in mind?', {
      max: 10_000_000,
      optional: true,
      help: 'A month. If you do not know yet, leave it empty: our estimate comes with its reasons.',
    }),
    availableOn: ask.date('When could somebody move in?', { optional: true, help: 'Your best guess will do.' }),
    access: ask.choice('How do we get in to look at it?', {
      together: 'Together with you',
      keys: 'You leave us a key',
      lockbox: 'There is a lockbox',
      resident: 'Somebody living there opens',
    }),
    care: ask.choice('How much shall we do?', {
      full: { label: 'Full management', help: 'residents, rent, repairs, and a 24/7 maintenance line' },
      leasing: { label: 'Placement only', help: 'we find residents, and you manage the home' },
      unsure: { label: 'I’m not sure yet', help: 'we go through both with you' },
    }),
    plan: ask.choice('How would you like to be paid?', {
      Monthly: { label: 'Every month, on time', help: 'also when the rent is late, up to the limit of the guarantee' },
      Yearly: { label: 'The whole year at once', help: 'in advance, for a fee' },
      NoGuarantee: { label: 'As the rent comes in', help: 'a lower fee, and no guarantee' },
      unsure: { label: 'I decide later', help: 'nothing here binds you' },
    }),
    note: ask.text('Anything we should know?', { max: 1_000, optional: true }),
  },

  outline: {
    you: {
      info: {
        who: {
          title: 'Who are you, and which home is it?',
          help: 'We look at the address before we call, so that the call is short.',
          asks: ['address', 'use', 'firstName', 'lastName', 'email', 'phone', 'textConsent'],
        },
      },
      lease: {
        terms: {
          title: 'What does the lease say?',
          help: 'We keep it as it is, and carry on from the next rent.',
          asks: ['leaseRent', 'leaseEnds', 'deposit', 'leasePapers'],
          when: isRented,
        },
      },
    },
    plans: {
      estimate: {
        rent: {
          title: 'What could it rent for?',
          help: 'Our range comes first. You choose the rent.',
          asks: ['beds', 'hopedRent'],
          when: isNotRented,
          view: 'estimate',
        },
      },
      placements: {
        when: { title: 'When is it free, and how do we get in?', asks: ['availableOn', 'access'], when: isNotRented },
      },
      leasing: {
        care: { title: 'Full management or placement only?', asks: ['care'], view: 'serviceCosts' },
      },
    },
    payout: {
      'rent-guarantee': {
        plan: {
          view: 'payoutPlans',
          title: 'How would you like to be paid?',
          help: 'Each plan is a trade: time, risk and fee. You can change your mind until you sign.',
          asks: ['plan', 'note'],
        },
      },
    },
  },
});
