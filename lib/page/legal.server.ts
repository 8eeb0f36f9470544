import { NotFoundError } from '@prismicio/client';
import { contentProps } from '@/lib/page/content.server';
import { compareDocuments, type Difference, documentLines } from '@/lib/prismic/differences';
import type { Route } from '@/lib/routing/routes';

const VERSION = /^\d{4}-\d{2}(-\d{2})?$/;

/** A former version of what people have agreed to, and what has changed since. */
export const versionProps = (route: Route<`${string}[version]`>, uid: 'privacy-policy' | 'terms-and-conditions') =>
  contentProps(route, async ({ client, params }) => {
    const { version = '' } = params;
    if (!VERSION.test(version)) throw new NotFoundError('No version has such a name', undefined, undefined);
    const [then, now] = await Promise.all([client.getByUID('page', `${uid}-${version}`), client.getByUID('page', uid)]);
    const changed: Difference[] = compareDocuments(documentLines(then.data.slices), documentLines(now.data.slices));
    return { then, now: { url: now.url, version: now.data.version, since: now.data.updated_on }, changed };
  });
