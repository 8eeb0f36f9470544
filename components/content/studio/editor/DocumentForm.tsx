import { useContext } from 'react';
import { FieldList } from '@/components/content/studio/fields/FieldList';
import { ProblemsContext, problemSentence } from '@/components/content/studio/shared/editingContext';
import type { Fields } from '@/components/content/studio/shared/fieldPaths';
import { Field } from '@/components/ui/fields/Field';
import { Select } from '@/components/ui/forms/Select';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Heading } from '@/components/ui/text/Heading';
import type { DocumentContent, StudioType } from '@/contract/content/studio/endpoints';
import { DocumentTags } from './DocumentTags';
import { Section } from './Editor.styles';

interface DocumentFormProps {
  readonly type: StudioType;
  readonly documentData: DocumentContent;
  readonly data: Fields;
  readonly readOnly: boolean;
  readonly onEdit: (documentData: DocumentContent, where: string) => void;
}

/** Everything about a document that can be written, in the parts its model has. */
export function DocumentForm({ type, documentData, data, readOnly, onEdit }: DocumentFormProps) {
  const problems = useContext(ProblemsContext).find(({ path }) => path === 'uid');
  const setUid = (uid: string) => onEdit({ ...documentData, uid }, 'uid');
  return (
    <>
      {type.hasUid && (
        <div id="field-uid">
          <Field
            label="URL"
            error={problems && problemSentence(problems.message)}
            help="The page’s part of the site URL. If you change it after publishing, the page moves to the new URL."
          >
            {(control) =>
              type.uids ? (
                <Select
                  {...control}
                  required={false}
                  disabled={readOnly}
                  value={documentData.uid ?? ''}
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
                  value={documentData.uid ?? ''}
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
      <DocumentTags
        tags={documentData.tags}
        readOnly={readOnly}
        onChange={(tags) => onEdit({ ...documentData, tags }, 'tags')}
      />
    </>
  );
}
