import { StaffDeskScreen } from '@/components/account/desk/DeskScreen';
import { createAccountPage } from '@/components/layout/accountPages';
import { appointments } from '@/contract/appointments';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routes';

const route = routes.accounts.desk;

export const getServerSideProps = accountProps(route, () => [
  apiQuery(appointments.listAppointments, { query: { which: 'past' } }),
]);

export default createAccountPage(route, StaffDeskScreen);
