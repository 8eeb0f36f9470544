// What our team searches by any part of a text, and by likeness.
import { sql } from 'kysely';
import type { Db } from './client';

export type SearchedKind = 'person' | 'home' | 'lease' | 'repair' | 'pro' | 'invoice' | 'lead' | 'thread';

interface TextSearch {
  /** In lower case. */
  words: readonly string[];
  kinds: readonly SearchedKind[];
  /** At most this many of each kind. */
  limit: number;
  /** From 0 to 1: what a word and the part of a text most like it have in common at least. Without it, texts hold each word as it is. */
  likeness?: number;
}

/** Ids of the rows of each kind, the most alike first. The database refuses everyone but our team. */
export async function searchTexts(
  db: Db,
  { words, kinds, limit, likeness }: TextSearch,
): Promise<Map<SearchedKind, string[]>> {
  const { rows } = await sql<{ kind: SearchedKind; id: string }>`
    select kind, subject_id as id from app.search_texts(${words}::text[], ${kinds}::text[], ${likeness ?? null}::real, ${limit})`.execute(
    db,
  );
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  return new Map([...byKind].map(([kind, found]) => [kind, found.map(({ id }) => id)]));
}
