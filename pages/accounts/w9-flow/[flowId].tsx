import { firstRunPage } from '@/components/account/firstRun/firstRunPage';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.accounts.w9;

export const getServerSideProps = accountProps(route, () => [], { status: 404 });

export default firstRunPage(route);
