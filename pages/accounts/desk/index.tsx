import { createAccountPage } from '@/components/layout/page/accountPages';
import { deskQueries } from '@/components/platform/desk/deskQueries';
import { StaffDeskScreen } from '@/components/platform/desk/StaffDeskScreen';
import { routes } from '@/contract/routes';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.desk;

export const getServerSideProps = accountProps(route, (_, query) => deskQueries(query));

export default createAccountPage(route, StaffDeskScreen);
