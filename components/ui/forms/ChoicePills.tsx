import { useId } from 'react';
import styled from 'styled-components';
import { choiceLabel } from '@/styles/choiceLabel';
import { visuallyHidden } from '@/styles/mixins';
import { color, radius, space, weight } from '@/styles/tokens';

const Legend = styled.legend<{ $hidden: boolean }>`
  margin-block-end: ${space.s8};
  font-weight: ${weight.semibold};
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const Pills = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
`;

const Pill = styled.label`
  ${choiceLabel}
  display: inline-grid;
  place-items: center;
  min-width: 3rem;
  min-height: 2.75rem;
  padding: ${space.s4} ${space.s16};
  border-radius: ${radius.pill};

  &:has(:checked) {
    background: ${color.brandTint};
    color: ${color.brandStrong};
    font-weight: ${weight.semibold};
  }
`;

const Radio = styled.input`
  ${visuallyHidden}
`;

type ChoicePillsProps<V extends string> = {
  readonly legend: string;
  readonly legendHidden?: boolean;
  readonly name?: string;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  /** Undefined while nothing is chosen. */
  readonly value: V | undefined;
  readonly onChange?: (value: V) => void;
};

/** One of a few short answers in a row: any, 1+, 2+, 3+. With `name` and no `onValue` it is sent with its form. */
export function ChoicePills<V extends string>(props: ChoicePillsProps<V>) {
  const { legend, legendHidden = false, name, options, value, onChange } = props;
  const own = useId();
  return (
    <fieldset>
      <Legend $hidden={legendHidden}>{legend}</Legend>
      <Pills>
        {options.map((option) => (
          <Pill key={option.value}>
            <Radio
              type="radio"
              name={name ?? own}
              value={option.value}
              checked={onChange ? option.value === value : undefined}
              defaultChecked={onChange ? undefined : option.value === value}
              onChange={onChange && (() => onChange(option.value))}
            />
            {option.label}
          </Pill>
        ))}
      </Pills>
    </fieldset>
  );
}
