import { LegalVersionView } from '@/components/content/pages/legal/LegalVersionView';
import { createContentPage } from '@/components/content/pages/shared/contentPages';
import { routes } from '@/contract/routes';
import { versionProps } from '@/lib/page/legal.server';
import { Slices } from '@/slices/Slices';

export const getServerSideProps = versionProps(routes.privacyVersion, 'privacy-policy');

export default createContentPage(LegalVersionView, Slices);
