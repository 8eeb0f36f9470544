import { createAccountPage } from '@/components/layout/page/accountPages';
import { YearEndScreen } from '@/components/money/taxForms/YearEndScreen';
import { taxForms } from '@/contract/money/taxForms/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.deskYearEnd;

export const getServerSideProps = accountProps(route, () => [apiQuery(taxForms.getTaxYear, { query: {} })]);

export default createAccountPage(route, YearEndScreen);
