import { SavedSearchesScreen } from '@/components/homes/savedSearches/SavedSearchesScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { savedHomes } from '@/contract/homes/savedHomes/endpoints';
import { savedSearches } from '@/contract/homes/savedSearches/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.saved;

export const getServerSideProps = accountProps(route, () => [
  apiQuery(savedSearches.listSavedSearches),
  apiQuery(savedHomes.listSavedHomes),
]);

export default createAccountPage(route, SavedSearchesScreen);
