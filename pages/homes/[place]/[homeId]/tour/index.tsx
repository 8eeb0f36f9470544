import { formPage } from '@/components/layout/page/formPage';
import { TourScreen } from '@/components/leasing/appointments/booking/TourScreen';
import { homes } from '@/contract/homes/homes/endpoints';
import { tours } from '@/contract/leasing/tours/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { bookTourByForm } from '@/lib/page/bookings.server';
import { formProps } from '@/lib/page/form.server';

const route = routes.tours.book;

export const getServerSideProps = formProps(
  route,
  ({ homeId }) => [
    apiQuery(homes.getHome, { params: { homeId } }),
    apiQuery(tours.listTourSlots, { params: { homeId } }),
  ],
  bookTourByForm,
);

export default formPage(route, TourScreen);
