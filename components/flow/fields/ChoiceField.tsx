import { ChoicePills } from '@/components/ui/ChoicePills';
import { RadioCards } from '@/components/ui/RadioCards';
import { type ChoiceQuestion, optionWords } from '@/contract/questions';
import type { FlowFieldProps } from './field';
import { Group } from './Group';

/** One of a few: cards where the options explain themselves, else pills. */
export function ChoiceField({ name, question, value, problem, onSay }: FlowFieldProps<ChoiceQuestion>) {
  const options = Object.entries(question.options).map(([own, option]) => ({ value: own, ...optionWords(option) }));
  const legend = question.optional ? `${question.label} (optional)` : question.label;
  const chosen = typeof value === 'string' ? value : '';
  return (
    <Group help={question.help} problem={problem}>
      {options.some(({ help }) => help) ? (
        <RadioCards legend={legend} name={name} options={options} value={chosen} onValue={onSay} />
      ) : (
        <ChoicePills legend={legend} name={name} options={options} value={chosen} onValue={onSay} />
      )}
    </Group>
  );
}
