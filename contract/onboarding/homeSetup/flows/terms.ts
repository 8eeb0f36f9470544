// How the home is rented, and what the owner hands over: insurance, pets, lease, money, documents, inspection, photos.
import { ask } from '@/contract/questionnaire/questions';
import { defineGroup, yesNo } from './defineGroup';

export const insuranceSetup = defineGroup('insurance', {
  questions: {
    insured: ask.choice('Is the home insured as a rental?', {
      yes: { label: 'Yes', help: 'A landlord or dwelling policy' },
      homeowner: { label: 'A homeowner policy', help: 'It often stops covering a home once it is rented' },
      no: { label: 'Not yet', help: 'It needs a policy before anyone moves in' },
    }),
    carrier: ask.text('Insurance company', { max: 120 }),
    policyNumber: ask.text('Policy number', { max: 60 }),
    policyExpires: ask.date('Policy end date'),
    additionalInsured: ask.choice('Is Belong named as additional insured?', yesNo),
    policyDwelling: ask.money('Dwelling limit', {
      max: 10_000_000_000,
      optional: true,
      help: 'Coverage A on the declarations page: what it pays to rebuild',
    }),
    policyLiability: ask.money('Liability limit', { max: 10_000_000_000, optional: true }),
    policyLostRent: ask.choice('Does it cover lost rent?', yesNo, { optional: true }),
    policyPapers: ask.files('The policy', 'insurance', { max: 3, optional: true }),
  },
  steps: {
    kind: { title: 'Insurance today', asks: ['insured'] },
    policy: {
      title: 'Your policy',
      asks: [
        'carrier',
        'policyNumber',
        'policyExpires',
        'additionalInsured',
        'policyDwelling',
        'policyLiability',
        'policyLostRent',
        'policyPapers',
      ],
      when: ({ insured }) => insured !== 'no',
    },
  },
});

export const petsSetup = defineGroup('pets', {
  questions: {
    pets: ask.choice('Which pets are welcome?', {
      none: 'No pets',
      cats: 'Cats',
      dogs: 'Dogs',
      catsAndDogs: 'Cats and dogs',
    }),
    petLimit: ask.integer('How many at most?', { min: 1, max: 10 }),
    smoking: ask.choice('Is smoking allowed?', { none: 'No', outside: 'Outside only' }),
  },
  steps: {
    pets: {
      title: 'Pets',
      help: 'Assistance animals are not pets. The law lets a resident with a disability keep one.',
      asks: ['pets'],
    },
    limit: {
      title: 'How many pets',
      help: 'The listing and the lease say so. No one can apply with more.',
      asks: ['petLimit'],
      when: ({ pets }) => pets !== 'none',
    },
    smoking: { title: 'Smoking', help: 'The listing and the lease say so.', asks: ['smoking'] },
  },
});

export const leaseSetup = defineGroup('lease', {
  questions: {
    availableOn: ask.date('When can someone move in?'),
    terms: ask.choice(
      'How long should the first lease be?',
      { 12: '12 months', 18: '18 months', 24: '24 months', any: 'Any of these' },
      { help: 'In Washington, we offer 12 months: the law asks for a notary for a longer lease.' },
    ),
    plans: ask.choice('Do you plan to move back in or sell?', {
      no: 'No',
      sell: 'I may sell',
      move: 'I may move back in',
    }),
    plansWhen: ask.date('When, roughly?', { optional: true }),
    leaseNotes: ask.text('Anything the lease should say?', { max: 500, optional: true, multiline: true }),
  },
  steps: {
    term: { title: 'Dates and length', asks: ['availableOn', 'terms'] },
    plans: {
      title: 'Your plans',
      help: 'We remind you when you renew, so that no lease runs past them by accident. Residents don’t see this.',
      asks: ['plans'],
    },
    when: { title: 'When your plans change', asks: ['plansWhen'], when: ({ plans }) => plans !== 'no' },
    notes: {
      title: 'Anything else',
      help: 'Our team reads this before your home goes on the market. The lease follows our form for your state, so we’ll tell you what it can say.',
      asks: ['leaseNotes'],
    },
  },
});

