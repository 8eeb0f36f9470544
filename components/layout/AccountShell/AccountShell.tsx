import { type ReactNode, useEffect } from 'react';
import { ChatLauncher } from '@/components/layout/chat/ChatLauncher';
import { PageHead } from '@/components/layout/head/PageHead';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Container } from '@/components/ui/layout/Container';
import { account } from '@/contract/account/account/endpoints';
import { useApi } from '@/hooks/useApi';
import { showUnread } from '@/lib/app/appWorker';
import { HomePicker } from './AccountShell.Homes';
import { AccountNav } from './AccountShell.Nav';
import { Frame, Help, MainColumn, Rail } from './AccountShell.styles';

interface AccountShellProps {
  readonly pattern: string;
  readonly children: ReactNode;
}

/** What stands around every page of the account area: the way to all of it, which home it is about, how much is unread. */
export function AccountShell({ pattern, children }: AccountShellProps) {
  const { data, isError, refetch, isFetching } = useApi(account.getAccount);
  const unread = data?.unreadMessages;
  useEffect(() => {
    if (unread !== undefined) void showUnread(unread);
  }, [unread]);
  if (isError && !data) {
    return (
      <Container>
        <PageHead title="Your account" noindex />
        <ErrorState
          level="h1"
          title="We couldn’t load your account"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          You’re still logged in, and nothing is lost.
        </ErrorState>
      </Container>
    );
  }
  const { roles = [], duties = [], homes = [], residences = [], unreadMessages = 0 } = data ?? {};
  return (
    <Frame>
      <Rail>
        {homes.length > 1 && /\/portfolio\/|\[\[/.test(pattern) && <HomePicker />}
        <AccountNav account={{ roles, duties, residences, unreadMessages }} />
        <Help aria-label="Help">
          <ChatLauncher />
        </Help>
      </Rail>
      <MainColumn>{children}</MainColumn>
    </Frame>
  );
}
