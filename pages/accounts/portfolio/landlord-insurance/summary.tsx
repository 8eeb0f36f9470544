import { firstRunPage } from '@/components/account/firstRun/firstRunPage';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.accounts.portfolio.insuranceSummary;

export const getServerSideProps = accountProps(route);

export default firstRunPage(route);
