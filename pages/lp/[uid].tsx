import { PageView } from '@/components/content/pages/page/PageView';
import { createContentPage } from '@/components/content/pages/shared/contentPages';
import { routes } from '@/contract/routes';
import { contentProps, uidFrom } from '@/lib/page/content.server';
import { Slices } from '@/slices/Slices';

export const getServerSideProps = contentProps(routes.campaign, ({ client, params }) =>
  client.getByUID('landing_page', uidFrom(params)),
);

export default createContentPage(PageView, Slices);
