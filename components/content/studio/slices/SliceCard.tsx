import { memo } from 'react';
import { CollapsibleItem } from '@/components/content/studio/fields/CollapsibleItem';
import { FieldList } from '@/components/content/studio/fields/FieldList';
import { fieldSummary, humanize, sliceOf, variationOf } from '@/components/content/studio/shared/contentModels';
import { fieldAnchor, useEditing, useOwnProblem } from '@/components/content/studio/shared/editingContext';
import { type Fields, isFields, type Path, valueAt } from '@/components/content/studio/shared/fieldPaths';
import { SelectField } from '@/components/ui/fields/SelectField';

interface SliceCardProps {
  readonly slice: Fields;
  readonly position: number;
  readonly total: number;
  readonly path: Path;
  readonly open: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

/** Its place and its words decide how it looks; the rest are ways to change them. */
const areEqualProps = (one: SliceCardProps, other: SliceCardProps) =>
  one.slice === other.slice && one.position === other.position && one.total === other.total;

/** One part of a page: folded to a line, or open to its fields. */
export const SliceCard = memo(function SliceCard({
  slice,
  position,
  total,
  path,
  open,
  ...sliceActions
}: SliceCardProps) {
  const { studio, readOnly, change } = useEditing();
  const problem = useOwnProblem(path);
  const model = sliceOf(studio, slice.slice_type);
  const variation = variationOf(model, slice.variation);
  const primary = isFields(slice.primary) ? slice.primary : {};
  return (
    <CollapsibleItem
      title={`${position}. ${humanize(model?.name ?? String(slice.slice_type))}`}
      summary={fieldSummary(primary)}
      anchor={fieldAnchor(valueAt(path))}
      problem={problem}
      first={position === 1}
      last={position === total}
      open={open}
      readOnly={readOnly}
      {...sliceActions}
    >
      {() => (
        <>
          {model && model.variations.length > 1 && (
            <SelectField
              label="Section style"
              required={false}
              disabled={readOnly}
              options={model.variations.map(({ id, name }) => ({ value: id, label: name }))}
              value={String(slice.variation)}
              onChange={(value) => {
                const chosen = variationOf(model, value);
                // A look without a field cannot keep its words.
                const sharedFieldValues = Object.entries(primary).filter(([name]) => chosen?.primary[name]);
                change(path, {
                  ...slice,
                  variation: value,
                  primary: Object.fromEntries(sharedFieldValues),
                });
              }}
            />
          )}
          {variation && <FieldList fields={variation.primary} value={primary} path={[...path, 'primary']} />}
        </>
      )}
    </CollapsibleItem>
  );
}, areEqualProps);
