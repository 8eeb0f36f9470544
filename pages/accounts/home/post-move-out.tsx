import { PostMoveOutScreen } from '@/components/account/moveOuts/PostMoveOutScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { moveOuts } from '@/contract/moveOuts/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.accounts.home.postMoveOut;

export const getServerSideProps = accountProps(route, () => [apiQuery(moveOuts.listMoveOuts)]);

export default createAccountPage(route, PostMoveOutScreen);
