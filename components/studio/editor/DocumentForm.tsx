import { useContext } from 'react';
import { FindingsContext, sentence } from '@/components/studio/editing';
import { FieldList } from '@/components/studio/fields/FieldList';
import { Field } from '@/components/ui/Field';
import { Heading } from '@/components/ui/Heading';
import { Select } from '@/components/ui/Select';
import { TextInput } from '@/components/ui/TextInput';
import type { StudioType, Words } from '@/contract/studio';
import type { Fields } from '@/lib/studio/paths';
import { Section } from './Editor.styles';
import { Tags } from './Tags';

interface DocumentFormProps {
  readonly type: StudioType;
  readonly words: Words;
  readonly data: Fields;
  readonly readOnly: boolean;
  readonly say: (words: Words, where: string) => void;
}

/** Everything about a document that can be written, in the parts its model has. */
export function DocumentForm({ type, words, data, readOnly, say }: DocumentFormProps) {
  const found = useContext(FindingsContext).find(({ at }) => at === 'uid');
  const setUid = (uid: string) => say({ ...words, uid }, 'uid');
  return (
    <>
      {type.hasUid && (
        <div id="at-uid">
          <Field
            label="Address"
            error={found && sentence(found.what)}
            help="Its part of the address on the site. A published page that moves leaves its old address."
          >
            {(control) =>
              type.uids ? (
                <Select
                  {...control}
                  required={false}
                  disabled={readOnly}
                  value={words.uid ?? ''}
                  onChange={(event) => setUid(event.target.value)}
                >
                  {type.uids.map((uid) => (
                    <option key={uid}>{uid}</option>
                  ))}
                </Select>
              ) : (
                <TextInput
                  {...control}
                  required={false}
                  autoComplete="off"
                  readOnly={readOnly}
                  value={words.uid ?? ''}
                  onChange={(event) => setUid(event.target.value)}
                />
              )
            }
          </Field>
        </div>
      )}
      {type.tabs.map(({ name, fields }) => (
        <Section key={name} aria-label={name}>
          {type.tabs.length > 1 && (
            <Heading as="h2" $size="small">
              {name}
            </Heading>
          )}
          <FieldList fields={fields} value={data} path={[]} />
        </Section>
      ))}
      <Tags tags={words.tags} readOnly={readOnly} onTags={(tags) => say({ ...words, tags }, 'tags')} />
    </>
  );
}
