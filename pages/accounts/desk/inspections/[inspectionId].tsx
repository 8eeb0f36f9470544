import { createAccountPage } from '@/components/layout/page/accountPages';
import { InspectionScreen } from '@/components/onboarding/inspections/InspectionScreen';
import { inspections } from '@/contract/onboarding/inspections/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.inspection;

export const getServerSideProps = accountProps(route, ({ inspectionId }) => [
  apiQuery(inspections.getInspection, { params: { inspectionId } }),
]);

export default createAccountPage(route, InspectionScreen);
