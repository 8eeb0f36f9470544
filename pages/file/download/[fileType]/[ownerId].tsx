import { AccountDocumentsScreen } from '@/components/account/documents/AccountDocumentsScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { downloadProps } from '@/lib/page/download.server';
import { routes } from '@/lib/routing/routes';

const route = routes.download;

export const getServerSideProps = downloadProps;

export default createAccountPage(route, AccountDocumentsScreen);
