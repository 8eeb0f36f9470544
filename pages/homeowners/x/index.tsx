import { createPublicPage } from '@/components/layout/page/publicPages';
import { IntroductionScreen } from '@/components/onboarding/qualifications/introduction/IntroductionScreen';
import { routes } from '@/contract/routes';
import { sharedProps } from '@/lib/page/public.server';

const route = routes.homeowners.x.start;

export const getServerSideProps = sharedProps(route, () => [], { seconds: 3600 });

export default createPublicPage(route, IntroductionScreen, { slim: true });
