import { defineFlow } from '@/contract/questionnaire/flow';
import { ask } from '@/contract/questionnaire/questions';
import { aboutMe, myWork } from './applicantQuestions';

/** /resident/application/co-signer: answered by the person who signs for others and lives elsewhere. */
export const coSigner = defineFlow({
  id: 'co-signer',
  title: 'Your co-signer section',
  repeatable: true,
  membersOnly: true,
  groups: { you: 'You', means: 'Work and income' },

  questions: {
    ...aboutMe,
    currentHome: ask.address('Where do you live?', {
      needsZipcode: true,
      help: 'Include the unit number if there is one.',
    }),
    relation: ask.text('Your relationship to the applicant', {
      max: 120,
      help: 'For example, parent, employer, or friend.',
    }),
    ...myWork,
    employer: { ...myWork.employer, optional: true },
  },

  outline: {
    you: {
      name: {
        who: {
          title: 'Your legal name and ID',
          help: 'You promise to pay if they can’t. The applicants can’t see your answers.',
          asks: [
            'firstName',
            'oneName',
            'lastName',
            'otherNames',
            'birthDate',
            'phone',
            'idKind',
            'idPapers',
            'currentHome',
            'relation',
          ],
        },
      },
    },
    means: {
      work: {
        income: {
          title: 'Work and income',
          help: 'A co-signer needs income of 6 times the rent before taxes, or 5 times after taxes.',
          asks: ['employment', 'employer', 'jobTitle', 'grossIncome', 'netIncome', 'incomePapers'],
        },
      },
    },
  },
});
