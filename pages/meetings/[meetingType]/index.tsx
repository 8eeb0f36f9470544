import { MeetingScreen } from '@/components/appointments/MeetingScreen';
import { formPage } from '@/components/layout/formPage';
import { meetings } from '@/contract/meetings';
import { apiQuery } from '@/lib/api/query';
import { bookMeetingByForm } from '@/lib/page/bookings.server';
import { formProps } from '@/lib/page/form.server';
import { routes } from '@/lib/routes';

const route = routes.meetings.book;

export const getServerSideProps = formProps(
  route,
  ({ meetingType }) => [apiQuery(meetings.listMeetingSlots, { params: { meetingType } })],
  bookMeetingByForm,
);

export default formPage(route, MeetingScreen);
