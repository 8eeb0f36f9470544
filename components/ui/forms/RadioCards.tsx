import { type ReactNode, type Ref, useId } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import { choiceLabel } from '@/styles/choiceLabel';
import { visuallyHidden } from '@/styles/mixins';
import { color, radius, size, space, weight } from '@/styles/tokens';

const Legend = styled.legend`
  margin-block-end: ${space.s12};
  font-weight: ${weight.semibold};
`;

const Cards = styled.div<{ $min: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${({ $min }) => $min}, 100%), 1fr));
  gap: ${space.s12};
`;

const CardLabel = styled.label`
  ${choiceLabel}
  display: flex;
  align-items: flex-start;
  gap: ${space.s12};
  padding: ${space.s16};
  border-radius: ${radius.card};

  &:has(:checked) {
    background: ${color.brandWash};
  }

  &:has(:disabled) {
    color: ${color.inkFaint};
    cursor: not-allowed;
  }
`;

const Radio = styled.input`
  ${visuallyHidden}
`;

const Dot = styled.span`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  margin-block-start: 0.125rem;
  border: 1px solid ${color.edge};
  border-radius: 50%;

  :checked + & {
    border: 0.4rem solid ${color.brand};
  }
`;

const Help = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${size.t14};
`;

const Problem = styled.p`
  margin-block-start: ${space.s8};
  color: ${color.danger};
  font-size: ${size.t14};
`;

export type RadioOption<V extends string> = {
  readonly value: V;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly disabled?: boolean;
};

type RadioCardsProps<V extends string> = {
  readonly legend: string;
  readonly legendHidden?: boolean;
  readonly name?: string;
  readonly options: readonly RadioOption<V>[];
  readonly value?: V | undefined;
  readonly onChange?: (value: V) => void;
  /** The narrowest a card may be. */
  readonly min?: string;
  readonly error?: string | undefined;
  /** The first choice, to which a form leads where none was made. */
  readonly firstRef?: Ref<HTMLInputElement>;
};

/** One of a few, each explained. */
export function RadioCards<V extends string>(props: RadioCardsProps<V>) {
  const { legend, legendHidden = false, options, value, onChange, min = '14rem', error } = props;
  const own = useId();
  return (
    <fieldset aria-describedby={error ? `${own}-error` : undefined} aria-invalid={error ? true : undefined}>
      <Legend>{legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}</Legend>
      <Cards $min={min}>
        {options.map((option, n) => (
          <CardLabel key={option.value}>
            <Radio
              ref={n === 0 ? props.firstRef : undefined}
              type="radio"
              name={props.name ?? own}
              value={option.value}
              disabled={option.disabled}
              checked={onChange ? option.value === value : undefined}
              defaultChecked={onChange ? undefined : option.value === value}
              onChange={onChange && (() => onChange(option.value))}
            />
            <Dot aria-hidden="true" />
            <span>
              {option.label}
              {option.help && <Help>{option.help}</Help>}
            </span>
          </CardLabel>
        ))}
      </Cards>
      {error && (
        <Problem id={`${own}-error`} role="alert">
          {error}
        </Problem>
      )}
    </fieldset>
  );
}
