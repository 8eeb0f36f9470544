import { createAccountPage } from '@/components/layout/page/accountPages';
import { PartnersScreen } from '@/components/platform/webhooks/PartnersScreen';
import { apiKeys } from '@/contract/platform/apiKeys/endpoints';
import { webhooks } from '@/contract/platform/webhooks/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.deskPartners;

export const getServerSideProps = accountProps(route, () => [
  apiQuery(apiKeys.listApiKeys),
  apiQuery(webhooks.listWebhookEndpoints),
]);

export default createAccountPage(route, PartnersScreen);