export const approvalSetup = defineGroup('approval', {
  questions: {
    threshold: ask.money('We may repair without asking, up to', {
      max: 500_000,
      help: 'For each repair. We always ask first above it, except in an emergency.',
    }),
    approver: ask.choice('Who decides above that?', {
      me: { label: 'The owner alone', help: 'The person who added the home. Co-owners can follow along' },
      either: { label: 'Any owner', help: 'The first of you who decides' },
    }),
    rentalHomes: ask.integer('How many homes do you rent out?', {
      min: 1,
      max: 10_000,
      optional: true,
      help: 'This one included. Count each apartment, homes that others manage, and those you own in part.',
    }),
  },
  steps: {
    amount: { title: 'When do we ask you?', asks: ['threshold'] },
    who: { title: 'Who decides', asks: ['approver'] },
    homes: {
      title: 'Your rental homes',
      help: 'Some laws of Virginia and Florida ask more of owners who rent out five homes or more. Without an answer, we follow those laws.',
      asks: ['rentalHomes'],
    },
  },
});

export const payoutSetup = defineGroup('payout', {
  questions: {
    bankAccount: ask.choice('Is the account for your payouts connected?', {
      done: 'Yes',
      later: { label: 'Not yet', help: 'Payouts wait until it is. A to-do stays in your account' },
    }),
  },
  steps: {
    account: {
      title: 'Where should the rent go?',
      help: 'You connect your bank account once, for all your homes. Its number goes to our payment processor, not to us.',
      asks: ['bankAccount'],
      view: 'payoutAccount',
    },
    shares: {
      title: 'Reserve and shares',
      help: 'What we keep for repairs, and each owner’s part where there are several. You can change it later.',
      asks: [],
      view: 'payoutShares',
    },
  },
});

export const w9Setup = defineGroup('w9', {
  questions: {
    w9: ask.choice('Have you sent us your W-9?', {
      done: { label: 'Yes', help: 'We have it' },
      later: { label: 'Not yet', help: 'Payouts wait until it is here' },
    }),
  },
  steps: {
    form: {
      title: 'W-9',
      help: 'The IRS needs it before we pay you rent. Your tax number is entered there and nowhere else.',
      asks: ['w9'],
      view: 'w9',
    },
  },
});

export const documentsSetup = defineGroup('documents', {
  questions: {
    currentLease: ask.files('Current lease, if someone lives there', 'lease', { max: 3, optional: true }),
    disclosures: ask.files('Disclosures and permits', 'other', { max: 10, optional: true }),
    // Where the year is known, so is the last answer; an older home has the first two.
    leadPaint: ask.choice(
      'Do you know of lead-based paint in the home?',
      { no: 'No', yes: 'Yes', notApplicable: 'It was built in 1978 or later' },
      { unlisted: ['notApplicable'] },
    ),
  },
  steps: {
    papers: { title: 'Papers of the home', asks: ['currentLease', 'disclosures'] },
    lead: {
      title: 'Lead-based paint',
      help: 'Federal law asks owners of homes built before 1978.',
      asks: ['leadPaint'],
    },
  },
});

export const inspectionSetup = defineGroup('inspection', {
  questions: {
    visitTime: ask.visitTime('Inspection time', {
      optional: true,
      help: 'No time that works? Continue without one. A to-do reminds you to choose.',
    }),
    opener: ask.choice('Who lets us in?', {
      owner: 'I do',
      helper: 'Someone I trust',
      lockbox: 'Use the lockbox',
      resident: 'The person who lives there',
    }),
    inspectionNotes: ask.text('Anything the inspector should know?', { max: 500, optional: true, multiline: true }),
  },
  steps: {
    day: {
      title: 'When can we inspect the home?',
      help: 'It takes about 90 minutes. These times are free now. We book yours when you finish the setup.',
      asks: ['visitTime'],
    },
    entry: { title: 'Who opens the door', asks: ['opener', 'inspectionNotes'] },
  },
});

export const photosSetup = defineGroup('photos', {
  questions: {
    photoPlan: ask.choice('Who takes the photos?', {
      belong: { label: 'Belong', help: 'Our photographer comes after the work is done. You choose the time' },
      own: { label: 'I have photos', help: 'Send them here. They become the photos of your listing' },
    }),
    ownPhotos: ask.files('Your photos', 'other', { max: 40, photosOnly: true }),
    staging: ask.text('What should we show first?', { max: 300, optional: true }),
  },
  steps: {
    plan: { title: 'Photos', asks: ['photoPlan'] },
    upload: { title: 'Your photos', asks: ['ownPhotos'], when: ({ photoPlan }) => photoPlan === 'own' },
    staging: { title: 'What makes the home special', asks: ['staging'] },
  },
});
