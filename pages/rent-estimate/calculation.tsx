import { CalculationScreen } from '@/components/homes/estimates/onboarding/CalculationScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { routes } from '@/lib/routing/routes';

export default createPublicPage(routes.rentEstimate.calculation, CalculationScreen);
