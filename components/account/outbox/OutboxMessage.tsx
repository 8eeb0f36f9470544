import { Badge } from '@/components/ui/feedback/Badge';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { SentMessage } from '@/contract/account/sentMessages/endpoints';
import { formatDateTime } from '@/lib/format/dates';
import { Bubble, EmailFrame, Meta, PlainText } from './OutboxScreen.styles';
import { withStyleNonce } from './withStyleNonce';

const statusLabels = { waiting: 'On its way', sent: 'Sent', failed: 'Not delivered' } as const;

const kindLabels = { email: 'Letter', sms: 'Text', push: 'Notification' } as const;

/** One letter or text, and what came with it. */
export function OutboxMessage({ message }: { readonly message: SentMessage }) {
  const { channel, recipient, template, status, subject, body, html, attachments, problem, at } = message;
  return (
    <Card as="li">
      <Stack>
        <Heading as="h2" $size="small">
          {subject || (channel === 'sms' ? 'A text' : template)}
        </Heading>
        <Meta>
          <Badge tone={status === 'failed' ? 'danger' : 'neutral'}>{statusLabels[status]}</Badge>
          <Text $size="small">
            {kindLabels[channel]} to {recipient}
          </Text>
          <Text $size="small" $tone="soft">
            {formatDateTime(at, 'UTC')} · {template}
          </Text>
        </Meta>
        {problem && <Notice tone="danger">{problem}</Notice>}
        {channel === 'sms' && body && <Bubble>{body}</Bubble>}
        {html && (
          <Disclosure summary="Email preview">
            <EmailFrame sandbox="" srcDoc={withStyleNonce(html)} title={`Email to ${recipient}`} loading="lazy" />
          </Disclosure>
        )}
        {channel === 'email' && body && <PlainText>{body}</PlainText>}
        {attachments.map(({ name, type, content }) => (
          <Text key={name}>
            <Link href={`data:${type};charset=utf-8,${encodeURIComponent(content)}`} download={name} prefetch={false}>
              {name}
            </Link>
          </Text>
        ))}
      </Stack>
    </Card>
  );
}
