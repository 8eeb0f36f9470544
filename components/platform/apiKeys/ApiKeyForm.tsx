import { useRecentLogin } from '@/components/modals/shared/useRecentLogin';
import { CheckboxChoices } from '@/components/platform/team/CheckboxChoices';
import { DeskForm } from '@/components/platform/team/DeskForm';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { TextField } from '@/components/ui/fields/TextField';
import { API_SCOPES, type ApiScope, apiKeys } from '@/contract/platform/apiKeys/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';
import { scopeLabels } from './apiKey.labels';
import { NewSecret } from './NewSecret';

const scopes = API_SCOPES.map((value) => ({ value, ...scopeLabels[value] }));

/** Makes a key for one more partner, and shows its secret. */
export function ApiKeyForm() {
  const { values, set, clear } = useDraft('api-key', {
    name: '',
    scopes: [] as readonly ApiScope[],
    networks: '',
    expiresOn: '',
  });
  const create = useApiMutation(apiKeys.createApiKey, { touches: [apiKeys] });
  const { requireRecentLogin, dialog } = useRecentLogin('An API key gives access to company data. Confirm it’s you.');
  const fields = create.error?.fields;
  const networkError = Object.entries(fields ?? {}).find(([field]) => field.startsWith('networks'))?.[1];
  const send = () =>
    create.mutate(
      {
        body: {
          name: values.name.trim(),
          scopes: [...values.scopes],
          networks: values.networks.split(/[\s,]+/).filter(Boolean),
          expiresOn: values.expiresOn || null,
        },
      },
      { onSuccess: clear, onError: requireRecentLogin(send) },
    );
  return (
    <DeskForm
      id="new-key"
      title="Create a key"
      level="h3"
      sending={create}
      failure="Not created"
      submitLabel="Create key"
      result={create.data && <NewSecret of={`the key of ${create.data.key.name}`} secret={create.data.secret} />}
      dialog={dialog}
      onSend={send}
    >
      <TextField
        label="Partner"
        autoComplete="off"
        error={fields?.name}
        value={values.name}
        onChange={(name) => set({ name })}
      />
      <CheckboxChoices
        legend="Permissions"
        options={scopes}
        values={values.scopes}
        error={fields?.scopes}
        onChange={(chosen) => set({ scopes: chosen })}
      />
      <TextAreaField
        label="Networks"
        optional
        help="Addresses or networks that may use it, such as 198.51.100.0/24. Leave it empty for every address."
        rows={2}
        error={networkError}
        value={values.networks}
        onChange={(networks) => set({ networks })}
      />
      <TextField
        label="Last day"
        optional
        type="date"
        help="UTC. Without it the key lasts until you revoke it."
        error={fields?.expiresOn}
        value={values.expiresOn}
        onChange={(expiresOn) => set({ expiresOn })}
      />
    </DeskForm>
  );
}
