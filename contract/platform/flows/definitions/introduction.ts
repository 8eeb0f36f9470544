import type { PlacedAddress } from '@/contract/homes/addresses/schemas';
import { defineFlow } from '@/contract/questionnaire/flow';
import { ask, askNames } from '@/contract/questionnaire/questions';

type Use = 'living' | 'vacant' | 'rented' | 'buying';

const isRented = ({ use }: { use?: Use; address?: PlacedAddress }) => use === 'rented';
const isNotRented = ({ use }: { use?: Use }) => use !== 'rented';

/** /homeowners/x/onboarding/{step}: a homeowner and their home introduce themselves, before any agreement. */
export const introduction = defineFlow({
  id: 'introduction',
  title: 'You and your home, in 6 short steps',
  repeatable: true,
  groups: { you: 'You', plans: 'Your plans', payout: 'Payout' },

  questions: {
    address: ask.address('Home address', { needsZipcode: true, help: 'Include the unit number if there is one.' }),
    use: ask.choice('How is the home used today?', {
      living: { label: 'I live in it', help: 'and will move out first' },
      vacant: { label: 'It’s vacant', help: 'ready now or soon' },
      rented: { label: 'It’s rented', help: 'a resident lives there now' },
      buying: { label: 'I’m buying it', help: 'and planning ahead' },
    }),
    standing: ask.choice(
      'What are you to the home?',
      {
        owner: 'I own it, alone or with others',
        manager: { label: 'I manage it for the owner', help: 'every owner signs the agreement' },
      },
      { optional: true },
    ),
    ...askNames(),
    email: ask.email('Email'),
    phone: ask.phone('Phone', { optional: true }),
    textConsent: ask.consent(
      'You may text me about this',
      'Belong may text me about this at the number I gave. Message rates may apply. I can reply STOP at any time. Consent is not needed to rent or to work with us.',
    ),
    leaseRent: ask.money('Monthly rent', { max: 10_000_000, help: 'As shown in the lease.' }),
    leaseEnds: ask.date('When does the lease end?', {
      optional: true,
      help: 'Leave this blank if it’s month to month.',
    }),
    deposit: ask.money('Security deposit you hold', { max: 10_000_000, optional: true }),
    leasePapers: ask.files('Current lease', 'lease', {
      max: 3,
      optional: true,
      help: 'Upload it, and we’ll find the terms for you.',
    }),
    residentContacts: ask.text('Who lives there, and how do we reach them?', {
      max: 500,
      optional: true,
      multiline: true,
      help: 'Names with a phone number or email. We don’t contact them before you’ve signed with us.',
    }),
    beds: ask.choice('Bedrooms', { 0: 'Studio', 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6 or more' }),
    hopedRent: ask.money('Your target rent', {
      max: 10_000_000,
      optional: true,
      help: 'Per month. If you’re not sure, leave this blank. Our estimate explains how we got it.',
    }),
    availableOn: ask.date('When could a resident move in?', { optional: true, help: 'Your best guess is fine.' }),
    access: ask.choice('How can we get in to see it?', {
      together: 'I’ll meet you there',
      keys: 'I’ll leave a key',
      lockbox: 'There’s a lockbox',
      resident: 'A resident will let you in',
    }),
    homePhotos: ask.files('Photos of the home', 'other', {
      max: 10,
      optional: true,
      photosOnly: true,
      help: 'Phone photos are fine. We take the photos for the listing later.',
    }),
    care: ask.choice('Which service would you like?', {
      full: { label: 'Full management', help: 'residents, rent, repairs, and a 24/7 maintenance line' },
      leasing: { label: 'Placement only', help: 'we find residents, and you manage the home' },
      unsure: { label: 'I’m not sure yet', help: 'we’ll go over both with you' },
    }),
    plan: ask.choice('How would you like to be paid?', {
      Monthly: { label: 'Monthly, on time', help: 'even if rent is late, up to the guarantee limit' },
      Yearly: { label: 'A year up front', help: 'paid in advance, for a fee' },
      NoGuarantee: { label: 'Pay as collected', help: 'a lower fee, and no guarantee' },
      unsure: { label: 'I’ll decide later', help: 'you can change your mind' },
    }),
    note: ask.text('Anything we should know?', { max: 1_000, optional: true }),
  },

  outline: {
    you: {
      info: {
        who: {
          title: 'Tell us about you and your home',
          help: 'We look up the address first, to save you time.',
          asks: ['address', 'use', 'standing', 'firstName', 'oneName', 'lastName', 'email', 'phone', 'textConsent'],
        },
      },
      lease: {
        terms: {
          title: 'Your current lease',
          help: 'We keep the lease as it is and take over starting with the next rent payment.',
          asks: ['leaseRent', 'leaseEnds', 'deposit', 'residentContacts', 'leasePapers'],
          when: isRented,
        },
      },
    },
    plans: {
      estimate: {
        rent: {
          title: 'What could it rent for?',
          help: 'We show you a range, and you choose the rent.',
          asks: ['beds', 'hopedRent'],
          when: isNotRented,
          view: 'estimate',
        },
      },
      placements: {
        when: { title: 'Availability and access', asks: ['availableOn', 'access', 'homePhotos'], when: isNotRented },
      },
      leasing: {
        care: { title: 'Full management or placement only?', asks: ['care', 'note'], view: 'serviceCosts' },
      },
    },
    payout: {
      'rent-guarantee': {
        plan: {
          view: 'payoutPlans',
          title: 'How would you like to be paid?',
          help: 'Each plan balances timing, risk, and fees. You can change your mind until you sign.',
          asks: ['plan'],
          when: ({ care }) => care !== 'leasing',
        },
      },
    },
  },
});
