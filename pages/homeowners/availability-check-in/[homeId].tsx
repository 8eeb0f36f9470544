import { CheckInScreen } from '@/components/homes/availabilityChecks/CheckInScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { routes } from '@/contract/routes';
import { sharedProps } from '@/lib/page/public.server';

const route = routes.homeowners.availabilityCheckIn;

export const getServerSideProps = sharedProps(route, () => [], { seconds: 3600 });

export default createPublicPage(route, CheckInScreen, { slim: true });
