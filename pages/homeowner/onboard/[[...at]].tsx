import { createAccountPage } from '@/components/layout/page/accountPages';
import { OnboardScreen } from '@/components/onboarding/homeSetup/OnboardScreen';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.homeowner.onboard;

export const getServerSideProps = accountProps(route);

export default createAccountPage(route, OnboardScreen);
