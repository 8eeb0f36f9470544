import { useState } from 'react';
import { useRecentLogin, visibleError } from '@/components/modals/shared/useRecentLogin';
import { NewSecret } from '@/components/platform/apiKeys/NewSecret';
import { CheckboxGroup } from '@/components/platform/team/CheckboxGroup';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextField } from '@/components/ui/fields/TextField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { WEBHOOK_EVENTS, type WebhookEvent, webhooks } from '@/contract/platform/webhooks/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { eventLabels } from './webhook.labels';

/** Makes a webhook for one more partner, and shows its secret. */
export function WebhookForm() {
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookEvent[]>([]);
  const create = useApiMutation(webhooks.createWebhookEndpoint, { touches: [webhooks] });
  const { requireRecentLogin, dialog } = useRecentLogin('A webhook tells others what happens here. Confirm it’s you.');
  const fields = create.error?.fields;
  const send = () =>
    create.mutate(
      { body: { name: name.trim(), url: url.trim(), events: [...events] } },
      {
        onSuccess: () => {
          setName('');
          setUrl('');
          setEvents([]);
        },
        onError: requireRecentLogin(send),
      },
    );
  return (
    <Card as="section" aria-labelledby="new-webhook">
      <Stack
        as="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Heading as="h3" id="new-webhook" $size="small">
          Create a webhook
        </Heading>
        <TextField label="Partner" autoComplete="off" error={fields?.name} value={name} onChange={setName} />
        <TextField
          label="Address"
          type="url"
          autoComplete="off"
          help="Begins with https:// and is on the public internet."
          error={fields?.url}
          value={url}
          onChange={setUrl}
        />
        <CheckboxGroup legend="Events" error={fields?.events}>
          {WEBHOOK_EVENTS.map((event) => (
            <Checkbox
              key={event}
              checked={events.includes(event)}
              onChange={({ target }) =>
                setEvents(WEBHOOK_EVENTS.filter((each) => (each === event ? target.checked : events.includes(each))))
              }
            >
              {eventLabels[event]}
            </Checkbox>
          ))}
        </CheckboxGroup>
        {create.error && !fields && visibleError(create.error) && (
          <Notice live tone="danger" title="Not created">
            {visibleError(create.error)}
          </Notice>
        )}
        {create.data && <NewSecret of={`the webhook of ${create.data.endpoint.name}`} secret={create.data.secret} />}
        <Row>
          <Button type="submit" loading={create.isPending}>
            Create webhook
          </Button>
        </Row>
        {dialog}
      </Stack>
    </Card>
  );
}
