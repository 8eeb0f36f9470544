import { InboxScreen } from '@/components/account/inbox/InboxScreen';
import { accountPage } from '@/components/layout/accountPages';
import { wantedThreads } from '@/lib/accountPlaces';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routes';

const route = routes.accounts.inbox;

export const getServerSideProps = accountProps(route, (_, query) => wantedThreads(query.thread));

export default accountPage(route, InboxScreen);
