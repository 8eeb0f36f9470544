import { AppointmentScreen } from '@/components/appointments/AppointmentScreen';
import { SimilarHomeCards } from '@/components/homes/card/HomesLike';
import { formPage } from '@/components/layout/formPage';
import { appointments } from '@/contract/appointments';
import { apiQuery } from '@/lib/api/query';
import { changeTourByForm } from '@/lib/page/bookings.server';
import { formProps } from '@/lib/page/form.server';
import { routes } from '@/lib/routes';

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
