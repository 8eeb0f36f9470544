import { createAccountPage } from '@/components/layout/page/accountPages';
import { RiskScreen } from '@/components/money/returnRates/RiskScreen';
import { debitHolds } from '@/contract/money/debitHolds/endpoints';
import { disputes } from '@/contract/money/disputes/endpoints';
import { ownershipChecks } from '@/contract/money/ownershipChecks/endpoints';
import { returnRates } from '@/contract/money/returnRates/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.deskRisk;

export const getServerSideProps = accountProps(route, () => [
  apiQuery(disputes.listDisputes),
  apiQuery(debitHolds.listDebitHolds),
  apiQuery(ownershipChecks.listOwnershipChecks),
  apiQuery(returnRates.listReturnRates),
]);

export default createAccountPage(route, RiskScreen);
