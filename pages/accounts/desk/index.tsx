import { deskQueries } from '@/components/account/desk/deskQueries';
import { StaffDeskScreen } from '@/components/account/desk/StaffDeskScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.accounts.desk;

export const getServerSideProps = accountProps(route, (_, query) => deskQueries(query));

export default createAccountPage(route, StaffDeskScreen);
