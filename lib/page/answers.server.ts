import type { GetStaticProps } from 'next';
import { isBuilding } from '@/lib/env.server';
import { carried, prefetch } from './prefetch.server';
import type { PageProps } from './public.server';
import { pageQueryClient } from './transport.server';

/** A static page with answers of the API beside what it is made of. Where the API is away it is drawn without them. */
export function withAnswers<P extends PageProps>(
  draw: GetStaticProps<P>,
  wanted: () => readonly unknown[],
): GetStaticProps<P> {
  return async (context) => {
    const drawn = await draw(context);
    if (!('props' in drawn) || isBuilding()) return drawn;
    const client = pageQueryClient();
    const found = await prefetch(client, wanted());
    if (found.outcome !== 'found') return drawn;
    return { ...drawn, props: { ...(await drawn.props), dehydrated: carried(client) } };
  };
}
