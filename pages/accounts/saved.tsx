import { SavedSearchesScreen } from '@/components/account/saved/SavedScreen';
import { createAccountPage } from '@/components/layout/accountPages';
import { savedHomes } from '@/contract/savedHomes';
import { savedSearches } from '@/contract/savedSearches';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routes';

const route = routes.accounts.saved;

export const getServerSideProps = accountProps(route, () => [
  apiQuery(savedSearches.listSavedSearches),
  apiQuery(savedHomes.listSavedHomes),
]);

export default createAccountPage(route, SavedSearchesScreen);
