import { SupportSection } from '@/components/account/threads/support/SupportSection';
import { PageView } from '@/components/content/pages/page/PageView';
import { createContentPage } from '@/components/content/pages/shared/contentPages';
import { routes } from '@/contract/routes';
import { pageProps } from '@/lib/page/content.server';
import { Slices } from '@/slices/Slices';

export const getServerSideProps = pageProps(routes.support, 'support');

export default createContentPage(PageView, Slices, {}, SupportSection);
