import { createAccountPage } from '@/components/layout/page/accountPages';
import { W9Screen } from '@/components/money/w9s/W9Screen';
import { routes } from '@/contract/routes';
import { w9Queries } from '@/lib/account/w9Routes';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.w9;

export const getServerSideProps = accountProps(route, ({ flowId }) => w9Queries(flowId));

export default createAccountPage(route, W9Screen);
