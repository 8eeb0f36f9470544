import { CalculationScreen } from '@/components/estimate/CalculationScreen';
import { createPublicPage } from '@/components/layout/pages';
import { routes } from '@/lib/routes';

export default createPublicPage(routes.rentEstimate.calculation, CalculationScreen);
