import type { GetStaticProps } from 'next';

/** A page whose HTML is as long as its address says, and nothing else. */
export default function Bare({ filling }: { filling: string }) {
  return <main>{filling}</main>;
}

export const getStaticProps: GetStaticProps<{ filling: string }> = async ({ params }) => ({
  props: { filling: '. '.repeat(Math.max(0, Math.round((Number(params?.size) - 1_500) / 4))) },
  revalidate: 60,
});

export const getStaticPaths = () => ({ paths: [], fallback: 'blocking' });
