import { AccountDocumentsScreen } from '@/components/account/documents/AccountDocumentsScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { documents } from '@/contract/account/documents/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.documents;

export const getServerSideProps = accountProps(route, () => [apiQuery(documents.listDocuments)]);

export default createAccountPage(route, AccountDocumentsScreen);
