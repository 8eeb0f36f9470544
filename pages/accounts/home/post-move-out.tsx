import { createAccountPage } from '@/components/layout/page/accountPages';
import { PostMoveOutScreen } from '@/components/tenancy/moveOuts/PostMoveOutScreen';
import { routes } from '@/contract/routes';
import { moveOuts } from '@/contract/tenancy/moveOuts/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.home.postMoveOut;

export const getServerSideProps = accountProps(route, () => [apiQuery(moveOuts.listMoveOuts)]);

export default createAccountPage(route, PostMoveOutScreen);
