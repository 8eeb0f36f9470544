import { useEffect } from 'react';
import { Notice } from '@/components/ui/feedback/Notice';
import { introduction } from '@/contract/platform/flows/definitions/introduction';
import { qualification } from '@/contract/platform/flows/definitions/qualification';
import { rentEstimate } from '@/contract/platform/flows/definitions/rentEstimate';
import { type Answers, isEmpty } from '@/contract/questionnaire/answers';
import { useFlow } from '@/hooks/useFlow';

const uses: Record<string, string> = { owner: 'living', vacant: 'vacant', rented: 'rented', buying: 'buying' };

/** What the qualification and the estimate of this home asked, under the names of this flow; the newer answer counts. */
function knownAnswers(qualified: Answers, estimated: Answers): Answers {
  const source = isEmpty(qualified.address) ? estimated : qualified;
  const use = source === qualified ? uses[String(source.occupancy)] : source.occupancy;
  const { address, firstName, oneName, lastName, email, phone, beds, hopedRent, availableOn, residentRent } = source;
  return {
    address,
    use,
    firstName,
    oneName,
    lastName,
    email,
    phone,
    hopedRent,
    availableOn,
    beds: beds === '7' ? '6' : beds,
    leaseRent: residentRent,
  };
}

/** Fills in earlier answers, where nothing is answered here yet: they are not typed twice. */
export function PrefillOnboarding() {
  const { run, ready, answers } = useFlow(introduction);
  const qualified = useFlow(qualification);
  const estimated = useFlow(rentEstimate);
  const known = knownAnswers(qualified.answers, estimated.answers);
  const isFilledIn = !isEmpty(answers.address) && JSON.stringify(answers.address) === JSON.stringify(known.address);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when all three runs are known.
  useEffect(() => {
    if (!ready || !qualified.ready || !estimated.ready || !isEmpty(answers.address) || isEmpty(known.address)) return;
    run.say(
      Object.fromEntries(Object.entries(known).filter(([name, value]) => !isEmpty(value) && isEmpty(answers[name]))),
    );
  }, [ready, qualified.ready, estimated.ready]);

  return isFilledIn ? <Notice>We filled in what you already told us. Change anything you like.</Notice> : null;
}
