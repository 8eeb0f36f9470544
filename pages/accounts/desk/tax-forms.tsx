import { createAccountPage } from '@/components/layout/page/accountPages';
import { TaxFormsScreen } from '@/components/money/w9s/staff/TaxFormsScreen';
import { w9s } from '@/contract/money/w9s/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.deskTaxForms;

export const getServerSideProps = accountProps(route, () => [apiQuery(w9s.listWaitingW9s)]);

export default createAccountPage(route, TaxFormsScreen);
