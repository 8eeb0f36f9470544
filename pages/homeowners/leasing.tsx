import { PageView } from '@/components/content/PageView';
import { contentPage } from '@/components/content/pages';
import { LeasingBeginning } from '@/components/homeowners/beginning/LeasingBeginning';
import { pageProps } from '@/lib/page/content.server';
import { routes } from '@/lib/routes';
import { Slices } from '@/slices/Slices';

export const getServerSideProps = pageProps(routes.homeowners.leasing, 'homeowners-leasing');

export default contentPage(PageView, Slices, {}, LeasingBeginning);
