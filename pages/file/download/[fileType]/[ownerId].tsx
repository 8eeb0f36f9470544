import { AccountDocumentsScreen } from '@/components/account/documents/DocumentsScreen';
import { createAccountPage } from '@/components/layout/accountPages';
import { downloadProps } from '@/lib/page/download.server';
import { routes } from '@/lib/routes';

const route = routes.download;

export const getServerSideProps = downloadProps;

export default createAccountPage(route, AccountDocumentsScreen);
