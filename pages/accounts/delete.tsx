import { DeleteAccountScreen } from '@/components/account/deletions/DeleteAccountScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { deletions } from '@/contract/account/deletions/endpoints';
import { exports } from '@/contract/account/exports/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.delete;

export const getServerSideProps = accountProps(route, () => [
  apiQuery(deletions.getDeletion),
  apiQuery(exports.listExports),
]);

export default createAccountPage(route, DeleteAccountScreen);
