import { TaxFormsScreen } from '@/components/account/reviews/TaxFormsScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { w9s } from '@/contract/w9s/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.accounts.deskTaxForms;

export const getServerSideProps = accountProps(route, () => [apiQuery(w9s.listWaitingW9s)]);

export default createAccountPage(route, TaxFormsScreen);
