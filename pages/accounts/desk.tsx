import { StaffDeskScreen } from '@/components/account/desk/StaffDeskScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { appointments } from '@/contract/appointments/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.accounts.desk;

export const getServerSideProps = accountProps(route, () => [
  apiQuery(appointments.listAppointments, { query: { which: 'past' } }),
]);

export default createAccountPage(route, StaffDeskScreen);
