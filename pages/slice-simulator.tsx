import { contentPage } from '@/components/content/pages';
import { SimulatorView } from '@/components/content/SimulatorView';
import { contentServerProps } from '@/lib/page/content.server';
import { sampleSlices } from '@/lib/prismic/samples.server';
import { Slices } from '@/slices/Slices';

export const getServerSideProps = contentServerProps(({ client }) => sampleSlices(client));

export default contentPage(SimulatorView, Slices, { bare: true });
