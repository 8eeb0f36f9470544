import { filter } from '@prismicio/client';
import type { ContentClient } from './client.server';
import { ownPath } from './preview';

/** Where an address leads that no document has any more, if an editor has said so. */
export async function findRedirect(client: ContentClient, path: string) {
  const { results } = await client.getByType('redirect', {
    filters: [filter.at('my.redirect.from', path)],
    pageSize: 1,
  });
  const found = results[0]?.data;
  const destination = ownPath(found?.to ?? undefined);
  return destination && destination !== path
    ? { redirect: { destination, permanent: found?.permanent ?? false } }
    : undefined;
}
