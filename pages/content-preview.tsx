import { PreviewScreen } from '@/components/content/PreviewScreen';
import { contentPage } from '@/components/content/pages';
import { contentServerProps } from '@/lib/page/content.server';
import { anyDocument } from '@/lib/prismic/anyDocument.server';
import { Slices } from '@/slices/Slices';

export const getServerSideProps = contentServerProps(({ client, query, preview }) =>
  anyDocument(client, query, preview),
);

export default contentPage(PreviewScreen, Slices);
