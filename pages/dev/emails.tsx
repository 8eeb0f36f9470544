import { EmailPreviewsScreen } from '@/components/account/outbox/EmailPreviewsScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { sentMessages } from '@/contract/account/sentMessages/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { devProps } from '@/lib/page/dev.server';

const route = routes.dev.emails;

export const getServerSideProps = devProps(route, () => [apiQuery(sentMessages.listEmailPreviews)]);

export default createPublicPage(route, EmailPreviewsScreen);
