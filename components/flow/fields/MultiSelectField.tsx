import styled from 'styled-components';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { type MultiSelectQuestion, optionLabels } from '@/contract/questionnaire/questions';
import { color, radius, space, weight } from '@/styles/tokens';
import { FieldGroup } from './FieldGroup';
import type { FlowFieldProps } from './flowFieldProps';

const Legend = styled.legend`
  margin-block-end: ${space.s12};
  font-weight: ${weight.semibold};
`;

const CheckboxList = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: ${space.s12};

  > label {
    padding: ${space.s12} ${space.s16};
    border: 1px solid ${color.edge};
    border-radius: ${radius.card};
    background: ${color.surface};
  }

  > label:has(:checked) {
    border-color: ${color.brand};
    background: ${color.brandWash};
  }
`;

/** What is chosen after one option was ticked or cleared; "none" goes with no other. */
function toggled(chosen: readonly unknown[], own: string, none: string | undefined): readonly unknown[] {
  if (chosen.includes(own)) return chosen.filter((each) => each !== own);
  return own === none ? [own] : [...chosen.filter((each) => each !== none), own];
}

/** Any of a few, also none. */
export function MultiSelectField({ name, question, value, problem, onAnswer }: FlowFieldProps<MultiSelectQuestion>) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <FieldGroup help={question.help} problem={problem}>
      <fieldset>
        <Legend>{question.label}</Legend>
        <CheckboxList>
          {Object.entries(question.options).map(([own, option]) => (
            <Checkbox
              key={own}
              name={name}
              value={own}
              checked={chosen.includes(own)}
              onChange={() => onAnswer(toggled(chosen, own, question.none))}
              help={optionLabels(option).help}
            >
              {optionLabels(option).label}
            </Checkbox>
          ))}
        </CheckboxList>
      </fieldset>
    </FieldGroup>
  );
}
