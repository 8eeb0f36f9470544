import { createAccountPage } from '@/components/layout/page/accountPages';
import { SessionReplaysScreen } from '@/components/platform/sessionReplays/SessionReplaysScreen';
import { sessionReplays } from '@/contract/platform/sessionReplays/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.sessionReplays;

export const getServerSideProps = accountProps(route, () => [apiQuery(sessionReplays.listReplays)]);

export default createAccountPage(route, SessionReplaysScreen);
