import dynamic from 'next/dynamic';
import { createAccountPage } from '@/components/layout/page/accountPages';
import type { routes } from '@/contract/routes';

const TroubleshootScreen = dynamic(async () => (await import('./TroubleshootScreen')).TroubleshootScreen);

/** Guided help with a problem of a home; its data about symptoms is loaded with it alone. */
export const troubleshootPage = (route: typeof routes.accounts.home.troubleshoot) =>
  createAccountPage(route, ({ unitId }) => <TroubleshootScreen unitId={unitId} />);
