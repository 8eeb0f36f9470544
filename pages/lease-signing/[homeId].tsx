import { createPublicPage } from '@/components/layout/pages';
import { LeaseSigningScreen } from '@/components/signing/LeaseSigningScreen';
import { leases } from '@/contract/leases';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routes';

const route = routes.leaseSigning;

export const getServerSideProps = accountProps(route, ({ homeId }) => [
  apiQuery(leases.getHomeLease, { params: { homeId } }),
]);

export default createPublicPage(route, LeaseSigningScreen);
