import type { Fields, Value } from '@/components/content/studio/shared/fieldPaths';
import { FieldStack } from '@/components/content/studio/shared/fieldStyles';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { DocumentPicker } from './DocumentPicker';

interface LinkFormProps {
  readonly link: Fields;
  /** Kinds the model allows. */
  readonly kinds: readonly string[];
  readonly types?: readonly string[] | undefined;
  readonly readOnly: boolean;
  readonly onChange: (link: Fields) => void;
}

const linkKindLabels: Record<string, string> = {
  Any: 'No link',
  Document: 'Page or document',
  Web: 'URL',
  Media: 'File',
};

const text = (value: Value | undefined) => (typeof value === 'string' ? value : '');

/** Where a link leads: nowhere, to a document, or to an address. */
export function LinkForm({ link, kinds, types, readOnly, onChange }: LinkFormProps) {
  const onlyDocuments = kinds.every((each) => each === 'Any' || each === 'Document');
  const kind = text(link.link_type) || 'Any';
  const { text: linkText, variant, target } = link;
  const savedAttributes = {
    ...(linkText !== undefined && { text: linkText }),
    ...(variant !== undefined && { variant }),
    ...(target !== undefined && { target }),
  };
  return (
    <FieldStack>
      {!onlyDocuments && (
        <SelectField
          label="Link to"
          required={false}
          disabled={readOnly}
          options={kinds.map((each) => ({ value: each, label: linkKindLabels[each] ?? each }))}
          value={kind}
          onChange={(value) => onChange({ ...savedAttributes, link_type: value })}
        />
      )}
      {(kind === 'Document' || onlyDocuments) && (
        <DocumentPicker
          id={text(link.id)}
          types={types}
          readOnly={readOnly}
          onSelect={(found) =>
            onChange(
              found
                ? { ...savedAttributes, link_type: 'Document', id: found.id, type: found.type, lang: 'en-us' }
                : { ...savedAttributes, link_type: onlyDocuments ? 'Any' : 'Document' },
            )
          }
        />
      )}
      {(kind === 'Web' || kind === 'Media') && (
        <TextField
          label="URL"
          help="/faq, https://…, mailto:… or tel:…"
          required={false}
          readOnly={readOnly}
          inputMode="url"
          value={text(link.url)}
          onChange={(value) => onChange({ ...savedAttributes, link_type: kind, url: value.trim() })}
        />
      )}
    </FieldStack>
  );
}
