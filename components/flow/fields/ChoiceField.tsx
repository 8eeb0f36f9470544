import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { type ChoiceQuestion, optionLabels } from '@/contract/questionnaire/questions';
import { FieldGroup } from './FieldGroup';
import type { FlowFieldProps } from './flowFieldProps';

/** One of a few: cards where the options explain themselves, else pills. */
export function ChoiceField({ name, question, value, problem, onAnswer }: FlowFieldProps<ChoiceQuestion>) {
  const unlisted: readonly string[] = question.unlisted ?? [];
  const options = Object.entries(question.options)
    .filter(([own]) => own === value || !unlisted.includes(own))
    .map(([own, option]) => ({ value: own, ...optionLabels(option) }));
  const legend = question.optional ? `${question.label} (optional)` : question.label;
  const chosen = typeof value === 'string' ? value : '';
  return (
    <FieldGroup help={question.help} problem={problem}>
      {options.some(({ help }) => help) ? (
        <RadioCards legend={legend} name={name} options={options} value={chosen} onChange={onAnswer} />
      ) : (
        <ChoicePills legend={legend} name={name} options={options} value={chosen} onChange={onAnswer} />
      )}
    </FieldGroup>
  );
}
