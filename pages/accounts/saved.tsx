import { SavedSearchesScreen } from '@/components/account/saved/SavedSearchesScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { savedHomes } from '@/contract/savedHomes/endpoints';
import { savedSearches } from '@/contract/savedSearches/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.accounts.saved;

export const getServerSideProps = accountProps(route, () => [
  apiQuery(savedSearches.listSavedSearches),
  apiQuery(savedHomes.listSavedHomes),
]);

export default createAccountPage(route, SavedSearchesScreen);
