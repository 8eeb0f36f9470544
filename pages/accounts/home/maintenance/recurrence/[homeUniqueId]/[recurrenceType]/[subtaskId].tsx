import { ResidentRecurrenceScreen } from '@/components/care/recurrences/RecurrenceScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { recurrences } from '@/contract/care/recurrences/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.home.recurrenceSubtask;

export const getServerSideProps = accountProps(route, ({ subtaskId }) => [
  apiQuery(recurrences.getRecurrence, { params: { recurrenceId: subtaskId } }),
]);

export default createAccountPage(route, ResidentRecurrenceScreen);
