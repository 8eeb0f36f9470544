import { defineFlow } from '@/contract/questionnaire/flow';
import { ask } from '@/contract/questionnaire/questions';
import { aboutMe, myWork } from './applicantQuestions';

const yesNo = { no: 'No', yes: 'Yes' } as const;
type YesNo = keyof typeof yesNo;

const worksWhen = ({ employment }: { employment?: string }) =>
  employment === 'employed' || employment === 'selfEmployed' || employment === 'offer';

/** /resident/application/pre-applicant-flow: told once by each who will live there, and handed in with each application. */
export const applicant = defineFlow({
  id: 'applicant',
  title: 'About you, for your application',
  repeatable: true,
  membersOnly: true,
  groups: { you: 'You', homes: 'Where you lived', means: 'Work and income', past: 'Before we look' },

  questions: {
    ...aboutMe,
    currentHome: ask.address('Where do you live now?', { help: 'With its unit number, if it has one.' }),
    currentSince: ask.date('Since when?', { help: 'Your best guess will do.' }),
    currentHow: ask.choice('How do you live there?', {
      rent: 'I rent',
      own: 'I own it',
      family: 'With family or friends',
    }),
    currentRent: ask.money('Your rent there, a month', { max: 10_000_000, optional: true }),
    currentReference: ask.text('Who do you rent from?', {
      max: 200,
      optional: true,
      help: 'A name with an email address or phone number.',
    }),
    currentWhy: ask.text('Why are you moving?', { max: 500, optional: true }),
    twoYears: ask.choice('Have you lived there for two years or longer?', yesNo),
    previousHome: ask.address('Where did you live before?', { help: 'With its unit number, if it had one.' }),
    previousFrom: ask.date('From when?'),
    previousReference: ask.text('Who did you rent from?', { max: 200, optional: true }),
    anotherHome: ask.choice('Do the two of them make two years together?', {
      yes: 'Yes',
      no: 'No, there was one more',
    }),
    earlierHome: ask.address('And before that?'),
    earlierFrom: ask.date('Since when did you live there?'),
    ...myWork,
    savings: ask.money('Savings', {
      max: 10_000_000_000,
      optional: true,
      help: 'Enough of them can stand in for income.',
    }),
    savingsPapers: ask.files('Statements that show your savings', 'application', {
      optional: true,
      freshDays: 60,
      help: 'Savings count once we’ve seen a statement.',
    }),
    subsidised: ask.choice('Does a voucher or another program pay part of the rent?', yesNo),
    voucher: ask.money('How much of it, a month?', { max: 10_000_000, help: 'We then look at your own share alone.' }),
    voucherPapers: ask.files('Your voucher or award notice', 'application', {
      optional: true,
      help: 'It counts once we’ve seen it.',
    }),
    evicted: ask.choice('Did a court end a lease of yours in the last three years?', yesNo),
    owes: ask.choice('Do you owe a past home money?', yesNo),
    pastNote: ask.text('What should we know about it?', {
      max: 1_000,
      optional: true,
      help: 'A person reads it. Some things have a good reason.',
    }),
  },

  outline: {
    you: {
      name: {
        who: {
          title: 'Who are you?',
          help: 'As it stands on your ID. Nobody of your group sees this, nor does the homeowner see your date of birth.',
          asks: ['firstName', 'lastName', 'otherNames', 'birthDate', 'phone', 'idKind', 'idPapers'],
        },
      },
    },
    homes: {
      home: {
        current: {
          title: 'Where do you live now?',
          asks: [
            'currentHome',
            'currentSince',
            'currentHow',
            'currentRent',
            'currentReference',
            'currentWhy',
            'twoYears',
          ],
        },
      },
      before: {
        previous: {
          title: 'And before that?',
          help: 'Two years of homes are enough.',
          asks: ['previousHome', 'previousFrom', 'previousReference', 'anotherHome'],
          when: ({ twoYears }: { twoYears?: YesNo }) => twoYears === 'no',
        },
      },
      earlier: {
        third: {
          title: 'One more, and that is all',
          asks: ['earlierHome', 'earlierFrom'],
          when: ({ anotherHome }: { anotherHome?: YesNo }) => anotherHome === 'no',
        },
      },
    },
    means: {
      work: {
        kind: { title: 'What do you live on?', asks: ['employment'] },
      },
      job: {
        where: { title: 'Where do you work?', asks: ['employer', 'jobTitle', 'workContact'], when: worksWhen },
      },
      income: {
        money: {
          title: 'What comes in each month?',
          help: 'Yours alone: the income of everybody who lives there is added up.',
          asks: ['grossIncome', 'netIncome', 'incomePapers', 'savings', 'savingsPapers', 'subsidised'],
        },
      },
      voucher: {
        part: {
          title: 'What does the program pay?',
          asks: ['voucher', 'voucherPapers'],
          when: ({ subsidised }: { subsidised?: YesNo }) => subsidised === 'yes',
        },
      },
    },
    past: {
      past: {
        record: {
          title: 'Anything we will find?',
          help: 'Better from you than from a report. A yes does not decide it.',
          asks: ['evicted', 'owes', 'pastNote'],
        },
      },
    },
  },
});
