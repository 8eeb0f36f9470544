import { SliceSimulatorView } from '@/components/content/pages/preview/SliceSimulatorView';
import { createContentPage } from '@/components/content/pages/shared/contentPages';
import { contentServerProps } from '@/lib/page/content.server';
import { sampleSlices } from '@/lib/prismic/samples.server';
import { Slices } from '@/slices/Slices';

export const getServerSideProps = contentServerProps(({ client }) => sampleSlices(client));

export default createContentPage(SliceSimulatorView, Slices, { withoutChrome: true });
