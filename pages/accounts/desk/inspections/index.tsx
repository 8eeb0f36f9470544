import { createAccountPage } from '@/components/layout/page/accountPages';
import { InspectionBoardScreen } from '@/components/onboarding/inspections/InspectionBoardScreen';
import { inspections } from '@/contract/onboarding/inspections/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.accounts.inspections;

export const getServerSideProps = accountProps(route, () => [apiQuery(inspections.listInspections)]);

export default createAccountPage(route, InspectionBoardScreen);
