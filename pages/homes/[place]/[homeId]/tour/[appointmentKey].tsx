import { SimilarHomeCards } from '@/components/homes/homes/card/SimilarHomeCards';
import { formPage } from '@/components/layout/page/formPage';
import { AppointmentScreen } from '@/components/leasing/appointments/appointment/AppointmentScreen';
import { appointments } from '@/contract/leasing/appointments/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { changeTourByForm } from '@/lib/page/bookings.server';
import { formProps } from '@/lib/page/form.server';

const route = routes.tours.booked;

export const getServerSideProps = formProps(
  route,
  ({ appointmentKey: key }) => [
    apiQuery(appointments.getAppointment, { params: { key } }),
    apiQuery(appointments.listOpenSlots, { params: { key } }),
  ],
  changeTourByForm,
);

export default formPage(route, AppointmentScreen, SimilarHomeCards);
