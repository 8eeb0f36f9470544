import { FormDialog } from '@/components/modals/shared/FormDialog';
import { Field } from '@/components/ui/fields/Field';
import { Select } from '@/components/ui/forms/Select';
import { TextInput } from '@/components/ui/forms/TextInput';
import { documents, type StoredDocument } from '@/contract/account/documents/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useForm } from '@/hooks/useForm';
import { documentCategoryLabels } from './documentCategories.labels';

/** Gives a paper another name or another place. */
export function EditDocumentForm({ item, onClose }: { readonly item: StoredDocument; readonly onClose: () => void }) {
  const change = useApiMutation(documents.updateDocument, { touches: [documents] });
  const { register, handleSubmit, formState, sent, refuse } = useForm(
    () => import('@/contract/account/documents/schemas').then((file) => file.DocumentChange),
    {
      draft: `document-${item.id}`,
      initialValues: { name: item.name.replace(/\.\w+$/, ''), category: item.category },
    },
  );
  const submit = handleSubmit((body) =>
    change.mutate(
      { params: { documentId: item.id }, body },
      {
        onSuccess: () => {
          sent();
          onClose();
        },
        onError: refuse,
      },
    ),
  );
  return (
    <FormDialog
      title="Rename or change type"
      intro="This doesn’t change the file itself."
      action="Save"
      sending={change.isPending}
      error={change.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Name" error={formState.errors.name?.message}>
        {(control) => <TextInput {...control} {...register('name')} />}
      </Field>
      <Field label="Document type">
        {(control) => (
          <Select {...control} {...register('category')}>
            {Object.entries(documentCategoryLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </FormDialog>
  );
}
