import { formPage } from '@/components/layout/page/formPage';
import { AppointmentScreen } from '@/components/leasing/appointments/appointment/AppointmentScreen';
import { appointments } from '@/contract/leasing/appointments/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { changeMeetingByForm } from '@/lib/page/bookings.server';
import { formProps } from '@/lib/page/form.server';

const route = routes.meetings.booked;

export const getServerSideProps = formProps(
  route,
  ({ appointmentKey: key }) => [
    apiQuery(appointments.getAppointment, { params: { key } }),
    apiQuery(appointments.listOpenSlots, { params: { key } }),
  ],
  changeMeetingByForm,
);

export default formPage(route, AppointmentScreen);
