import { ResumeScreen } from '@/components/estimate/ResumeScreen';
import { publicPage } from '@/components/layout/pages';
import { routes } from '@/lib/routes';

export default publicPage(routes.rentEstimate.flow, ResumeScreen);
