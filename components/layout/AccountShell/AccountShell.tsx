import dynamic from 'next/dynamic';
import Head from 'next/head';
import { type ReactNode, useEffect } from 'react';
import { ChatLauncher } from '@/components/layout/chat/ChatLauncher';
import { PageHead } from '@/components/layout/head/PageHead';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Container } from '@/components/ui/layout/Container';
import { account } from '@/contract/account/account/endpoints';
import { useApi } from '@/hooks/useApi';
import { showUnread } from '@/lib/app/appWorker';
import { AccountBar } from './AccountShell.Bar';
import { HomePicker } from './AccountShell.Homes';
import { AccountNav, useNavigationPlace } from './AccountShell.Nav';
import { BarRoom, Frame, MainColumn, Rail, RailHelp } from './AccountShell.styles';
import { accountNavigation } from './accountLinks';

/** Of the desk alone: other pages never load it. */
const DeskTop = dynamic(() => import('./AccountShell.Desk').then((file) => file.DeskTop));

interface AccountShellProps {
  readonly pattern: string;
  readonly children: ReactNode;
}

/** What stands around every page of the account area: the way to all of it, which home it is about, how much is unread. */
export function AccountShell({ pattern, children }: AccountShellProps) {
  const query = useApi(account.getAccount);
  const { data, isError } = query;
  const { roles = [], duties = [], homes = [], residences = [], unreadMessages = 0, isHelper = false } = data ?? {};
  const navigation = accountNavigation({ roles, duties, homes, residences, isHelper });
  const place = useNavigationPlace(navigation);
  const unread = data?.unreadMessages;
  useEffect(() => {
    if (unread !== undefined) void showUnread(unread);
  }, [unread]);
  if (isError && !data) {
    return (
      <Container>
        <PageHead title="Your account" noindex />
        <Loaded
          query={query}
          level="h1"
          title="We couldn’t load your account"
          note="You’re still logged in, and nothing is lost."
        />
      </Container>
    );
  }
  const ways = { navigation, place, unread: unreadMessages };
  return (
    <Frame>
      <BarRoom />
      <Head>
        {/* The bar reaches the lower edge of the screen and keeps its entries above the gesture area. */}
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      </Head>
      <Rail>
        {pattern.startsWith('/accounts/desk') && <DeskTop />}
        {homes.length > 1 && /\/portfolio\/|\[\[/.test(pattern) && <HomePicker />}
        <AccountNav {...ways} />
        <RailHelp aria-label="Help">
          <ChatLauncher />
        </RailHelp>
      </Rail>
      <MainColumn>{children}</MainColumn>
      <AccountBar {...ways} />
    </Frame>
  );
}
