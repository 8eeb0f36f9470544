import { CheckInScreen } from '@/components/homeowners/checkIn/CheckInScreen';
import { publicPage } from '@/components/layout/pages';
import { staticProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routes';

const route = routes.homeowners.availabilityCheckIn;

export { onFirstVisit as getStaticPaths } from '@/lib/page/public.server';

export const getStaticProps = staticProps(route, () => [], { seconds: 3600 });

export default publicPage(route, CheckInScreen);
