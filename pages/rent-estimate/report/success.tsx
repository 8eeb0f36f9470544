import { SuccessScreen } from '@/components/estimate/SuccessScreen';
import { publicPage } from '@/components/layout/pages';
import { routes } from '@/lib/routes';

export default publicPage(routes.rentEstimate.success, SuccessScreen);
