import { useState } from 'react';
import { Field } from '@/components/ui/Field';
import { TextInput } from '@/components/ui/TextInput';

interface TagsProps {
  readonly tags: readonly string[];
  readonly readOnly: boolean;
  readonly onTags: (tags: string[]) => void;
}

const read = (text: string) =>
  [
    ...new Set(
      text
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
    ),
  ].slice(0, 20);

/** Words that documents have in common, with commas between them. */
export function Tags({ tags, readOnly, onTags }: TagsProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <Field label="Tags" help="With commas between them. Visitors do not see them.">
      {(control) => (
        <TextInput
          {...control}
          required={false}
          readOnly={readOnly}
          value={typed ?? tags.join(', ')}
          onChange={(event) => {
            setTyped(event.target.value);
            onTags(read(event.target.value));
          }}
          onBlur={() => setTyped(undefined)}
        />
      )}
    </Field>
  );
}
