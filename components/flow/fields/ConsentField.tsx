import { Checkbox } from '@/components/ui/Checkbox';
import type { ConsentQuestion } from '@/contract/questions';
import type { FlowFieldProps } from './field';
import { Group } from './Group';

export function ConsentField({ name, question, value, problem, onSay }: FlowFieldProps<ConsentQuestion>) {
  return (
    <Group help={undefined} problem={problem}>
      <Checkbox
        name={name}
        checked={value === true}
        onChange={(event) => onSay(event.target.checked)}
        help={question.wording}
      >
        {question.label}
      </Checkbox>
    </Group>
  );
}
