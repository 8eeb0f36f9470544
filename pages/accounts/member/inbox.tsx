import { InboxScreen } from '@/components/account/threads/InboxScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { threadQueries } from '@/lib/account/accountRoutes';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.accounts.inbox;

export const getServerSideProps = accountProps(route, (_, query) => threadQueries(query.thread));

export default createAccountPage(route, InboxScreen);
