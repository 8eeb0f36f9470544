import { useCombobox } from 'downshift';
import { type ReactNode, useId } from 'react';
import type { FieldControlProps } from '@/components/ui/fields/Field';
import { Spinner } from '@/components/ui/icons/Spinner';
import { Frame, List, Note, Option } from './Combobox.styles';
import { TextInput } from './TextInput';

type ComboboxProps<Item> = {
  /** What Field hands over: id, description, error. */
  readonly control: FieldControlProps;
  readonly items: readonly Item[];
  readonly itemKey: (item: Item) => string;
  readonly itemText: (item: Item) => string;
  readonly renderItem?: (item: Item) => ReactNode;
  readonly initialText?: string;
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly name?: string;
  readonly loading?: boolean;
  /** Each change of the text; the owner answers with new items. */
  readonly onTextChange: (text: string) => void;
  readonly onSelect: (item: Item) => void;
  /** Said when there is text and nothing fits. */
  readonly noResults?: string;
};

/** A text field that suggests. The list may come late; what was typed is never changed but by choosing. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const {
    control,
    items,
    itemKey,
    itemText,
    renderItem = itemText,
    loading = false,
    noResults = 'No matches yet.',
  } = props;
  const listId = useId();
  const box = useCombobox<Item>({
    items: [...items],
    itemToString: (item) => (item ? itemText(item) : ''),
    itemToKey: (item) => (item ? itemKey(item) : null),
    initialInputValue: props.initialText ?? '',
    inputId: control.id,
    menuId: listId,
    onInputValueChange: ({ inputValue, type }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) props.onTextChange(inputValue);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) props.onSelect(selectedItem);
    },
  });
  const shown = box.isOpen && box.inputValue.trim() !== '';
  return (
    <Frame>
      <TextInput
        {...box.getInputProps({ 'aria-labelledby': undefined })}
        {...control}
        name={props.name}
        placeholder={props.placeholder}
        autoComplete={props.autoComplete ?? 'off'}
      />
      {loading && (
        <Note $corner>
          <Spinner />
        </Note>
      )}
      <List {...box.getMenuProps({ 'aria-labelledby': undefined, 'aria-label': 'Suggestions' })} $open={shown}>
        {shown &&
          items.map((item, index) => (
            <Option key={itemKey(item)} {...box.getItemProps({ item, index })} $active={index === box.highlightedIndex}>
              {renderItem(item)}
            </Option>
          ))}
      </List>
      <div role="status">{shown && !loading && items.length === 0 && <Note>{noResults}</Note>}</div>
    </Frame>
  );
}
