import { useContext } from 'react';
import { ProblemsContext, problemSentence } from '@/components/studio/editing';
import { FieldList } from '@/components/studio/fields/FieldList';
import { Field } from '@/components/ui/Field';
import { Heading } from '@/components/ui/Heading';
import { Select } from '@/components/ui/Select';
import { TextInput } from '@/components/ui/TextInput';
import type { StudioType, DocumentContent } from '@/contract/studio';
import type { Fields } from '@/lib/studio/paths';
import { Section } from './Editor.styles';
import { DocumentTags } from './Tags';

interface DocumentFormProps {
  readonly type: StudioType;
  readonly documentData: DocumentContent;
  readonly data: Fields;
  readonly readOnly: boolean;
  readonly onEdit: (documentData: DocumentContent, where: string) => void;
}

/** Everything about a document that can be written, in the parts its model has. */
export function DocumentForm({ type, documentData: words, data, readOnly, onEdit: say }: DocumentFormProps) {
  const problems = useContext(ProblemsContext).find(({ path: at }) => at === 'uid');
  const setUid = (uid: string) => say({ ...words, uid }, 'uid');
  return (
    <>
      {type.hasUid && (
        <div id="at-uid">
          <Field
            label="Address"
            error={problems && problemSentence(problems.message)}
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
      <DocumentTags tags={words.tags} readOnly={readOnly} onChange={(tags) => say({ ...words, tags }, 'tags')} />
    </>
  );
}
