import { ToursAndApplicationsScreen } from '@/components/account/leasing/ToursAndApplicationsScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { appointments } from '@/contract/appointments/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.accounts.toursAndApplications;

export const getServerSideProps = accountProps(route, () => [apiQuery(appointments.listOwnAppointments)]);

export default createAccountPage(route, ToursAndApplicationsScreen);
