import { useState } from 'react';
import { useRecentLogin, visibleError } from '@/components/modals/shared/useRecentLogin';
import { CheckboxGroup } from '@/components/platform/team/CheckboxGroup';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { TextField } from '@/components/ui/fields/TextField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { API_SCOPES, type ApiScope, apiKeys } from '@/contract/platform/apiKeys/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { scopeLabels } from './apiKey.labels';
import { NewSecret } from './NewSecret';

/** Makes a key for one more partner, and shows its secret. */
export function ApiKeyForm() {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiScope[]>([]);
  const [networks, setNetworks] = useState('');
  const [expiresOn, setExpiresOn] = useState('');
  const create = useApiMutation(apiKeys.createApiKey, { touches: [apiKeys] });
  const { requireRecentLogin, dialog } = useRecentLogin('A key opens data of the company. Confirm it’s you.');
  const fields = create.error?.fields;
  const networkError = Object.entries(fields ?? {}).find(([field]) => field.startsWith('networks'))?.[1];
  const send = () =>
    create.mutate(
      {
        body: {
          name: name.trim(),
          scopes: [...scopes],
          networks: networks.split(/[\s,]+/).filter(Boolean),
          expiresOn: expiresOn || null,
        },
      },
      {
        onSuccess: () => {
          setName('');
          setScopes([]);
          setNetworks('');
          setExpiresOn('');
        },
        onError: requireRecentLogin(send),
      },
    );
  return (
    <Card as="section" aria-labelledby="new-key">
      <Stack
        as="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Heading as="h3" id="new-key" $size="small">
          Create a key
        </Heading>
        <TextField label="Partner" autoComplete="off" error={fields?.name} value={name} onChange={setName} />
        <CheckboxGroup legend="The key may" error={fields?.scopes}>
          {API_SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              help={scopeLabels[scope].help}
              checked={scopes.includes(scope)}
              onChange={({ target }) =>
                setScopes(API_SCOPES.filter((each) => (each === scope ? target.checked : scopes.includes(each))))
              }
            >
              {scopeLabels[scope].label}
            </Checkbox>
          ))}
        </CheckboxGroup>
        <TextAreaField
          label="Networks"
          optional
          help="Addresses or networks that may use it, such as 198.51.100.0/24. Leave it empty for every address."
          rows={2}
          error={networkError}
          value={networks}
          onChange={setNetworks}
        />
        <TextField
          label="Last day"
          optional
          type="date"
          help="UTC. Without it the key lasts until you revoke it."
          error={fields?.expiresOn}
          value={expiresOn}
          onChange={setExpiresOn}
        />
        {create.error && !fields && visibleError(create.error) && (
          <Notice live tone="danger" title="Not created">
            {visibleError(create.error)}
          </Notice>
        )}
        {create.data && <NewSecret of={`the key of ${create.data.key.name}`} secret={create.data.secret} />}
        <Row>
          <Button type="submit" loading={create.isPending}>
            Create key
          </Button>
        </Row>
        {dialog}
      </Stack>
    </Card>
  );
}
