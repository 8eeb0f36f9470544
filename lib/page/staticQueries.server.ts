import type { GetServerSideProps } from 'next';
import { dehydrateQueries, prefetch } from './prefetch.server';
import type { PageProps } from './public.server';
import { visitorQueryClient } from './transport.server';

/** A page of content with answers of the API beside it. Where the API is away it is rendered without them. */
export function withStaticQueries<P extends PageProps>(
  props: GetServerSideProps<P>,
  queriesOf: () => readonly unknown[],
): GetServerSideProps<P> {
  return async (context) => {
    const client = visitorQueryClient(context.req);
    const [answer, found] = await Promise.all([props(context), prefetch(client, queriesOf())]);
    if (!('props' in answer) || found.outcome !== 'found') return answer;
    return { ...answer, props: { ...(await answer.props), dehydrated: dehydrateQueries(client) } };
  };
}
