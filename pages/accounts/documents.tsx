import { AccountDocumentsScreen } from '@/components/account/documents/DocumentsScreen';
import { createAccountPage } from '@/components/layout/accountPages';
import { documents } from '@/contract/documents';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routes';

const route = routes.accounts.documents;

export const getServerSideProps = accountProps(route, () => [apiQuery(documents.listDocuments)]);

export default createAccountPage(route, AccountDocumentsScreen);
