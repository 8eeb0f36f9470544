import { useState } from 'react';
import styled from 'styled-components';
import { useRecentLogin, visibleError } from '@/components/modals/shared/useRecentLogin';
import { NewSecret } from '@/components/platform/apiKeys/NewSecret';
import { RollForm } from '@/components/platform/apiKeys/RollForm';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { ReaderTime } from '@/components/ui/text/ReaderTime';
import { Text } from '@/components/ui/text/Text';
import {
  WEBHOOK_OVERLAP_HOURS,
  type WebhookEndpoint,
  type WebhookEndpointInput,
  webhooks,
} from '@/contract/platform/webhooks/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDateTime } from '@/lib/format/dates';
import { WebhookEditForm } from './WebhookEditForm';
import { WebhookLog } from './WebhookLog';
import { eventLabels } from './webhook.labels';

const Address = styled(Text)`
  overflow-wrap: anywhere;
`;

/** One endpoint of a partner: its events, a test, a new secret, and the log of its deliveries. */
export function WebhookItem({ endpoint }: { readonly endpoint: WebhookEndpoint }) {
  const { id, name, url, events, status, failingSince, oldSecretEndsAt } = endpoint;
  const [isLogOpen, setLogOpen] = useState(false);
  const touched = { touches: [webhooks] };
  const pause = useApiMutation(webhooks.pauseWebhookEndpoint, touched);
  const resume = useApiMutation(webhooks.resumeWebhookEndpoint, touched);
  const tryOut = useApiMutation(webhooks.sendTestEvent, touched);
  const roll = useApiMutation(webhooks.rollWebhookSecret, touched);
  const { requireRecentLogin, dialog } = useRecentLogin('This decides who gets what we send. Confirm it’s you.');
  const params = { webhookEndpointId: id };
  const edit = useApiMutation(webhooks.changeWebhookEndpoint, touched);
  const change = status === 'active' ? pause : resume;
  const error = visibleError(pause.error, resume.error, tryOut.error, roll.error);
  const rollFor = (overlapHours: (typeof WEBHOOK_OVERLAP_HOURS)[number]) =>
    roll.mutate({ params, body: { overlapHours } }, { onError: requireRecentLogin(() => rollFor(overlapHours)) });
  const save = (body: WebhookEndpointInput, onStored: () => void) =>
    edit.mutate({ params, body }, { onSuccess: onStored, onError: requireRecentLogin(() => save(body, onStored)) });
  return (
    <Card as="article" aria-labelledby={`webhook-${id}`}>
      <Stack $gap="s12">
        <Row $justify="space-between">
          <Row>
            <Heading as="h4" id={`webhook-${id}`} $size="small">
              {name}
            </Heading>
            {status === 'paused' && <Badge tone="warning">Paused</Badge>}
            {status === 'disabled' && <Badge tone="danger">Stopped after failures</Badge>}
          </Row>
          <Row>
            {status === 'active' && (
              <Button
                tone="secondary"
                size="small"
                loading={tryOut.isPending}
                aria-label={`Send a test event to ${name}`}
                onClick={() => tryOut.mutate({ params })}
              >
                Send a test event
              </Button>
            )}
            <Button
              tone="secondary"
              size="small"
              loading={change.isPending}
              aria-label={`${status === 'active' ? 'Pause' : 'Resume'} the webhook of ${name}`}
              onClick={() => change.mutate({ params })}
            >
              {status === 'active' ? 'Pause' : 'Resume'}
            </Button>
          </Row>
        </Row>
        <Address $size="small">{url}</Address>
        <Text $size="small" $tone="soft">
          {events.map((event) => eventLabels[event]).join(' · ')}
        </Text>
        {failingSince && (
          <Notice tone="warning">
            No delivery has arrived since <ReaderTime at={failingSince} format={formatDateTime} />.
          </Notice>
        )}
        {oldSecretEndsAt && (
          <Text $size="small">
            The old secret also signs until <ReaderTime at={oldSecretEndsAt} format={formatDateTime} />.
          </Text>
        )}
        {error && (
          <Notice live tone="danger">
            {error}
          </Notice>
        )}
        <div aria-live="polite">
          {tryOut.data && <Notice tone="success">The test event is on its way. Its answer is in the log.</Notice>}
        </div>
        <div aria-live="polite">
          {edit.data && !edit.data.secret && <Notice tone="success">The webhook is saved.</Notice>}
        </div>
        {edit.data?.secret && <NewSecret of={`the webhook of ${edit.data.endpoint.name}`} secret={edit.data.secret} />}
        {roll.data && <NewSecret of={`the webhook of ${name}`} secret={roll.data.secret} />}
        <Disclosure summary="Log" onToggle={setLogOpen}>
          {isLogOpen && <WebhookLog webhookEndpointId={id} canSend={status === 'active'} />}
        </Disclosure>
        <Disclosure summary="Edit">
          <WebhookEditForm
            key={JSON.stringify([name, url, events])}
            endpoint={endpoint}
            error={edit.error}
            isPending={edit.isPending}
            onSave={save}
          />
        </Disclosure>
        <Disclosure summary="New secret">
          <RollForm of={name} choices={WEBHOOK_OVERLAP_HOURS} isPending={roll.isPending} onRoll={rollFor} />
        </Disclosure>
        {dialog}
      </Stack>
    </Card>
  );
}
