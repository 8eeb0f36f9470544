import type { FieldModels } from '@/components/content/studio/shared/contentModels';
import { useEditing } from '@/components/content/studio/shared/editingContext';
import type { Fields, Path } from '@/components/content/studio/shared/fieldPaths';
import { FieldStack } from '@/components/content/studio/shared/fieldStyles';

interface FieldListProps {
  readonly fields: FieldModels;
  readonly value: Fields;
  readonly path: Path;
}

/** A form for the fields of a model. The address of a document has a place of its own. */
export function FieldList({ fields, value, path }: FieldListProps) {
  const { kinds } = useEditing();
  return (
    <FieldStack>
      {Object.entries(fields).map(([name, model]) => {
        const Kind = kinds[model.type];
        return Kind && <Kind key={name} name={name} model={model} path={[...path, name]} value={value[name]} />;
      })}
    </FieldStack>
  );
}
