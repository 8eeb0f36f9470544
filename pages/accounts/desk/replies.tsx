import { RepliesScreen } from '@/components/account/threads/replies/RepliesScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { desk } from '@/contract/platform/desk/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.deskReplies;

export const getServerSideProps = accountProps(route, () => [apiQuery(desk.listReplies)]);

export default createAccountPage(route, RepliesScreen);
