import { CalculationScreen } from '@/components/homes/estimates/onboarding/CalculationScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { routes } from '@/contract/routes';

export default createPublicPage(routes.rentEstimate.calculation, CalculationScreen, { slim: true });
