import { TourScreen } from '@/components/appointments/TourScreen';
import { formPage } from '@/components/layout/formPage';
import { homes } from '@/contract/homes';
import { tours } from '@/contract/tours';
import { apiQuery } from '@/lib/api/query';
import { bookTourByForm } from '@/lib/page/bookings.server';
import { formProps } from '@/lib/page/form.server';
import { routes } from '@/lib/routes';

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
