import { useDeferredValue, useState } from 'react';
import { ChoicePills } from '@/components/ui/ChoicePills';
import { ErrorState } from '@/components/ui/ErrorState';
import { Field } from '@/components/ui/Field';
import { Skeleton } from '@/components/ui/Skeleton';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { TextInput } from '@/components/ui/TextInput';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { type ThreadStatus, threads } from '@/contract/threads';
import { useApi } from '@/hooks/useApi';
import { routes } from '@/lib/routes';
import { Cut, Dot, Entry, Faint, Line, List, When } from './Inbox.styles';
import { Moment } from './Moment';

const turns = [
  { value: '', label: 'All' },
  { value: 'waiting', label: 'Waiting for us' },
  { value: 'answered', label: 'Answered' },
  { value: 'closed', label: 'Closed' },
] as const;

/** The threads somebody has, or, for staff, everybody’s, with those that wait for us. */
export function ThreadList({ open, staff }: { readonly open?: string; readonly staff: boolean }) {
  const [typed, setTyped] = useState('');
  const [status, setStatus] = useState<ThreadStatus | ''>('');
  const search = useDeferredValue(typed.trim());
  const asked = search || status ? { query: { ...(search && { search }), ...(status && { status }) } } : undefined;
  const { data, isPending, isError, refetch, isFetching } = useApi(threads.listThreads, asked);
  const narrowed = asked !== undefined;
  return (
    <Stack $gap="s12">
      {(narrowed || (data?.length ?? 0) > 0) && (
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
          legend="Whose turn"
          options={turns.map((turn) => ({ ...turn }))}
          value={status}
          onValue={(value) => setStatus(value)}
        />
      )}
      {isPending && <Skeleton $height="14rem" $round="card" />}
      {isError && !data && (
        <ErrorState title="We could not load your messages" onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data?.length === 0 && narrowed && <Text $tone="soft">Nothing like that was written here.</Text>}
      {data?.length === 0 && !narrowed && <Text $tone="soft">No messages yet.</Text>}
      <List aria-label="Threads">
        {data?.map((thread) => (
          <li key={thread.id}>
            <Entry
              href={`${routes.accounts.inbox()}?thread=${thread.id}`}
              shallow
              scroll={false}
              aria-current={thread.id === open ? 'true' : undefined}
            >
              <Line $strong={thread.unread > 0}>
                <Cut>{thread.subject}</Cut>
                <When>
                  <Moment at={thread.lastMessageAt} short />
                </When>
              </Line>
              <Line>
                <Faint>
                  {staff && `${thread.from}: `}
                  {thread.excerpt}
                </Faint>
                {thread.unread > 0 && (
                  <Dot>
                    <VisuallyHidden>{thread.unread} unread</VisuallyHidden>
                  </Dot>
                )}
              </Line>
            </Entry>
          </li>
        ))}
      </List>
    </Stack>
  );
}
