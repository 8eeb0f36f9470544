import { createAccountPage } from '@/components/layout/page/accountPages';
import { ToursAndApplicationsScreen } from '@/components/leasing/decisions/ToursAndApplicationsScreen';
import { appointments } from '@/contract/leasing/appointments/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.toursAndApplications;

export const getServerSideProps = accountProps(route, () => [apiQuery(appointments.listOwnAppointments)]);

export default createAccountPage(route, ToursAndApplicationsScreen);
