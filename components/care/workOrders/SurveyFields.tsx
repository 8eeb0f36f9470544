import { useRepairText } from '@/components/care/workOrders/repairText';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { SURVEY_IDS, SURVEY_QUESTIONS, type SurveyAnswers } from '@/contract/care/workOrders/survey';

interface SurveyFieldsProps {
  readonly answers: SurveyAnswers;
  readonly onChange: (answers: SurveyAnswers) => void;
}

/** A few questions with yes or no; none of them has to be answered. */
export function SurveyFields({ answers, onChange }: SurveyFieldsProps) {
  const { t } = useRepairText();
  const options = [
    { value: 'yes', label: t('Yes') },
    { value: 'no', label: t('No') },
  ] as const;
  return SURVEY_IDS.map((id) => {
    const answer = answers[id];
    return (
      <ChoicePills
        key={id}
        legend={t(SURVEY_QUESTIONS[id])}
        options={options}
        value={answer === undefined ? undefined : answer ? 'yes' : 'no'}
        onChange={(next) => onChange({ ...answers, [id]: next === 'yes' })}
      />
    );
  });
}
