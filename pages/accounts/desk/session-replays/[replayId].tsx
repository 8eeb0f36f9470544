import { createAccountPage } from '@/components/layout/page/accountPages';
import { SessionReplayScreen } from '@/components/platform/sessionReplays/SessionReplayScreen';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.accounts.sessionReplay;

// Its events are asked for by the browser: they are large, and each look is logged once.
export const getServerSideProps = accountProps(route);

export default createAccountPage(route, SessionReplayScreen);
