import { createAccountPage } from '@/components/layout/page/accountPages';
import { InspectionBoardScreen } from '@/components/onboarding/inspections/InspectionBoardScreen';
import { inspections } from '@/contract/onboarding/inspections/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.inspections;

export const getServerSideProps = accountProps(route, () => [apiQuery(inspections.listInspections)]);

export default createAccountPage(route, InspectionBoardScreen);
