import type { GetStaticProps } from 'next';
import { payloadOf } from '../payload';

/** A page with HTML of the length that its address states, and nothing else. */
export default function BaselinePage({ filling }: { filling: string }) {
  return <main>{filling}</main>;
}

export const getStaticProps: GetStaticProps<{ filling: string }> = async ({ params }) => ({
  props: { filling: payloadOf(params?.size) },
  revalidate: 60,
});

export const getStaticPaths = () => ({ paths: [], fallback: 'blocking' });
