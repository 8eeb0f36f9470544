import { useState } from 'react';
import { Field } from '@/components/ui/fields/Field';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextInput } from '@/components/ui/forms/TextInput';

interface StoredTextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly lines?: boolean;
  readonly onWrite: (value: string) => void;
}

/** A text that is stored with every key: a phone may die in the middle of a word. */
export function StoredTextField({ label, value, maxLength, lines = false, onWrite }: StoredTextFieldProps) {
  // While it is being typed in, another phone does not change it under the finger.
  const [typed, setTyped] = useState<string>();
  const own = {
    value: typed ?? value,
    maxLength,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value);
      onWrite(target.value);
    },
    onBlur: () => setTyped(undefined),
  };
  return (
    <Field label={label} optional>
      {(control) => (lines ? <TextArea {...control} {...own} /> : <TextInput {...control} {...own} />)}
    </Field>
  );
}
