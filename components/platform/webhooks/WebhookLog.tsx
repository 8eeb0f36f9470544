import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { ReaderTime } from '@/components/ui/text/ReaderTime';
import { Text } from '@/components/ui/text/Text';
import { WEBHOOK_LOG_DAYS, type WebhookMessage, webhooks } from '@/contract/platform/webhooks/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDateTime } from '@/lib/format/dates';
import { messageLabels } from './webhook.labels';

const tones = { waiting: 'warning', delivered: 'success', failed: 'danger' } as const;
/** Bodies and addresses have no spaces to break at. */
const Wrapped = styled(Text)`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/** One message: what was sent, and what came back of each attempt. */
function LoggedMessage({ message, canSend }: { readonly message: WebhookMessage; readonly canSend: boolean }) {
  const { id, event, status, body, createdAt, nextAttemptAt, attempts } = message;
  const again = useApiMutation(webhooks.sendWebhookAgain, { touches: [webhooks] });
  return (
    <Stack as="li" $gap="s8">
      <Row $justify="space-between">
        <Row>
          <Text as="span" $size="small" $weight="semibold">
            {event}
          </Text>
          <Badge tone={tones[status]}>{messageLabels[status]}</Badge>
          <Text as="span" $size="small">
            <ReaderTime at={createdAt} format={formatDateTime} />
          </Text>
        </Row>
        {canSend && status !== 'waiting' && (
          <Button
            tone="secondary"
            size="small"
            loading={again.isPending}
            aria-label={`Send ${event} again`}
            onClick={() => again.mutate({ params: { webhookMessageId: id } })}
          >
            Send again
          </Button>
        )}
      </Row>
      {again.error && (
        <Notice live tone="danger">
          {again.error.message}
        </Notice>
      )}
      <Wrapped $size="small">
        <code>{body}</code>
      </Wrapped>
      {status === 'waiting' && nextAttemptAt && (
        <Text $size="small">
          Next attempt <ReaderTime at={nextAttemptAt} format={formatDateTime} />.
        </Text>
      )}
      <ul>
        {attempts.map((attempt) => (
          <li key={attempt.id}>
            <Wrapped as="span" $size="small">
              <ReaderTime at={attempt.at} format={formatDateTime} /> ·{' '}
              {attempt.status === null ? 'no answer' : `status ${attempt.status}`} · {attempt.durationMs} ms
              {attempt.error && ` · ${attempt.error}`}
              {attempt.response && ` · ${attempt.response}`}
            </Wrapped>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

interface WebhookLogProps {
  readonly webhookEndpointId: string;
  /** Whether the endpoint takes messages. */
  readonly canSend: boolean;
}

/** What an endpoint was sent lately, the newest first. */
export function WebhookLog({ webhookEndpointId, canSend }: WebhookLogProps) {
  const query = useApi(webhooks.listWebhookMessages, { params: { webhookEndpointId } });
  const { data, refetch, isFetching } = query;
  if (!data) return <Loaded query={query} title="We couldn’t load the log" skeleton={<Skeleton $height="4rem" />} />;
  return (
    <Stack $gap="s16">
      <Row>
        <Button tone="secondary" size="small" loading={isFetching} onClick={() => void refetch()}>
          Refresh
        </Button>
      </Row>
      {data.length === 0 ? (
        <Text $size="small">Nothing was sent in the last {WEBHOOK_LOG_DAYS} days.</Text>
      ) : (
        <Stack as="ul" $gap="s16">
          {data.map((message) => (
            <LoggedMessage key={message.id} message={message} canSend={canSend} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
