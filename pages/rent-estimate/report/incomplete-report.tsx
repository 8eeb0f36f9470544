import { IncompleteScreen } from '@/components/estimate/IncompleteScreen';
import { publicPage } from '@/components/layout/pages';
import { routes } from '@/lib/routes';

export default publicPage(routes.rentEstimate.incompleteReport, IncompleteScreen);
