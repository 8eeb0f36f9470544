import { PageView } from '@/components/content/PageView';
import { createContentPage } from '@/components/content/pages';
import { LeasingIntro } from '@/components/homeowners/beginning/LeasingBeginning';
import { pageProps } from '@/lib/page/content.server';
import { routes } from '@/lib/routes';
import { Slices } from '@/slices/Slices';

export const getServerSideProps = pageProps(routes.homeowners.leasing, 'homeowners-leasing');

export default createContentPage(PageView, Slices, {}, LeasingIntro);
