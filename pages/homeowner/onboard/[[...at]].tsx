import { createAccountPage } from '@/components/layout/page/accountPages';
import { OnboardScreen } from '@/components/onboarding/homeSetup/OnboardScreen';
import { routes } from '@/contract/routes';
import { accountProps } from '@/lib/page/account.server';

const route = routes.homeowner.onboard;

export const getServerSideProps = accountProps(route);

export default createAccountPage(route, OnboardScreen);
