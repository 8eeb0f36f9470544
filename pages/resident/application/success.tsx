import { SuccessScreen } from '@/components/application/SuccessScreen';
import { publicPage } from '@/components/layout/pages';
import { routes } from '@/lib/routes';

export default publicPage(routes.application.success, SuccessScreen);
