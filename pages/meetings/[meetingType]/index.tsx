import { formPage } from '@/components/layout/page/formPage';
import { MeetingScreen } from '@/components/leasing/appointments/booking/MeetingScreen';
import { meetings } from '@/contract/leasing/meetings/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { bookMeetingByForm } from '@/lib/page/bookings.server';
import { formProps } from '@/lib/page/form.server';

const route = routes.meetings.book;

export const getServerSideProps = formProps(
  route,
  ({ meetingType }) => [apiQuery(meetings.listMeetingSlots, { params: { meetingType } })],
  bookMeetingByForm,
);

export default formPage(route, MeetingScreen);
