import { useRouter } from 'next/router';
import { type FormEvent, useState } from 'react';
import { toUid } from '@/components/content/studio/shared/status.labels';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Field } from '@/components/ui/fields/Field';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Select } from '@/components/ui/forms/Select';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Stack } from '@/components/ui/layout/Stack';
import { Dialog } from '@/components/ui/overlays/Dialog';
import { type Studio, studio } from '@/contract/content/studio/endpoints';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';

interface NewDocumentDialogProps {
  readonly studio: Studio;
  /** Begins as a copy of this one, of its type. */
  readonly copyOf?: { readonly id: string; readonly type: string; readonly title: string };
  readonly onClose: () => void;
}

const FORM_ID = 'new-document';

/** Asks what it is to be and where it will stand; the rest is written in the editor. */
export function NewDocumentDialog({ studio: studioData, copyOf, onClose }: NewDocumentDialogProps) {
  const router = useRouter();
  const defaultType = studioData.types.find(({ id }) => id === 'blog_post') ?? studioData.types[0];
  const [type, setType] = useState(copyOf?.type ?? defaultType?.id ?? '');
  const [title, setTitle] = useState('');
  /** Null until someone writes an address: it follows the title. */
  const [ownUid, setUid] = useState<string | null>(null);
  const create = useApiMutation(studio.createDocument, { touches: [studio] });
  const model = studioData.types.find(({ id }) => id === type);
  const fixedUid = model?.uids;
  const asksTitle = Boolean(model?.hasUid && !fixedUid);
  const uid = ownUid ?? (asksTitle ? toUid(title) : '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate(
      {
        body: {
          type,
          uid: model?.hasUid ? uid : null,
          ...(asksTitle && title.trim() && { title: title.trim() }),
          ...(copyOf && { copyOf: copyOf.id }),
        },
      },
      { onSuccess: ({ id }) => void router.push(routes.studio.document({ documentId: id })) },
    );
  };
  const { fields = {}, message } = create.error ?? {};
  return (
    <Dialog
      title={copyOf ? `Copy of “${copyOf.title}”` : 'New document'}
      size="small"
      onClose={onClose}
      footer={
        <Button type="submit" form={FORM_ID} loading={create.isPending || create.isSuccess}>
          Create
        </Button>
      }
    >
      <form id={FORM_ID} onSubmit={submit} noValidate>
        <Stack>
          {message && Object.keys(fields).length === 0 && (
            <Notice live tone="danger">
              {message}
            </Notice>
          )}
          {!copyOf && (
            <SelectField
              label="Type"
              options={studioData.types.map(({ id, label }) => ({ value: id, label }))}
              value={type}
              onChange={setType}
            />
          )}
          {asksTitle && (
            <TextField
              label="Title"
              maxLength={200}
              autoComplete="off"
              value={title}
              onChange={setTitle}
              error={fields.title}
            />
          )}
          {model?.hasUid && (
            <Field
              label="URL"
              error={fields.uid}
              help={
                fixedUid
                  ? 'Choose one of our page URLs.'
                  : 'Made from the title. Use lowercase letters, numbers, and hyphens, such as a-year-of-care'
              }
            >
              {(control) =>
                fixedUid ? (
                  <Select {...control} value={uid} onChange={(event) => setUid(event.target.value)}>
                    <option value="">Choose one</option>
                    {fixedUid.map((each) => (
                      <option key={each}>{each}</option>
                    ))}
                  </Select>
                ) : (
                  <TextInput
                    {...control}
                    autoComplete="off"
                    value={uid}
                    onChange={(event) => setUid(event.target.value)}
                    onBlur={() => setUid(toUid(uid))}
                  />
                )
              }
            </Field>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
