// What a content file holds, and what the repository answers with.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Fields = { [key: string]: Json };

/** A document as it lies in a file (docs/content-format.md). */
export interface StoredDocument {
  id: string;
  type: string;
  uid?: string;
  lang: string;
  tags: string[];
  group?: string;
  first_publication_date: string;
  last_publication_date: string;
  data: Fields;
}

/** In an overlay: the document of this id is not there. */
export interface Deleted {
  id: string;
  deleted: true;
}

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isDeleted = (value: StoredDocument | Deleted): value is Deleted => 'deleted' in value;

/** An id from outside is part of no path and no pattern; still, only ids of our own form are looked up. */
export const ID = /^[A-Za-z0-9_-]{16}$/;
export const UID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const LANG = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/;
export const NAME = /^[A-Za-z0-9_-]{1,64}$/;
