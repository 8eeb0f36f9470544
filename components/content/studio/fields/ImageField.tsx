import { useState } from 'react';
import { toImageValue } from '@/components/content/studio/pictures/imageValue';
import { PictureDialog } from '@/components/content/studio/pictures/PictureDialog';
import { labelOf } from '@/components/content/studio/shared/contentModels';
import type { FieldProps } from '@/components/content/studio/shared/editingContext';
import { fieldAnchor, useEditing, useProblem } from '@/components/content/studio/shared/editingContext';
import { isFields, valueAt } from '@/components/content/studio/shared/fieldPaths';
import { FieldsetPart, Legend, Thumb } from '@/components/content/studio/shared/fieldStyles';
import { Button } from '@/components/ui/actions/Button';
import { TextField } from '@/components/ui/fields/TextField';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/text/Text';

/** A picture of the library, with the words that stand in for it here. */
export function ImageField({ name, model, path, value }: FieldProps) {
  const { change, readOnly } = useEditing();
  const [choosing, setChoosing] = useState(false);
  const problem = useProblem(path);
  const image = isFields(value) && typeof value.url === 'string' ? value : undefined;
  return (
    <FieldsetPart id={fieldAnchor(valueAt(path))}>
      <Legend>{labelOf(name, model)}</Legend>
      {image && <Thumb src={`${image.url}?w=594`} alt={String(image.alt ?? '')} />}
      {image && (
        <TextField
          label="Alt text"
          help="Describe the image. Leave blank if the text next to it says the same."
          required={false}
          readOnly={readOnly}
          value={String(image.alt ?? '')}
          onChange={(value) => change(path, { ...image, alt: value })}
        />
      )}
      {!readOnly && (
        <Row>
          <Button tone="secondary" size="small" onClick={() => setChoosing(true)}>
            {image ? 'Change image' : 'Choose image'}
          </Button>
          {image && (
            <Button tone="ghost" size="small" onClick={() => change(path, null)}>
              Remove image
            </Button>
          )}
        </Row>
      )}
      {!image && readOnly && <Text $tone="soft">No image</Text>}
      {problem && (
        <Text role="alert" $size="small" $tone="danger">
          {problem}
        </Text>
      )}
      {choosing && (
        <PictureDialog
          onClose={() => setChoosing(false)}
          onChoose={(picture) => {
            change(path, toImageValue(picture));
            setChoosing(false);
          }}
        />
      )}
    </FieldsetPart>
  );
}
