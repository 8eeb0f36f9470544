import { useDeferredValue, useState } from 'react';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { Field } from '@/components/ui/forms/Field';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import { type ThreadStatus, threads } from '@/contract/threads/endpoints';
import { useApi } from '@/hooks/useApi';
import { routes } from '@/lib/routing/routes';
import { List, MutedText, ThreadEntry, ThreadLine, Timestamp, TruncatedText, UnreadDot } from './Inbox.styles';
import { MessageTime } from './MessageTime';

const statusFilters = [
  { value: '', label: 'All' },
  { value: 'waiting', label: 'Needs reply' },
  { value: 'answered', label: 'Answered' },
  { value: 'closed', label: 'Closed' },
] as const;

/** The threads somebody has, or, for staff, everybody’s, with those that wait for us. */
export function ThreadList({ open, staff }: { readonly open?: string; readonly staff: boolean }) {
  const [typed, setTyped] = useState('');
  const [status, setStatus] = useState<ThreadStatus | ''>('');
  const search = useDeferredValue(typed.trim());
  const listInput = search || status ? { query: { ...(search && { search }), ...(status && { status }) } } : undefined;
  const { data, isPending, isError, refetch, isFetching } = useApi(threads.listThreads, listInput);
  const isFiltered = listInput !== undefined;
  return (
    <Stack $gap="s12">
      {(isFiltered || (data?.length ?? 0) > 0) && (
        <search>
          <Field label="Search" labelHidden>
            {(control) => (
              <TextInput
                {...control}
                required={false}
                type="search"
                placeholder="Search"
                value={typed}
                onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              />
            )}
          </Field>
        </search>
      )}
      {staff && (
        <ChoicePills
          legend="Status"
          options={statusFilters.map((statusFilter) => ({ ...statusFilter }))}
          value={status}
          onChange={(value) => setStatus(value)}
        />
      )}
      {isPending && <Skeleton $height="14rem" $round="card" />}
      {isError && !data && (
        <ErrorState title="We couldn’t load your messages" onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data?.length === 0 && isFiltered && <Text $tone="soft">No messages match your search.</Text>}
      {data?.length === 0 && !isFiltered && <Text $tone="soft">No messages yet.</Text>}
      <List aria-label="Conversations">
        {data?.map((thread) => (
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
    </Stack>
  );
}
