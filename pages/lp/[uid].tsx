import { PageView } from '@/components/content/PageView';
import { createContentPage } from '@/components/content/pages';
import { contentProps, uidFrom } from '@/lib/page/content.server';
import { routes } from '@/lib/routes';
import { Slices } from '@/slices/Slices';

export const getServerSideProps = contentProps(routes.campaign, ({ client, params }) =>
  client.getByUID('landing_page', uidFrom(params)),
);

export default createContentPage(PageView, Slices);
