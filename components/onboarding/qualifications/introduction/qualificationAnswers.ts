import { qualification } from '@/contract/platform/flows/definitions/qualification';
import { type Answers, isEmpty, readAnswer } from '@/contract/questionnaire/answers';

const occupancies: Record<string, string> = { living: 'owner', vacant: 'vacant', rented: 'rented', buying: 'buying' };

/** Those of these answers that the qualification asks for and takes as they are. */
const accepted = (shared: Answers): Answers =>
  Object.fromEntries(
    Object.entries(shared).filter(([name, value]) => {
      const question = qualification.questions[name as keyof typeof qualification.questions];
      return question !== undefined && !isEmpty(value) && 'answer' in readAnswer(question, value);
    }),
  );

/** Answers of the onboarding, under the names of the qualification: they are not asked twice. */
export function qualificationAnswers({ use, standing, leaseRent, ...introduced }: Answers): Answers {
  return accepted({
    ...introduced,
    occupancy: occupancies[String(use)],
    residentRent: leaseRent,
    ...(standing === 'manager' && { relation: 'helper' }),
  });
}

/** The overall condition, from 1 to 5: the mean of the parts that the estimate asked about, undefined without any. */
function overallCondition({ kitchen, bathrooms, floors, paint, systems }: Answers): number | undefined {
  const rated = [kitchen, bathrooms, floors, paint, systems].filter((each) => typeof each === 'number');
  return rated.length > 0 ? Math.round(rated.reduce((sum, each) => sum + each, 0) / rated.length) : undefined;
}

/** What the rent estimate asked as well, under the names of the qualification. It asks for HOA dues, not for an HOA. */
export function answersOfEstimate(estimate: Answers): Answers {
  const { occupancy, hoa } = estimate;
  return accepted({
    ...estimate,
    occupancy: occupancies[String(occupancy)],
    condition: overallCondition(estimate),
    hoa: typeof hoa === 'number' && hoa > 0 ? 'yes' : undefined,
  });
}
