import { LegalVersionView } from '@/components/content/LegalVersionView';
import { contentPage } from '@/components/content/pages';
import { versionProps } from '@/lib/page/legal.server';
import { routes } from '@/lib/routes';
import { slices } from '@/slices/drawn';

export { noPathsYet as getStaticPaths } from '@/lib/page/legal.server';

export const getStaticProps = versionProps(routes.termsVersion, 'terms-and-conditions');

export default contentPage(LegalVersionView, slices);
