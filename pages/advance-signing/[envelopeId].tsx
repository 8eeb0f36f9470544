import { createPublicPage } from '@/components/layout/page/publicPages';
import { AdvanceSigningScreen } from '@/components/money/payouts/owner/AdvanceSigningScreen';
import { signing } from '@/contract/platform/signing/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.advanceSigning;

export const getServerSideProps = accountProps(route, ({ envelopeId }) => [
  apiQuery(signing.getEnvelope, { params: { envelopeId } }),
]);

export default createPublicPage(route, AdvanceSigningScreen, { slim: true });
