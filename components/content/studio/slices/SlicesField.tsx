import { useRef, useState } from 'react';
import {
  choicesOf,
  humanize,
  labelOf,
  newSlice,
  newSliceId,
  sliceOf,
} from '@/components/content/studio/shared/contentModels';
import type { FieldProps } from '@/components/content/studio/shared/editingContext';
import { fieldAnchor, useEditing, useOwnProblem } from '@/components/content/studio/shared/editingContext';
import { type Fields, isFields, moveItem, valueAt } from '@/components/content/studio/shared/fieldPaths';
import { FieldsetPart, ItemList, Legend } from '@/components/content/studio/shared/fieldStyles';
import { Button } from '@/components/ui/actions/Button';
import { announce } from '@/components/ui/feedback/announcements';
import { PlusIcon } from '@/components/ui/icons/interfaceIcons';
import { Text } from '@/components/ui/text/Text';
import { NewSliceDialog } from './NewSliceDialog';
import { SliceCard } from './SliceCard';

/** The parts of a page, in their order. */
export function SlicesField({ name, model, path, value }: FieldProps) {
  const { change, readOnly, studio } = useEditing();
  const problem = useOwnProblem(path);
  const [isAdding, setAdding] = useState(false);
  const newSliceIds = useRef<string>(undefined);
  const slices: readonly Fields[] = Array.isArray(value) ? value.filter(isFields) : [];
  const called = (slice: Fields) => humanize(sliceOf(studio, slice.slice_type)?.name ?? String(slice.slice_type));
  // Cards are drawn again only when they change themselves, so what they call reads the list as it is then.
  const latest = useRef(slices);
  latest.current = slices;
  const setSlices = (next: readonly Fields[], announcement: string) => {
    change(path, next);
    announce(announcement);
  };
  const move = (n: number, by: -1 | 1) => {
    const list = latest.current;
    const slice = list[n];
    if (slice) setSlices(moveItem(list, n, by), `${called(slice)} moved to section ${n + 1 + by} of ${list.length}`);
  };
  const duplicate = (n: number) => {
    const list = latest.current;
    const slice = list[n];
    if (!slice) return;
    const copy = { ...slice, id: newSliceId(String(slice.slice_type), list) };
    setSlices([...list.slice(0, n + 1), copy, ...list.slice(n + 1)], `${called(slice)} copied to section ${n + 2}`);
  };
  const remove = (n: number) => {
    const slice = latest.current[n];
    const rest = latest.current.filter((_, index) => index !== n);
    if (slice) setSlices(rest, `${called(slice)} removed. Use undo to restore it.`);
  };
  return (
    <FieldsetPart id={fieldAnchor(valueAt(path))}>
      <Legend>{name === 'slices' ? 'Sections' : labelOf(name, model)}</Legend>
      <ItemList>
        {slices.map((slice, n) => (
          <SliceCard
            key={String(slice.id)}
            slice={slice}
            position={n + 1}
            total={slices.length}
            path={[...path, n]}
            open={newSliceIds.current === slice.id}
            onMove={(by) => move(n, by)}
            onDuplicate={() => duplicate(n)}
            onRemove={() => remove(n)}
          />
        ))}
      </ItemList>
      {!readOnly && (
        <div>
          <Button tone="secondary" onClick={() => setAdding(true)}>
            <PlusIcon size={16} /> Add section
          </Button>
        </div>
      )}
      {problem && (
        <Text role="alert" $size="small" $tone="danger">
          {problem}
        </Text>
      )}
      {isAdding && (
        <NewSliceDialog
          choices={choicesOf(model)}
          onClose={() => setAdding(false)}
          onChoose={(kind, variation) => {
            const slice = newSlice(kind, variation, slices);
            newSliceIds.current = String(slice.id);
            setAdding(false);
            setSlices([...slices, slice], `${called(slice)} added as section ${slices.length + 1}`);
          }}
        />
      )}
    </FieldsetPart>
  );
}
