// The parts of the panel "Filters", each a part of one form.
import styled from 'styled-components';
import { Field } from '@/components/ui/fields/Field';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { TextInput } from '@/components/ui/forms/TextInput';
import {
  CHOICE_FILTERS,
  type ChoiceFilterName,
  choiceFilterNames,
  choiceOption,
  choiceValues,
  FEATURE_FILTERS,
  featureFilterNames,
  type HomeSearch,
} from '@/contract/homes/homes/endpoints';
import { homeTypeLabels } from '@/lib/labels/home.labels';
import { space, weight } from '@/styles/tokens';

interface FieldsetProps {
  readonly filters: HomeSearch;
}

const Legend = styled.legend`
  margin-block-end: ${space.s12};
  font-weight: ${weight.semibold};
`;

const CheckboxGrid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.s12} ${space.s16};
`;

const anyOption = { value: '', label: 'Any' };

export function BathsChoice({ filters: { baths } }: FieldsetProps) {
  const bathChoices = [...new Set([1, 1.5, 2, 3, baths || 1])].sort((a, b) => a - b);
  const options = [anyOption, ...bathChoices.map((least) => ({ value: String(least), label: `${least}+` }))];
  return <ChoicePills legend="Bathrooms" name="baths" options={options} value={baths ? String(baths) : ''} />;
}

export function TypeChoices({ filters: { type } }: FieldsetProps) {
  return (
    <fieldset>
      <Legend>Home type</Legend>
      <CheckboxGrid>
        {Object.entries(homeTypeLabels).map(([value, words]) => (
          <Checkbox
            key={value}
            name="type"
            value={value}
            defaultChecked={type?.some((each) => each === value) ?? false}
          >
            {words}
          </Checkbox>
        ))}
      </CheckboxGrid>
    </fieldset>
  );
}

const choiceOptions = (name: ChoiceFilterName) => [
  anyOption,
  ...choiceValues(name).map((value) => ({ value, label: choiceOption(name, value)?.label ?? '' })),
];

export function RegisteredChoices({ filters }: FieldsetProps) {
  return choiceFilterNames.map((name) => (
    <ChoicePills
      key={name}
      legend={CHOICE_FILTERS[name].legend}
      name={name}
      options={choiceOptions(name)}
      value={filters[name] ?? ''}
    />
  ));
}

export function FeatureCheckboxes({ filters }: FieldsetProps) {
  return (
    <fieldset>
      <Legend>Must-haves</Legend>
      <CheckboxGrid>
        {featureFilterNames.map((name) => (
          <Checkbox key={name} name={name} value="true" defaultChecked={filters[name] ?? false}>
            {FEATURE_FILTERS[name].label}
          </Checkbox>
        ))}
      </CheckboxGrid>
    </fieldset>
  );
}

export function MoveInField({ filters }: FieldsetProps) {
  return (
    <Field label="Move in by" optional>
      {(control) => <TextInput {...control} type="date" name="moveIn" defaultValue={filters.moveIn ?? ''} />}
    </Field>
  );
}
