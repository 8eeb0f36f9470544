import { useId } from 'react';
import styled from 'styled-components';
import { usePlaceSuggestions } from '@/components/homes/places/usePlaceSuggestions';
import type { FieldControlProps } from '@/components/ui/fields/Field';
import { Suggestion, SuggestionFrame, SuggestionList } from '@/components/ui/forms/Suggestions';
import { TextInput } from '@/components/ui/forms/TextInput';
import type { Place } from '@/contract/homes/places/endpoints';
import { useListboxKeys } from '@/hooks/useListboxKeys';
import { pluralize } from '@/lib/format/text';
import { placeInputText } from '@/lib/labels/place.labels';
import { color, size, space } from '@/styles/tokens';

const Choice = styled(Suggestion)`
  display: flex;
  justify-content: space-between;
  gap: ${space.s16};
`;

const Count = styled.span`
  color: ${color.inkSoft};
  font-size: ${size.t14};
  white-space: nowrap;
`;

interface PlaceComboboxProps {
  readonly control: FieldControlProps;
  readonly placeholder: string;
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly onSelect: (place: Place) => void;
}

/**
 * A field for a city or region that suggests while one types, sent as `place`. Weighs a tenth of the general Combobox and
 * leaves Enter to the form, which knows what to do with a name that is in no list.
 */
export function PlaceCombobox({ control, placeholder, text, onTextChange, onSelect }: PlaceComboboxProps) {
  const listId = useId();
  const items = usePlaceSuggestions(text);
  const choose = (place: Place) => {
    onTextChange(placeInputText(place));
    keys.close();
    onSelect(place);
  };
  const keys = useListboxKeys(items, choose);
  const optionId = (at: number) => `${listId}-${at}`;
  return (
    <SuggestionFrame>
      <TextInput
        {...control}
        name="place"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={keys.open}
        aria-controls={listId}
        aria-activedescendant={keys.at === undefined ? undefined : optionId(keys.at)}
        placeholder={placeholder}
        value={text}
        onKeyDown={keys.onKeyDown}
        onBlur={keys.close}
        onChange={(event) => {
          onTextChange(event.target.value);
          keys.show();
        }}
      />
      <SuggestionList id={listId} role="listbox" aria-label="Suggestions" hidden={!keys.open}>
        {items.map((place, at) => (
          <Choice
            key={place.slug}
            id={optionId(at)}
            role="option"
            aria-selected={at === keys.at}
            $active={at === keys.at}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(place)}
          >
            {placeInputText(place)}
            <Count>{pluralize(place.homes, 'home')}</Count>
          </Choice>
        ))}
      </SuggestionList>
    </SuggestionFrame>
  );
}
