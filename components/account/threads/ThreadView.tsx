import dynamic from 'next/dynamic';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Switch } from '@/components/ui/forms/Switch';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { account } from '@/contract/account/account/endpoints';
import { threads } from '@/contract/account/threads/endpoints';
import { todos } from '@/contract/account/todos/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { Conversation } from './Inbox.styles';
import { MessageBubble } from './MessageBubble';
import { MessageComposer } from './MessageComposer';

const StaffThreadContext = dynamic(() => import('./StaffThreadContext').then((file) => file.StaffThreadContext));

const statusLabels = { waiting: 'Waiting for reply', answered: 'Answered', closed: 'Closed' } as const;

interface ThreadViewProps {
  readonly threadId: string;
  readonly userId: string;
  readonly staff: boolean;
}

/** One thread: who reads along, all that was said, and room for an answer. */
export function ThreadView({ threadId, userId, staff }: ThreadViewProps) {
  const query = useApi(threads.getThread, { params: { threadId } });
  const { data } = query;
  const read = useApiMutation(threads.markThreadRead, { touches: [account, todos, threads] });
  const mute = useApiMutation(threads.muteThread, { touches: [threads] });
  const close = useApiMutation(threads.closeThread, { touches: [threads] });
  const unread = data?.unread ?? 0;
  const { mutate: markRead } = read;
  const marked = useRef('');
  useEffect(() => {
    const mark = `${threadId} ${unread}`;
    if (unread === 0 || marked.current === mark) return;
    marked.current = mark;
    markRead({ params: { threadId } });
  }, [threadId, unread, markRead]);
  if (!data)
    return (
      <Loaded
        query={query}
        title="We couldn’t load this conversation"
        skeleton={<Skeleton $height="20rem" $round="card" />}
      />
    );
  const others = data.participants.filter((each) => each.userId !== userId);
  return (
    <Card as="section" aria-labelledby="thread" $pad="s16">
      <Link href={routes.accounts.inbox()} shallow subdued>
        All messages
      </Link>
      <Row $justify="space-between" $align="start">
        <div>
          <Heading id="thread" $size="part">
            {data.subject}
          </Heading>
          <Text $size="small" $tone="soft">
            {others.length > 0
              ? `With ${others.map(({ name }) => name).join(', ')}`
              : 'Someone at Belong will reply here'}
            {data.home && ` · about ${data.home.streetAddress}`}
          </Text>
        </div>
        <Badge tone={data.status === 'waiting' ? 'warning' : 'neutral'}>{statusLabels[data.status]}</Badge>
      </Row>
      {staff && <StaffThreadContext thread={data} />}
      <Conversation aria-label="Messages">
        {data.messages.map((message) => (
          <MessageBubble
            key={message.id}
            message={message}
            isMine={message.authorId === userId}
            readers={others.filter(({ lastReadAt }) => lastReadAt >= message.createdAt).map(({ name }) => name)}
          />
        ))}
      </Conversation>
      <MessageComposer threadId={threadId} />
      <Row $justify="space-between">
        <Switch
          checked={data.muted}
          onChange={({ currentTarget }) =>
            mute.mutate({ params: { threadId }, body: { muted: currentTarget.checked } })
          }
        >
          Mute emails about this
        </Switch>
        {staff && data.status !== 'closed' && (
          <Button
            tone="secondary"
            size="small"
            loading={close.isPending}
            onClick={() => close.mutate({ params: { threadId } })}
          >
            Close conversation
          </Button>
        )}
      </Row>
    </Card>
  );
}
