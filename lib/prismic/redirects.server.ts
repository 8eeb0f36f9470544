// Old addresses that editors have given a new place.
import type { ContentClient } from './client.server';
import { ownPath } from './preview';

interface Redirect {
  destination: string;
  permanent: boolean;
}
type Redirects = ReadonlyMap<string, Redirect>;

/** Whoever asks for addresses that were never there makes us look them up; a minute of remembering bounds that. */
const MINUTE = 60_000;
let known: { redirects: Promise<Redirects>; until: number } | undefined;

async function readAll(client: ContentClient): Promise<Redirects> {
  const documents = await client.getAllByType('redirect');
  return new Map(
    documents.flatMap(({ data }) => {
      const destination = ownPath(data.to ?? undefined);
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
  if (!known || known.until <= now) {
    const redirects = readAll(client);
    known = { redirects, until: now + MINUTE };
    redirects.catch(() => {
      known = undefined;
    });
  }
  const redirect = (await known.redirects).get(path);
  return redirect && redirect.destination !== path ? { redirect } : undefined;
}
