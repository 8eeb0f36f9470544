// Old addresses that editors have given a new place.
import type { ContentClient } from './client.server';
import { safePath } from './preview';

interface Redirect {
  destination: string;
  permanent: boolean;
}
type Redirects = ReadonlyMap<string, Redirect>;

/** Anyone who asks for addresses that were never there makes us look them up; a minute of remembering bounds that. */
const CACHE_MS = 60_000;
let cachedRedirects: { redirects: Promise<Redirects>; until: number } | undefined;

async function loadRedirects(client: ContentClient): Promise<Redirects> {
  const documents = await client.getAllByType('redirect');
  return new Map(
    documents.flatMap(({ data }) => {
      const destination = safePath(data.to ?? undefined);
      return data.from && destination ? [[data.from, { destination, permanent: data.permanent }]] : [];
    }),
  );
}

/** Where an address leads that no page and no document has any more, if an editor has said so. */
export async function findRedirect(
  client: ContentClient,
  path: string,
  now = Date.now(),
): Promise<{ redirect: Redirect } | undefined> {
  if (!cachedRedirects || cachedRedirects.until <= now) {
    const redirects = loadRedirects(client);
    cachedRedirects = { redirects, until: now + CACHE_MS };
    redirects.catch(() => {
      cachedRedirects = undefined;
    });
  }
  const redirect = (await cachedRedirects.redirects).get(path);
  return redirect && redirect.destination !== path ? { redirect } : undefined;
}
