import { useRef, useState } from 'react';
import type { FieldProps } from '@/components/studio/editing';
import { useEditing } from '@/components/studio/editing';
import { ItemList, Legend, Part } from '@/components/studio/fields/fields.styles';
import { announce } from '@/components/ui/announcements';
import { Button } from '@/components/ui/Button';
import { PlusIcon } from '@/components/ui/interfaceIcons';
import { choicesOf, freshSliceId, labelOf, newSlice, sliceOf, spoken } from '@/lib/studio/models';
import { type Fields, isFields, moved } from '@/lib/studio/paths';
import { NewSlice } from './NewSlice';
import { SliceCard } from './SliceCard';

/** The parts of a page, in their order. */
export function SlicesField({ name, model, path, value }: FieldProps) {
  const { change, readOnly, studio } = useEditing();
  const [adding, setAdding] = useState(false);
  const fresh = useRef<string>(undefined);
  const slices: readonly Fields[] = Array.isArray(value) ? value.filter(isFields) : [];
  const called = (slice: Fields) => spoken(sliceOf(studio, slice.slice_type)?.name ?? String(slice.slice_type));
  // Cards are drawn anew only when they change themselves, so what they call reads the list as it is then.
  const latest = useRef(slices);
  latest.current = slices;
  const set = (next: readonly Fields[], said: string) => {
    change(path, next);
    announce(said);
  };
  const move = (n: number, by: -1 | 1) => {
    const list = latest.current;
    const slice = list[n];
    if (slice) set(moved(list, n, by), `${called(slice)} is now part ${n + 1 + by} of ${list.length}`);
  };
  const duplicate = (n: number) => {
    const list = latest.current;
    const slice = list[n];
    if (!slice) return;
    const copy = { ...slice, id: freshSliceId(String(slice.slice_type), list) };
    set([...list.slice(0, n + 1), copy, ...list.slice(n + 1)], `${called(slice)} copied to part ${n + 2}`);
  };
  const remove = (n: number) => {
    const slice = latest.current[n];
    const rest = latest.current.filter((_, index) => index !== n);
    if (slice) set(rest, `${called(slice)} removed; undo brings it back`);
  };
  return (
    <Part>
      <Legend>{name === 'slices' ? 'Parts of the page' : labelOf(name, model)}</Legend>
      <ItemList>
        {slices.map((slice, n) => (
          <SliceCard
            key={String(slice.id)}
            slice={slice}
            number={n + 1}
            of={slices.length}
            path={[...path, n]}
            open={fresh.current === slice.id}
            onMove={(by) => move(n, by)}
            onDuplicate={() => duplicate(n)}
            onRemove={() => remove(n)}
          />
        ))}
      </ItemList>
      {!readOnly && (
        <div>
          <Button tone="secondary" onClick={() => setAdding(true)}>
            <PlusIcon size={16} /> Add a part
          </Button>
        </div>
      )}
      {adding && (
        <NewSlice
          choices={choicesOf(model)}
          onClose={() => setAdding(false)}
          onChoose={(kind, variation) => {
            const slice = newSlice(kind, variation, slices);
            fresh.current = String(slice.id);
            setAdding(false);
            set([...slices, slice], `${called(slice)} added as part ${slices.length + 1}`);
          }}
        />
      )}
    </Part>
  );
}
