import { SETUP_GROUPS, type SetupGroup } from '@/contract/onboarding/homeSetup/constants';
import type { HomeProfile } from '@/contract/onboarding/homeSetup/endpoints';
import { appliancesIn } from '@/contract/onboarding/homeSetup/flows/appliances';
import { setupFlows } from '@/contract/onboarding/homeSetup/flows/setupFlows';
import { type Answers, answerText } from '@/contract/questionnaire/answers';
import { visibleScreens } from '@/contract/questionnaire/flow';

/** Answers in words, as the path of the group asks them. */
function answersInWords(group: SetupGroup, answers: Answers) {
  const flow = setupFlows[group];
  return visibleScreens(flow, answers).flatMap(({ asks }) =>
    asks.flatMap((name) => {
      const question = flow.questions[name];
      const answer = question ? answerText(question, answers[name]) : '';
      return question && answer ? [{ question: question.label, answer }] : [];
    }),
  );
}

/** Where the rent goes is for those who see money. */
const MONEY_GROUPS: readonly SetupGroup[] = ['payout', 'w9', 'approval'];

export function presentProfile(
  homeId: string,
  answersOf: (group: SetupGroup) => Answers,
  { seesMoney, today }: { seesMoney: boolean; today: string },
): HomeProfile {
  const sections = SETUP_GROUPS.filter(
    (group) => group !== 'appliances' && (seesMoney || !MONEY_GROUPS.includes(group)),
  )
    .map((group) => ({ group, answers: answersInWords(group, answersOf(group)) }))
    .filter(({ answers }) => answers.length > 0);
  const appliances = appliancesIn(answersOf('appliances')).map(({ name: _, ...appliance }) => ({
    ...appliance,
    underWarranty: appliance.warrantyUntil !== null && appliance.warrantyUntil >= today,
  }));
  return { homeId, sections, appliances };
}
