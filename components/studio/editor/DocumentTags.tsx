import { useState } from 'react';
import { Field } from '@/components/ui/forms/Field';
import { TextInput } from '@/components/ui/forms/TextInput';

interface DocumentTagsProps {
  readonly tags: readonly string[];
  readonly readOnly: boolean;
  readonly onChange: (tags: string[]) => void;
}

const parseTags = (text: string) =>
  [
    ...new Set(
      text
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
    ),
  ].slice(0, 20);

/** Words that documents have in common, with commas between them. */
export function DocumentTags({ tags, readOnly, onChange }: DocumentTagsProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <Field label="Tags" help="Separate tags with commas. Visitors don’t see them.">
      {(control) => (
        <TextInput
          {...control}
          required={false}
          readOnly={readOnly}
          value={typed ?? tags.join(', ')}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(parseTags(event.target.value));
          }}
          onBlur={() => setTyped(undefined)}
        />
      )}
    </Field>
  );
}
