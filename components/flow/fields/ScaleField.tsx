import styled from 'styled-components';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import type { ScaleQuestion } from '@/contract/questionnaire/questions';
import { choiceLabel } from '@/styles/choiceLabel';
import { visuallyHidden } from '@/styles/mixins';
import { color, radius, size, space, weight } from '@/styles/tokens';
import { FieldGroup } from './FieldGroup';
import type { FlowFieldProps } from './flowFieldProps';
import { ScaleIllustration } from './ScaleIllustration';

const Legend = styled.legend`
  margin-block-end: ${space.s8};
  font-weight: ${weight.semibold};
`;

const Steps = styled.div`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: ${space.s8};
`;

const Step = styled.label`
  ${choiceLabel}
  display: grid;
  place-items: center;
  min-height: 4rem;
  border-radius: ${radius.card};
  color: ${color.inkSoft};

  &:has(:checked) {
    background: ${color.brandTint};
    color: ${color.brandStrong};
  }
`;

const Radio = styled.input`
  ${visuallyHidden}
`;

const ScaleLabels = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${space.s16};
  min-height: 1.5em;
  margin-block-start: ${space.s8};
  color: ${color.inkSoft};
  font-size: ${size.t14};
`;

/** From bad to good in pictures; the words of the one chosen stand beneath, those of the ends until then. */
export function ScaleField({ name, question, value, problem, onAnswer }: FlowFieldProps<ScaleQuestion>) {
  const { steps, picture, label, help } = question;
  const chosen = typeof value === 'number' ? steps[value - 1] : undefined;
  return (
    <FieldGroup help={help} problem={problem}>
      <fieldset>
        <Legend>{label}</Legend>
        <Steps>
          {steps.map((step, n) => (
            <Step key={step.label} title={step.label}>
              <Radio
                type="radio"
                name={name}
                value={n + 1}
                checked={value === n + 1}
                onChange={() => onAnswer(n + 1)}
              />
              <ScaleIllustration part={picture} step={n + 1} />
              <VisuallyHidden>{step.label}</VisuallyHidden>
            </Step>
          ))}
        </Steps>
        <ScaleLabels aria-hidden="true">
          {chosen ? (
            <b>{chosen.label}</b>
          ) : (
            [<span key="low">{steps[0]?.label}</span>, <span key="high">{steps.at(-1)?.label}</span>]
          )}
        </ScaleLabels>
      </fieldset>
    </FieldGroup>
  );
}
