import { Checkbox } from '@/components/ui/forms/Checkbox';
import type { ConsentQuestion } from '@/contract/questionnaire/questions';
import { FieldGroup } from './FieldGroup';
import type { FlowFieldProps } from './flowFieldProps';

export function ConsentField({ name, question, value, problem, onAnswer }: FlowFieldProps<ConsentQuestion>) {
  return (
    <FieldGroup help={undefined} problem={problem}>
      <Checkbox
        name={name}
        checked={value === true}
        onChange={(event) => onAnswer(event.target.checked)}
        help={question.wording}
      >
        {question.label}
      </Checkbox>
    </FieldGroup>
  );
}
