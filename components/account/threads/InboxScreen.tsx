import { useRouter } from 'next/router';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { MailboxIllustration } from '@/components/ui/illustrations/MailboxIllustration';
import { Card } from '@/components/ui/layout/Card';
import { account } from '@/contract/account/account/endpoints';
import { threads } from '@/contract/account/threads/endpoints';
import { routes } from '@/contract/routes';
import { useLiveUpdates } from '@/hooks/live/useLiveUpdates';
import { useApi } from '@/hooks/useApi';
import { Split } from './Inbox.styles';
import { NewThread } from './NewThread';
import { ThreadList } from './ThreadList';
import { ThreadView } from './ThreadView';

const firstParameter = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** Everything a member and we write to each other; for staff the same with everybody. */
export function InboxScreen() {
  const { query } = useRouter();
  const { data } = useApi(account.getAccount);
  const { data: all } = useApi(threads.listThreads);
  useLiveUpdates(['threads']);
  const [thread, home, isNewThread] = [
    firstParameter(query.thread),
    firstParameter(query.home),
    firstParameter(query.new),
  ];
  const staff = data?.roles.includes('staff') ?? false;
  const aboutHome = data?.homes.find(({ id }) => id === home);
  const startThread = isNewThread !== undefined || home !== undefined;
  const newHref = `${routes.accounts.inbox()}?new=1`;
  const isEmpty = all?.items.length === 0 && !thread && !startThread && !staff;
  return (
    <>
      <AccountPageHeader
        title="Inbox"
        actions={
          !staff &&
          !isEmpty && (
            <ButtonLink href={newHref} shallow size="small">
              Message us
            </ButtonLink>
          )
        }
      />
      {isEmpty && (
        <Card $tone="wash">
          <EmptyState
            picture={<MailboxIllustration />}
            title="No messages yet"
            actions={
              <ButtonLink href={newHref} shallow>
                Message us
              </ButtonLink>
            }
          >
            Your messages with us show up here, sorted by topic.
          </EmptyState>
        </Card>
      )}
      {!isEmpty && (
        <Split $open={thread !== undefined || startThread}>
          <ThreadList {...(thread && { open: thread })} staff={staff} />
          <div>
            {thread && data && <ThreadView key={thread} threadId={thread} userId={data.user.userId} staff={staff} />}
            {!thread && startThread && <NewThread key={aboutHome?.id ?? ''} {...(aboutHome && { home: aboutHome })} />}
            {!thread && !startThread && (
              <Card $tone="wash">
                <EmptyState picture={<MailboxIllustration />} title="Choose a conversation">
                  {staff
                    ? '“Needs reply” shows the ones we need to answer.'
                    : 'Or start a new one. A person on our team reads it.'}
                </EmptyState>
              </Card>
            )}
          </div>
        </Split>
      )}
    </>
  );
}
