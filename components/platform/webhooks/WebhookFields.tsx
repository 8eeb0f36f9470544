import { CheckboxChoices } from '@/components/platform/team/CheckboxChoices';
import { TextField } from '@/components/ui/fields/TextField';
import { WEBHOOK_EVENTS, type WebhookEndpointInput, type WebhookEvent } from '@/contract/platform/webhooks/endpoints';
import { eventLabels } from './webhook.labels';

const events = WEBHOOK_EVENTS.map((value) => ({ value, label: eventLabels[value] }));

export interface WebhookDraft {
  readonly name: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
}

/** What is sent of a draft. */
export const inputOf = ({ name, url, events: chosen }: WebhookDraft): WebhookEndpointInput => ({
  name: name.trim(),
  url: url.trim(),
  events: [...chosen],
});

interface WebhookFieldsProps {
  readonly values: WebhookDraft;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly onChange: (changes: Partial<WebhookDraft>) => void;
}

/** The partner, the address, and the events of a webhook. */
export function WebhookFields({ values, fields, onChange }: WebhookFieldsProps) {
  return (
    <>
      <TextField
        label="Partner"
        autoComplete="off"
        error={fields?.name}
        value={values.name}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        label="Address"
        type="url"
        autoComplete="off"
        help="Begins with https:// and is on the public internet."
        error={fields?.url}
        value={values.url}
        onChange={(url) => onChange({ url })}
      />
      <CheckboxChoices
        legend="Events"
        options={events}
        values={values.events}
        error={fields?.events}
        onChange={(chosen) => onChange({ events: chosen })}
      />
    </>
  );
}
