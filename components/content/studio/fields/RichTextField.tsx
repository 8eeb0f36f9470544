import { useId } from 'react';
import { RichTextEditor } from '@/components/content/studio/richText/RichTextEditor';
import { labelOf } from '@/components/content/studio/shared/contentModels';
import type { FieldProps } from '@/components/content/studio/shared/editingContext';
import { fieldAnchor, useEditing, useProblem } from '@/components/content/studio/shared/editingContext';
import { valueAt } from '@/components/content/studio/shared/fieldPaths';
import { FieldStack } from '@/components/content/studio/shared/fieldStyles';
import { Text } from '@/components/ui/text/Text';

const DEFAULT_BLOCKS = 'paragraph,strong,em,hyperlink,list-item,o-list-item';

/** Running text, with the blocks and marks that the model allows. */
export function RichTextField({ name, model, path, value }: FieldProps) {
  const { change, readOnly } = useEditing();
  const problem = useProblem(path);
  const label = useId();
  const { single, multi } = model.config ?? {};
  const allowed = String(single ?? multi ?? DEFAULT_BLOCKS).split(',');
  return (
    <FieldStack id={fieldAnchor(valueAt(path))} style={{ gap: '0.25rem' }}>
      <Text as="span" id={label} $weight="semibold">
        {labelOf(name, model)}
      </Text>
      <RichTextEditor
        labelledBy={label}
        allowed={allowed.map((each) => each.trim())}
        oneBlock={single !== undefined}
        invalid={problem !== undefined}
        readOnly={readOnly}
        value={value}
        onChange={(blocks) => change(path, blocks)}
      />
      {problem && (
        <Text role="alert" $size="small" $tone="danger">
          {problem}
        </Text>
      )}
    </FieldStack>
  );
}
