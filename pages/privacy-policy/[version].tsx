import { LegalVersionView } from '@/components/content/LegalVersionView';
import { createContentPage } from '@/components/content/pages';
import { versionProps } from '@/lib/page/legal.server';
import { routes } from '@/lib/routes';
import { Slices } from '@/slices/Slices';

export const getServerSideProps = versionProps(routes.privacyVersion, 'privacy-policy');

export default createContentPage(LegalVersionView, Slices);
