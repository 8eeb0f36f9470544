import { useRecentLogin } from '@/components/modals/shared/useRecentLogin';
import { NewSecret } from '@/components/platform/apiKeys/NewSecret';
import { CheckboxChoices } from '@/components/platform/team/CheckboxChoices';
import { DeskForm } from '@/components/platform/team/DeskForm';
import { TextField } from '@/components/ui/fields/TextField';
import { WEBHOOK_EVENTS, type WebhookEvent, webhooks } from '@/contract/platform/webhooks/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';
import { eventLabels } from './webhook.labels';

const events = WEBHOOK_EVENTS.map((value) => ({ value, label: eventLabels[value] }));

/** Makes a webhook for one more partner, and shows its secret. */
export function WebhookForm() {
  const { values, set, clear } = useDraft('webhook', { name: '', url: '', events: [] as readonly WebhookEvent[] });
  const create = useApiMutation(webhooks.createWebhookEndpoint, { touches: [webhooks] });
  const { requireRecentLogin, dialog } = useRecentLogin('A webhook shares what happens here. Confirm it’s you.');
  const fields = create.error?.fields;
  const send = () =>
    create.mutate(
      { body: { name: values.name.trim(), url: values.url.trim(), events: [...values.events] } },
      { onSuccess: clear, onError: requireRecentLogin(send) },
    );
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
      <TextField
        label="Partner"
        autoComplete="off"
        error={fields?.name}
        value={values.name}
        onChange={(name) => set({ name })}
      />
      <TextField
        label="Address"
        type="url"
        autoComplete="off"
        help="Begins with https:// and is on the public internet."
        error={fields?.url}
        value={values.url}
        onChange={(url) => set({ url })}
      />
      <CheckboxChoices
        legend="Events"
        options={events}
        values={values.events}
        error={fields?.events}
        onChange={(chosen) => set({ events: chosen })}
      />
    </DeskForm>
  );
}
