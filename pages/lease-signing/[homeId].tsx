import { createPublicPage } from '@/components/layout/page/publicPages';
import { LeaseSigningScreen } from '@/components/platform/signing/LeaseSigningScreen';
import { routes } from '@/contract/routes';
import { leaseSigningQueries } from '@/lib/account/leaseSigningQueries';
import { accountProps } from '@/lib/page/account.server';

const route = routes.leaseSigning;

export const getServerSideProps = accountProps(route, ({ homeId }, { addendum }) =>
  leaseSigningQueries(homeId, addendum),
);

export default createPublicPage(route, LeaseSigningScreen, { slim: true });
