import { GUIDE_TOPICS, type GuideTopic, type HouseGuide } from '@/contract/homes/houseGuides/endpoints';
import type { SetupGroup } from '@/contract/onboarding/homeSetup/constants';
import { setupFlows } from '@/contract/onboarding/homeSetup/flows/setupFlows';
import { type Answers, answerText } from '@/contract/questionnaire/answers';
import type { GuideRow } from './repo';

type AnswersOf = (group: SetupGroup) => Answers;

/** An answer of the setup in words; empty where there is none. */
const answer = (answersOf: AnswersOf, group: SetupGroup, name: string): string => {
  const question = setupFlows[group].questions[name];
  return question ? answerText(question, answersOf(group)[name]) : '';
};

const sentence = (parts: readonly string[]) => parts.filter(Boolean).join('. ');

/** What the owners said in the setup that residents need. Where keys are today is between owners and us. */
function fromSetup(answersOf: AnswersOf): Partial<Record<GuideTopic, string>> {
  const read = (group: SetupGroup, name: string) => answer(answersOf, group, name);
  const [trashDay, keys, fobs, hoa] = [
    read('utilities', 'trashDay'),
    read('access', 'keyCount'),
    read('access', 'fobs'),
    read('hoa', 'hoaName'),
  ];
  return {
    water: read('utilities', 'shutoffs'),
    heating: read('property', 'heating'),
    trash: trashDay && `Collection: ${trashDay}`,
    parking: sentence([read('access', 'parking'), read('access', 'parkingSpaces')]),
    keys: sentence([keys && `Sets of keys: ${keys}`, fobs && `Fobs, cards, and remotes: ${fobs}`]),
    hoa: sentence([hoa, read('hoa', 'hoaPhone'), read('hoa', 'hoaEmail')]),
  };
}

export function presentGuide(
  homeId: string,
  guide: GuideRow | undefined,
  { answersOf, canEdit }: { answersOf: AnswersOf; canEdit: boolean },
): HouseGuide {
  const setup = fromSetup(answersOf);
  return {
    homeId,
    topics: GUIDE_TOPICS.flatMap((topic): HouseGuide['topics'] => {
      const written = guide?.entries[topic];
      if (written) return [{ topic, text: written, source: 'written' }];
      return setup[topic] ? [{ topic, text: setup[topic], source: 'setup' }] : [];
    }),
    updatedAt: guide?.updatedAt.toISOString() ?? null,
    canEdit,
  };
}
