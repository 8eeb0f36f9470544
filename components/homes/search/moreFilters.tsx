// The parts of the panel "Filters", each a part of one form.
import styled from 'styled-components';
import { Checkbox } from '@/components/ui/Checkbox';
import { ChoicePills } from '@/components/ui/ChoicePills';
import { Field } from '@/components/ui/Field';
import { TextInput } from '@/components/ui/TextInput';
import type { HomeSearch } from '@/contract/homes';
import { homeTypeWords } from '@/lib/homeWords';
import { space, weight } from '@/styles/tokens';

interface Part {
  readonly filters: HomeSearch;
}

const Legend = styled.legend`
  margin-block-end: ${space.s12};
  font-weight: ${weight.semibold};
`;

const Boxes = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.s12} ${space.s16};
`;

const any = { value: '', label: 'Any' };

export function BathsChoice({ filters: { baths } }: Part) {
  const asked = [...new Set([1, 1.5, 2, 3, baths || 1])].sort((a, b) => a - b);
  const options = [any, ...asked.map((least) => ({ value: String(least), label: `${least}+` }))];
  return <ChoicePills legend="Bathrooms" name="baths" options={options} value={baths ? String(baths) : ''} />;
}

export function TypeChoices({ filters: { type } }: Part) {
  return (
    <fieldset>
      <Legend>Kind of home</Legend>
      <Boxes>
        {Object.entries(homeTypeWords).map(([value, words]) => (
          <Checkbox
            key={value}
            name="type"
            value={value}
            defaultChecked={type?.some((each) => each === value) ?? false}
          >
            {words}
          </Checkbox>
        ))}
      </Boxes>
    </fieldset>
  );
}

const pets = [
  any,
  { value: 'cats', label: 'Cats' },
  { value: 'dogs', label: 'Dogs' },
  { value: 'catsAndDogs', label: 'Cats and dogs' },
];

export function PetsChoice({ filters }: Part) {
  return <ChoicePills legend="Welcomes" name="pets" options={pets} value={filters.pets ?? ''} />;
}

const laundry = [any, { value: 'inUnit', label: 'In the home' }, { value: 'onSite', label: 'At least on site' }];

export function LaundryChoice({ filters }: Part) {
  return <ChoicePills legend="Laundry" name="laundry" options={laundry} value={filters.laundry ?? ''} />;
}

const boxes = [
  ['parking', 'Parking'],
  ['ac', 'Air conditioning'],
  ['furnished', 'Furnished'],
  ['accessible', 'Step-free'],
] as const;

export function YesBoxes({ filters }: Part) {
  return (
    <fieldset>
      <Legend>It has to have</Legend>
      <Boxes>
        {boxes.map(([name, words]) => (
          <Checkbox key={name} name={name} value="true" defaultChecked={filters[name] ?? false}>
            {words}
          </Checkbox>
        ))}
      </Boxes>
    </fieldset>
  );
}

export function MoveInField({ filters }: Part) {
  return (
    <Field label="Move in by" optional>
      {(control) => <TextInput {...control} type="date" name="moveIn" defaultValue={filters.moveIn ?? ''} />}
    </Field>
  );
}
