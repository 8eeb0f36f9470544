import { createAccountPage } from '@/components/layout/page/accountPages';
import { SessionReplayScreen } from '@/components/platform/sessionReplays/SessionReplayScreen';
import { routes } from '@/contract/routes';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.sessionReplay;

// Its events are asked for by the browser: they are large, and each look is logged once.
export const getServerSideProps = accountProps(route);

export default createAccountPage(route, SessionReplayScreen);
