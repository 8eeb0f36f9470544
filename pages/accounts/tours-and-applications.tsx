import { ToursAndApplicationsScreen } from '@/components/account/leasing/ToursAndApplicationsScreen';
import { accountPage } from '@/components/layout/accountPages';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routes';

const route = routes.accounts.toursAndApplications;

export const getServerSideProps = accountProps(route);

export default accountPage(route, ToursAndApplicationsScreen);
