import { useEffect } from 'react';
import { Notice } from '@/components/ui/feedback/Notice';
import { applicant } from '@/contract/platform/flows/definitions/applicant';
import { isEmpty } from '@/contract/questionnaire/answers';
import { useFlow } from '@/hooks/useFlow';
import { readQualifyDraft } from '@/lib/storage/qualifyDraft';

type Amounts = Partial<Record<'income' | 'savings' | 'voucher', number | null>>;

/** Under the names of the application section. */
const answersOf = ({ income, savings, voucher }: Amounts) => ({
  ...(income && { grossIncome: income }),
  ...(savings && { savings }),
  ...(voucher && { voucher, subsidised: 'yes' }),
});

/** Fills in the amounts that a sole applicant has entered before: they are not typed twice. */
export function PrefillIncome({ homeId }: { readonly homeId: string }) {
  const { run, ready, answers } = useFlow(applicant);
  const known = answersOf(readQualifyDraft(homeId) as Amounts);
  const isFilledIn = !isEmpty(answers.grossIncome) && answers.grossIncome === known.grossIncome;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the answers are known.
  useEffect(() => {
    if (ready && isEmpty(answers.grossIncome) && known.grossIncome) run.say(known);
  }, [ready]);

  return isFilledIn ? <Notice>We filled in the amounts you entered before. Change anything you like.</Notice> : null;
}
