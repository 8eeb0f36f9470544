import { useState } from 'react';
import { TextField } from '@/components/ui/fields/TextField';

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
    <TextField
      label="Tags"
      help="Separate tags with commas. Visitors don’t see them."
      required={false}
      readOnly={readOnly}
      onBlur={() => setTyped(undefined)}
      value={typed ?? tags.join(', ')}
      onChange={(value) => {
        setTyped(value);
        onChange(parseTags(value));
      }}
    />
  );
}
