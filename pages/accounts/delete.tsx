import { DeleteAccountScreen } from '@/components/account/leaving/LeavingScreen';
import { createAccountPage } from '@/components/layout/accountPages';
import { deletions } from '@/contract/deletions';
import { exports } from '@/contract/exports';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routes';

const route = routes.accounts.delete;

export const getServerSideProps = accountProps(route, () => [
  apiQuery(deletions.getDeletion),
  apiQuery(exports.listExports),
]);

export default createAccountPage(route, DeleteAccountScreen);
