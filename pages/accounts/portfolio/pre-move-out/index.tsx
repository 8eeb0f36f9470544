import { createAccountPage } from '@/components/layout/page/accountPages';
import { OwnerMoveOutsScreen } from '@/components/tenancy/moveOuts/OwnerMoveOutsScreen';
import { routes } from '@/contract/routes';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.portfolio.preMoveOut;

export const getServerSideProps = accountProps(route);

export default createAccountPage(route, OwnerMoveOutsScreen);
