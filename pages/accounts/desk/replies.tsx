import { RepliesScreen } from '@/components/account/threads/replies/RepliesScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { desk } from '@/contract/platform/desk/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.accounts.deskReplies;

export const getServerSideProps = accountProps(route, () => [apiQuery(desk.listReplies)]);

export default createAccountPage(route, RepliesScreen);
