import { useRef } from 'react';
import { fieldSummary, fieldsIn, labelOf } from '@/components/content/studio/shared/contentModels';
import type { FieldProps } from '@/components/content/studio/shared/editingContext';
import { useEditing } from '@/components/content/studio/shared/editingContext';
import { isFields, moveItem, type Value } from '@/components/content/studio/shared/fieldPaths';
import { FieldsetPart, ItemList, Legend } from '@/components/content/studio/shared/fieldStyles';
import { Button } from '@/components/ui/actions/Button';
import { announce } from '@/components/ui/feedback/announcements';
import { PlusIcon } from '@/components/ui/icons/interfaceIcons';
import { CollapsibleItem } from './CollapsibleItem';
import { FieldList } from './FieldList';
import { useItemKeys } from './useItemKeys';

/** A list of the same few fields. */
export function GroupField({ name, model, path, value }: FieldProps) {
  const { change, readOnly } = useEditing();
  const items: readonly Value[] = Array.isArray(value) ? value : [];
  const keys = useItemKeys(items.length);
  const newItem = useRef<string>(undefined);
  const label = labelOf(name, model);
  const fields = fieldsIn(model.config);
  const setItems = (next: readonly Value[], announcement: string) => {
    change(path, next);
    announce(announcement);
  };
  return (
    <FieldsetPart>
      <Legend>{label}</Legend>
      <ItemList>
        {items.map((item, n) => (
          <CollapsibleItem
            key={keys.at(n)}
            title={`${label} ${n + 1}`}
            summary={fieldSummary(item)}
            first={n === 0}
            last={n === items.length - 1}
            open={newItem.current === keys.at(n)}
            readOnly={readOnly}
            onMove={(by) => {
              keys.move(n, by);
              setItems(moveItem(items, n, by), `Moved to position ${n + 1 + by} of ${items.length}`);
            }}
            onDuplicate={() => {
              keys.insert(n + 1);
              setItems([...items.slice(0, n + 1), item, ...items.slice(n + 1)], `Copied to position ${n + 2}`);
            }}
            onRemove={() => {
              keys.remove(n);
              setItems(
                items.filter((_, index) => index !== n),
                `${label} ${n + 1} removed. Use undo to restore it.`,
              );
            }}
          >
            {() => <FieldList fields={fields} value={isFields(item) ? item : {}} path={[...path, n]} />}
          </CollapsibleItem>
        ))}
      </ItemList>
      {!readOnly && (
        <div>
          <Button
            tone="secondary"
            size="small"
            onClick={() => {
              newItem.current = keys.insert(items.length);
              setItems([...items, {}], `${label} ${items.length + 1} added`);
            }}
          >
            <PlusIcon size={16} /> Add to {label.toLowerCase()}
          </Button>
        </div>
      )}
    </FieldsetPart>
  );
}
