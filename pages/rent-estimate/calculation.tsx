import { CalculationScreen } from '@/components/estimate/CalculationScreen';
import { publicPage } from '@/components/layout/pages';
import { routes } from '@/lib/routes';

export default publicPage(routes.rentEstimate.calculation, CalculationScreen);
