// What those who judge content are given.
import type { Json, StoredDocument } from './document';
import type { FieldConfig, Models } from './models';

export interface Judging {
  models: Models;
  byId: ReadonlyMap<string, StoredDocument>;
  lang: string;
  hasMedia: (name: string) => boolean;
  say: (at: string, what: string) => void;
  /** Anchors met so far in this document. */
  anchors: Set<string>;
}

export type Judge = (value: Json, config: FieldConfig, at: string, judging: Judging) => void;
