import { NotFoundError, type PrismicDocument } from '@prismicio/client';
import type { ContentClient } from './client.server';

export interface AnyDocument {
  document: PrismicDocument | null;
  expired: boolean;
}

/** The document of a preview; undefined without an open preview or for an unknown id. */
export async function findAnyDocument(
  client: ContentClient,
  { documentId, expired, from }: Record<string, string>,
  preview: boolean,
): Promise<AnyDocument> {
  if (from !== undefined) throw new NotFoundError('Nothing is at this address', undefined, undefined);
  if (!preview || !documentId) return { document: null, expired: expired === '1' };
  try {
    return { document: await client.getByID(documentId, { lang: '*' }), expired: false };
  } catch (error) {
    if (error instanceof NotFoundError) return { document: null, expired: false };
    throw error;
  }
}
