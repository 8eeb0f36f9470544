import { useDeferredValue, useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { TextField } from '@/components/ui/fields/TextField';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import { type ThreadStatus, threads } from '@/contract/account/threads/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { List, MutedText, ThreadEntry, ThreadLine, Timestamp, TruncatedText, UnreadDot } from './Inbox.styles';
import { MessageTime } from './MessageTime';

const statusFilters = [
  { value: '', label: 'All' },
  { value: 'waiting', label: 'Needs reply' },
  { value: 'answered', label: 'Answered' },
  { value: 'closed', label: 'Closed' },
] as const;

interface ListQuery {
  readonly search?: string;
  readonly status?: ThreadStatus;
}

interface ThreadListProps {
  readonly open?: string;
  readonly staff: boolean;
}

interface ThreadPagesProps extends ThreadListProps {
  readonly query: ListQuery;
  /** Where this page begins. */
  readonly after?: string;
  /** How many pages are shown from here on. */
  readonly count: number;
  readonly onMore: () => void;
}

/**
 * One page, then the ones after it: each begins where the one before ends now, so that a thread that moves up leaves no gap.
 */
function ThreadPages({ query, after, count, onMore, open, staff }: ThreadPagesProps) {
  const asked = { ...query, ...(after && { after }) };
  const input = Object.keys(asked).length > 0 ? { query: asked } : undefined;
  const list = useApi(threads.listThreads, input);
  const { data } = list;
  const isFiltered = query.search !== undefined || query.status !== undefined;
  if (!data)
    return (
      <Loaded
        query={list}
        title="We couldn’t load your messages"
        skeleton={<Skeleton $height="14rem" $round="card" />}
      />
    );
  if (data.items.length === 0 && after) return null;
  if (data.items.length === 0)
    return <Text $tone="soft">{isFiltered ? 'No messages match your search.' : 'No messages yet.'}</Text>;
  return (
    <>
      <List aria-label={after ? 'Earlier conversations' : 'Conversations'}>
        {data.items.map((thread) => (
          <li key={thread.id}>
            <ThreadEntry
              href={`${routes.accounts.inbox()}?thread=${thread.id}`}
              shallow
              scroll={false}
              aria-current={thread.id === open ? 'true' : undefined}
            >
              <ThreadLine $unread={thread.unread > 0}>
                <TruncatedText>{thread.subject}</TruncatedText>
                <Timestamp>
                  <MessageTime time={thread.lastMessageAt} short />
                </Timestamp>
              </ThreadLine>
              <ThreadLine>
                <MutedText>
                  {staff && `${thread.from}: `}
                  {thread.excerpt}
                </MutedText>
                {thread.unread > 0 && (
                  <UnreadDot>
                    <VisuallyHidden>{thread.unread} unread</VisuallyHidden>
                  </UnreadDot>
                )}
              </ThreadLine>
            </ThreadEntry>
          </li>
        ))}
      </List>
      {data.next && count > 1 && (
        <ThreadPages
          query={query}
          after={data.next}
          count={count - 1}
          onMore={onMore}
          staff={staff}
          {...(open && { open })}
        />
      )}
      {data.next && count === 1 && (
        <Button tone="secondary" onClick={onMore}>
          Show more
        </Button>
      )}
    </>
  );
}

/** The member’s threads; for staff, all threads, with a filter for those that wait for us. */
export function ThreadList({ open, staff }: ThreadListProps) {
  const [typed, setTyped] = useState('');
  const [status, setStatus] = useState<ThreadStatus | ''>('');
  const [count, setCount] = useState(1);
  const search = useDeferredValue(typed.trim());
  const query = { ...(search && { search }), ...(status && { status }) };
  const { data: first } = useApi(threads.listThreads);
  return (
    <Stack $gap="s12">
      {(typed !== '' || (first?.items.length ?? 0) > 0) && (
        <search>
          <TextField
            label="Search"
            labelHidden
            {...(staff && { hint: 'Searches the newest 50,000 messages and 20,000 conversations.' })}
            required={false}
            type="search"
            placeholder="Search"
            value={typed}
            onChange={(value) => {
              setTyped(value);
              setCount(1);
            }}
          />
        </search>
      )}
      {staff && (
        <ChoicePills
          legend="Status"
          options={statusFilters.map((statusFilter) => ({ ...statusFilter }))}
          value={status}
          onChange={(value) => {
            setStatus(value);
            setCount(1);
          }}
        />
      )}
      <ThreadPages
        query={query}
        count={count}
        onMore={() => setCount(count + 1)}
        staff={staff}
        {...(open && { open })}
      />
    </Stack>
  );
}
