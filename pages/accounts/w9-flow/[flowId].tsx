import { W9Screen } from '@/components/account/w9/W9Screen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { w9s } from '@/contract/w9s/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.accounts.w9;

export const getServerSideProps = accountProps(route, ({ flowId }) => [
  flowId === 'new' ? apiQuery(w9s.listW9s) : apiQuery(w9s.getW9, { params: { w9Id: flowId } }),
]);

export default createAccountPage(route, W9Screen);
