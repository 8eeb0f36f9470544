import { useRecentLogin } from '@/components/modals/shared/useRecentLogin';
import { NewSecret } from '@/components/platform/apiKeys/NewSecret';
import { DeskForm } from '@/components/platform/team/DeskForm';
import { webhooks } from '@/contract/platform/webhooks/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';
import { inputOf, type WebhookDraft, WebhookFields } from './WebhookFields';

const empty: WebhookDraft = { name: '', url: '', events: [] };

/** Makes a webhook for one more partner, and shows its secret. */
export function WebhookForm() {
  const { values, set, clear } = useDraft('webhook', empty);
  const create = useApiMutation(webhooks.createWebhookEndpoint, { touches: [webhooks] });
  const { requireRecentLogin, dialog } = useRecentLogin('A webhook shares what happens here. Confirm it’s you.');
  const send = () => create.mutate({ body: inputOf(values) }, { onSuccess: clear, onError: requireRecentLogin(send) });
  return (
    <DeskForm
      id="new-webhook"
      title="Create a webhook"
      level="h3"
      sending={create}
      failure="Not created"
      submitLabel="Create webhook"
      result={
        create.data && <NewSecret of={`the webhook of ${create.data.endpoint.name}`} secret={create.data.secret} />
      }
      dialog={dialog}
      onSend={send}
    >
      <WebhookFields values={values} fields={create.error?.fields} onChange={set} />
    </DeskForm>
  );
}
