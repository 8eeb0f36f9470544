import { defineFlow } from '@/contract/questionnaire/flow';
import { ask } from '@/contract/questionnaire/questions';
import { aboutMe, myWork } from './applicantQuestions';

/** /resident/application/co-signer: told by whoever signs for others and lives elsewhere. */
export const coSigner = defineFlow({
  id: 'co-signer',
  title: 'About you, as a co-signer',
  repeatable: true,
  membersOnly: true,
  groups: { you: 'You', means: 'Work and income' },

  questions: {
    ...aboutMe,
    currentHome: ask.address('Where do you live?', { help: 'With its unit number, if it has one.' }),
    relation: ask.text('How do you know them?', { max: 120, help: 'A parent, an employer, a friend.' }),
    ...myWork,
    employer: { ...myWork.employer, optional: true },
  },

  outline: {
    you: {
      name: {
        who: {
          title: 'Who are you?',
          help: 'You promise to pay if they cannot. Nobody of the group sees what you tell here.',
          asks: ['firstName', 'lastName', 'otherNames', 'birthDate', 'phone', 'idKind', 'idPapers'],
        },
      },
      home: {
        current: { title: 'Where do you live?', asks: ['currentHome', 'relation'] },
      },
    },
    means: {
      work: { kind: { title: 'What do you live on?', asks: ['employment', 'employer', 'jobTitle'] } },
      income: {
        money: {
          title: 'What comes in each month?',
          help: 'A co-signer’s income is six times the rent before tax, or five times after it.',
          asks: ['grossIncome', 'netIncome', 'incomePapers'],
        },
      },
    },
  },
});
