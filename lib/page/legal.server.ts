import { type Content, NotFoundError } from '@prismicio/client';
import type { Route } from '@/contract/routes';
import { contentProps } from '@/lib/page/content.server';
import { compareDocuments, type Difference, documentLines } from '@/lib/prismic/differences';

const VERSION = /^\d{4}-\d{2}(-\d{2})?$/;

export interface LegalVersionContent {
  readonly previousVersion: Content.PageDocument;
  readonly currentVersion: {
    readonly url: string | null;
    readonly version: string | null;
    readonly since: string | null;
  };
  readonly changed: readonly Difference[];
}

/** A former version of what people have agreed to, and what has changed since. */
export const versionProps = (route: Route<`${string}[version]`>, uid: 'privacy-policy' | 'terms-and-conditions') =>
  contentProps(route, async ({ client, params }): Promise<LegalVersionContent> => {
    const { version = '' } = params;
    if (!VERSION.test(version)) throw new NotFoundError('No version has such a name', undefined, undefined);
    const [previousVersion, current] = await Promise.all([
      client.getByUID('page', `${uid}-${version}`),
      client.getByUID('page', uid),
    ]);
    const changed = compareDocuments(documentLines(previousVersion.data.slices), documentLines(current.data.slices));
    const currentVersion = { url: current.url, version: current.data.version, since: current.data.updated_on };
    return { previousVersion, currentVersion, changed };
  });
