import { PageView } from '@/components/content/PageView';
import { createContentPage } from '@/components/content/pages';
import { pageProps } from '@/lib/page/content.server';
import { routes } from '@/lib/routes';
import { Slices } from '@/slices/Slices';

export const getServerSideProps = pageProps(routes.homeowners.rentingInARecession, 'homeowners-renting-in-a-recession');

export default createContentPage(PageView, Slices);
