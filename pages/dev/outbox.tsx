import { OutboxScreen } from '@/components/account/outbox/OutboxScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { sentMessages } from '@/contract/account/sentMessages/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { devProps } from '@/lib/page/dev.server';

const route = routes.dev.outbox;

export const getServerSideProps = devProps(route, () => [apiQuery(sentMessages.listSentMessages)]);

export default createPublicPage(route, OutboxScreen);
