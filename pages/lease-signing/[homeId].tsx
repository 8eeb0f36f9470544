import { createPublicPage } from '@/components/layout/page/publicPages';
import { LeaseSigningScreen } from '@/components/platform/signing/LeaseSigningScreen';
import { leaseSigningQueries } from '@/lib/account/leaseSigningQueries';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.leaseSigning;

export const getServerSideProps = accountProps(route, ({ homeId }, { addendum }) =>
  leaseSigningQueries(homeId, addendum),
);

export default createPublicPage(route, LeaseSigningScreen);
