import { createPublicPage } from '@/components/layout/page/publicPages';
import { LeaseSigningScreen } from '@/components/signing/LeaseSigningScreen';
import { leases } from '@/contract/leases/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.leaseSigning;

export const getServerSideProps = accountProps(route, ({ homeId }) => [
  apiQuery(leases.getHomeLease, { params: { homeId } }),
]);

export default createPublicPage(route, LeaseSigningScreen);
