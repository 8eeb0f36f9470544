import { InboxScreen } from '@/components/account/threads/InboxScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { routes } from '@/contract/routes';
import { threadQueries } from '@/lib/account/threadQueries';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.inbox;

export const getServerSideProps = accountProps(route, (_, query) => threadQueries(query.thread));

export default createAccountPage(route, InboxScreen);
