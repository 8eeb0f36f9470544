import { Checkbox } from '@/components/ui/Checkbox';
import type { ConsentQuestion } from '@/contract/questions';
import type { FlowFieldProps } from './field';
import { FieldGroup } from './Group';

export function ConsentField({ name, question, value, problem, onAnswer: onSay }: FlowFieldProps<ConsentQuestion>) {
  return (
    <FieldGroup help={undefined} problem={problem}>
      <Checkbox
        name={name}
        checked={value === true}
        onChange={(event) => onSay(event.target.checked)}
        help={question.wording}
      >
        {question.label}
      </Checkbox>
    </FieldGroup>
  );
}
