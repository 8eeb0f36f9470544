import { defineFlow } from '@/contract/questionnaire/flow';
import { ask } from '@/contract/questionnaire/questions';
import { aboutMe, myWork } from './applicantQuestions';

const yesNo = { no: 'No', yes: 'Yes' } as const;

type Given = { readonly [question: string]: unknown };
const isRenting = ({ currentHow }: Given) => currentHow === 'rent';
/** Whether a local day is less than two years ago, by the clock when it is asked: rental history goes back so far. */
const isRecent = (day: unknown): boolean => {
  if (typeof day !== 'string') return false;
  const twoYearsAgo = new Date();
  twoYearsAgo.setUTCFullYear(twoYearsAgo.getUTCFullYear() - 2);
  return day > twoYearsAgo.toISOString().slice(0, 10);
};
const isNewThere = ({ currentSince }: Given) => isRecent(currentSince);
const hasThirdHome = ({ currentSince, previousFrom }: Given) => isRecent(currentSince) && isRecent(previousFrom);
const hasSavings = ({ savings }: Given) => typeof savings === 'number' && savings > 0;
const hasVoucher = ({ subsidised }: Given) => subsidised === 'yes';
const hasHistory = ({ evicted, owes }: Given) => evicted === 'yes' || owes === 'yes';

/** /resident/application/pre-applicant-flow: answered once by each future resident, and submitted with each application. */
export const applicant = defineFlow({
  id: 'applicant',
  title: 'Your application section',
  repeatable: true,
  membersOnly: true,
  groups: { you: 'You', homes: 'Rental history', means: 'Work and income' },

  questions: {
    ...aboutMe,
    currentHome: ask.address('Where do you live now?', {
      needsZipcode: true,
      help: 'Include the unit number if there is one.',
    }),
    currentSince: ask.date('When did you move in?', { help: 'Your best guess is fine.' }),
    currentHow: ask.choice('Do you rent or own?', {
      rent: 'I rent',
      own: 'I own it',
      family: 'With family or friends',
    }),
    currentRent: ask.money('Monthly rent there', { max: 10_000_000, optional: true, when: isRenting }),
    currentReference: ask.text('Landlord or property manager', {
      max: 200,
      when: isRenting,
      optional: true,
      help: 'Enter a name, and an email or phone number.',
    }),
    currentWhy: ask.text('Why are you moving?', { max: 500, optional: true }),
    previousHome: ask.address('Where did you live before?', {
      needsZipcode: true,
      help: 'We only need the last 2 years. Include the unit number if there was one.',
      when: isNewThere,
    }),
    previousFrom: ask.date('When did you move in there?', { when: isNewThere }),
    previousReference: ask.text('Landlord or manager there', { max: 200, optional: true, when: isNewThere }),
    earlierHome: ask.address('Where did you live before that?', { needsZipcode: true, when: hasThirdHome }),
    earlierFrom: ask.date('When did you move in to that home?', { when: hasThirdHome }),
    ...myWork,
    savings: ask.money('Savings', {
      max: 10_000_000_000,
      optional: true,
      help: 'Savings can count instead of income.',
    }),
    savingsPapers: ask.files('Statements that show your savings', 'application', {
      optional: true,
      freshDays: 60,
      when: hasSavings,
      help: 'Savings count once we’ve seen a statement.',
    }),
    subsidised: ask.choice('Does a voucher or another program pay part of the rent?', yesNo),
    voucher: ask.money('How much does it pay each month?', {
      max: 10_000_000,
      when: hasVoucher,
      help: 'We count only your share of the rent.',
    }),
    voucherPapers: ask.files('Your voucher or award notice', 'application', {
      optional: true,
      when: hasVoucher,
      help: 'It counts once we’ve seen it.',
    }),
    evicted: ask.choice('Were you evicted by a court in the last 3 years?', yesNo),
    owes: ask.choice('Do you owe money to a past landlord?', yesNo),
    pastNote: ask.text('Tell us what happened', {
      max: 1_000,
      optional: true,
      when: hasHistory,
      help: 'A person on our team reads this.',
    }),
  },

  outline: {
    you: {
      name: {
        who: {
          title: 'Your legal name and ID',
          help: 'Enter your details as they appear on your ID. No one else on the application can see this, and the homeowner can’t see your date of birth.',
          asks: ['firstName', 'oneName', 'lastName', 'otherNames', 'birthDate', 'phone', 'idKind', 'idPapers'],
        },
      },
    },
    homes: {
      home: {
        current: {
          title: 'Your rental history',
          help: 'Answering yes to the last two questions doesn’t mean you’ll be declined. It’s better to hear it from you first.',
          asks: [
            'currentHome',
            'currentSince',
            'currentHow',
            'currentRent',
            'currentReference',
            'currentWhy',
            'previousHome',
            'previousFrom',
            'previousReference',
            'earlierHome',
            'earlierFrom',
            'evicted',
            'owes',
            'pastNote',
          ],
        },
      },
    },
    means: {
      work: {
        income: {
          title: 'Work and income',
          help: 'Enter only your own income. We add up the income of everyone who applies.',
          asks: [
            'employment',
            'employer',
            'jobTitle',
            'workContact',
            'grossIncome',
            'netIncome',
            'incomePapers',
            'savings',
            'savingsPapers',
            'subsidised',
            'voucher',
            'voucherPapers',
          ],
        },
      },
    },
  },
});
