import { PreviewScreen } from '@/components/content/pages/preview/PreviewScreen';
import { createContentPage } from '@/components/content/pages/shared/contentPages';
import { contentServerProps } from '@/lib/page/content.server';
import { findAnyDocument } from '@/lib/prismic/anyDocument.server';
import { Slices } from '@/slices/Slices';

export const getServerSideProps = contentServerProps(({ client, query, preview }) =>
  findAnyDocument(client, query, preview),
);

export default createContentPage(PreviewScreen, Slices);
