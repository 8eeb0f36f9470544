import { qualification } from '@/contract/platform/flows/definitions/qualification';
import { type Answers, isEmpty, readAnswer } from '@/contract/questionnaire/answers';

const occupancies: Record<string, string> = { living: 'owner', vacant: 'vacant', rented: 'rented', buying: 'buying' };

/** What the onboarding asked as well, under the names of the qualification: nobody answers it twice. */
export function qualificationAnswers({ use, standing, leaseRent, ...introduced }: Answers): Answers {
  const shared: Answers = {
    ...introduced,
    occupancy: occupancies[String(use)],
    residentRent: leaseRent,
    ...(standing === 'manager' && { relation: 'helper' }),
  };
  return Object.fromEntries(
    Object.entries(shared).filter(([name, value]) => {
      const question = qualification.questions[name as keyof typeof qualification.questions];
      return question !== undefined && !isEmpty(value) && 'answer' in readAnswer(question, value);
    }),
  );
}
