import { MeetingScreen } from '@/components/appointments/booking/MeetingScreen';
import { formPage } from '@/components/layout/page/formPage';
import { meetings } from '@/contract/meetings/endpoints';
import { apiQuery } from '@/lib/api/query';
import { bookMeetingByForm } from '@/lib/page/bookings.server';
import { formProps } from '@/lib/page/form.server';
import { routes } from '@/lib/routing/routes';

const route = routes.meetings.book;

export const getServerSideProps = formProps(
  route,
  ({ meetingType }) => [apiQuery(meetings.listMeetingSlots, { params: { meetingType } })],
  bookMeetingByForm,
);

export default formPage(route, MeetingScreen);
