import { ToursAndApplicationsScreen } from '@/components/account/leasing/ToursAndApplicationsScreen';
import { createAccountPage } from '@/components/layout/accountPages';
import { appointments } from '@/contract/appointments';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routes';

const route = routes.accounts.toursAndApplications;

export const getServerSideProps = accountProps(route, () => [apiQuery(appointments.listOwnAppointments)]);

export default createAccountPage(route, ToursAndApplicationsScreen);
