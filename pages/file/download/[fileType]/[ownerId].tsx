import { AccountDocumentsScreen } from '@/components/account/documents/AccountDocumentsScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { routes } from '@/contract/routes';
import { downloadProps } from '@/lib/page/download.server';

const route = routes.download;

export const getServerSideProps = downloadProps;

export default createAccountPage(route, AccountDocumentsScreen);
