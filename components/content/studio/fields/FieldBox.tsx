import type { ReactNode } from 'react';
import { fieldAnchor, useProblem } from '@/components/content/studio/shared/editingContext';
import { type Path, valueAt } from '@/components/content/studio/shared/fieldPaths';
import { Field, type FieldControlProps } from '@/components/ui/fields/Field';

interface FieldBoxProps {
  readonly path: Path;
  readonly label: string;
  readonly help?: string | undefined;
  readonly children: (control: FieldControlProps) => ReactNode;
}

/** A field of a document: its label, its control, and what has to be mended, beside it. */
export function FieldBox({ path, label, help, children }: FieldBoxProps) {
  const problem = useProblem(path);
  return (
    <div id={fieldAnchor(valueAt(path))}>
      <Field label={label} error={problem} help={help}>
        {(control) => children({ ...control, required: false })}
      </Field>
    </div>
  );
}
