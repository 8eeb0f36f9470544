import { LegalVersionView } from '@/components/content/pages/legal/LegalVersionView';
import { createContentPage } from '@/components/content/pages/shared/contentPages';
import { versionProps } from '@/lib/page/legal.server';
import { routes } from '@/lib/routing/routes';
import { Slices } from '@/slices/Slices';

export const getServerSideProps = versionProps(routes.privacyVersion, 'privacy-policy');

export default createContentPage(LegalVersionView, Slices);
