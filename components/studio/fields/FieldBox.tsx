import type { ReactNode } from 'react';
import { anchorOf, useProblem } from '@/components/studio/editing';
import { Field, type FieldWiring } from '@/components/ui/Field';
import { at, type Path } from '@/lib/studio/paths';

interface FieldBoxProps {
  readonly path: Path;
  readonly label: string;
  readonly help?: string | undefined;
  readonly children: (control: FieldWiring) => ReactNode;
}

/** A field of a document: its label, its control, and what has to be mended, beside it. */
export function FieldBox({ path, label, help, children }: FieldBoxProps) {
  const problem = useProblem(path);
  return (
    <div id={anchorOf(at(path))}>
      <Field label={label} error={problem} help={help}>
        {(control) => children({ ...control, required: false })}
      </Field>
    </div>
  );
}
