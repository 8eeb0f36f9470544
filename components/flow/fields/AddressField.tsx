import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useAddressLookup, useAddressSuggestions } from '@/components/flow/fields/useAddressSuggestions';
import { Field } from '@/components/ui/fields/Field';
import { Suggestion, SuggestionFrame, SuggestionList } from '@/components/ui/forms/Suggestions';
import { TextInput } from '@/components/ui/forms/TextInput';
import type { PlacedAddress } from '@/contract/homes/addresses/endpoints';
import { readAnswer } from '@/contract/questionnaire/answers';
import type { AddressQuestion } from '@/contract/questionnaire/questions';
import { useListboxKeys } from '@/hooks/useListboxKeys';
import { formatAddress } from '@/lib/address/addressText';
import { MAX_ADDRESS_LENGTH, savedAddress, saveTypedAddress } from '@/lib/address/typedAddress';
import { color, size, space } from '@/styles/tokens';
import type { FlowFieldProps } from './flowFieldProps';

const Aside = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${size.t14};
`;

const addressNote = ({ precision, regionName }: PlacedAddress) =>
  [regionName ?? 'outside the regions we serve', precision === 'city' ? 'ZIP code unknown' : undefined]
    .filter(Boolean)
    .join(' · ');

/** Room for the open list. It closes a moment late, so that a press on what comes next does not miss its target. */
const roomFor = (listHeight: number) =>
  listHeight > 0
    ? { marginBlockEnd: `calc(${listHeight}px + ${space.s8})` }
    : { marginBlockEnd: 0, transition: 'margin-block-end 0s linear 0.4s' };

/** An address that suggests. What is typed whole and not chosen is looked up when the field is left, or Enter pressed. */
export function AddressField({ question, value, problem, onAnswer, onPending }: FlowFieldProps<AddressQuestion>) {
  const listId = useId();
  // One without its ZIP Code stays in the field until it is complete.
  const read = readAnswer({ ...question, needsZipcode: false }, value);
  const answer = 'answer' in read ? (read.answer as PlacedAddress | undefined) : undefined;
  const whole = readAnswer(question, value);
  const missing = answer && 'problem' in whole ? whole.problem : undefined;
  const [text, setText] = useState<string>();
  const [isLookingUp, setLookingUp] = useState(false);
  const find = useAddressLookup();
  const shown = text ?? (answer ? formatAddress(answer) : '');
  const items = useAddressSuggestions(text ?? '');
  const choose = (address: PlacedAddress) => {
    setText(undefined);
    keys.close();
    saveTypedAddress(formatAddress(address));
    onAnswer(address);
  };
  const keys = useListboxKeys(items, choose);
  const list = useRef<HTMLUListElement>(null);
  const [listHeight, setListHeight] = useState(0);
  // What comes next moves below the list instead of under it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other suggestions have another height.
  useEffect(() => setListHeight(keys.open ? (list.current?.offsetHeight ?? 0) : 0), [keys.open, items]);
  const lookUp = (line: string) => {
    if (line.trim() === '') return;
    setLookingUp(true);
    const found = find(line).then((address) => {
      setLookingUp(false);
      if (address) choose(address);
    });
    onPending(found);
  };

  // Typed on another page: it is not asked again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field appears with nothing in it.
  useEffect(() => {
    const line = savedAddress();
    if (!answer && line) {
      setText(line);
      lookUp(line);
    }
  }, []);

  return (
    <Field label={question.label} help={question.help} error={isLookingUp ? undefined : (missing ?? problem)}>
      {(control) => (
        <SuggestionFrame style={roomFor(listHeight)}>
          <TextInput
            {...control}
            role="combobox"
            autoComplete="address-line1"
            aria-autocomplete="list"
            aria-expanded={keys.open}
            aria-controls={listId}
            aria-activedescendant={keys.at === undefined ? undefined : `${listId}-${keys.at}`}
            placeholder="12 Alder St, Oakland, CA"
            maxLength={MAX_ADDRESS_LENGTH}
            value={shown}
            onKeyDown={(event) => {
              keys.onKeyDown(event);
              if (event.key === 'Enter' && !event.defaultPrevented && text !== undefined) lookUp(text);
            }}
            onBlur={() => {
              keys.close();
              if (text !== undefined) lookUp(text);
            }}
            onChange={(event) => {
              setText(event.target.value);
              onAnswer(undefined);
              keys.show();
            }}
          />
          <SuggestionList ref={list} id={listId} role="listbox" aria-label="Suggestions" hidden={!keys.open}>
            {items.map((address, at) => (
              <Suggestion
                key={formatAddress(address)}
                id={`${listId}-${at}`}
                role="option"
                aria-selected={at === keys.at}
                $active={at === keys.at}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(address)}
              >
                {formatAddress(address)}
                <Aside>{addressNote(address)}</Aside>
              </Suggestion>
            ))}
          </SuggestionList>
        </SuggestionFrame>
      )}
    </Field>
  );
}
