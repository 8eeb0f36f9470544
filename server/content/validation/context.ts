// What those who judge content are given.
import type { Json, StoredDocument } from '@/server/content/store/document';
import type { FieldConfig, Models } from '@/server/content/store/models';

export interface ValidationContext {
  models: Models;
  byId: ReadonlyMap<string, StoredDocument>;
  lang: string;
  hasMedia: (name: string) => boolean;
  report: (at: string, what: string) => void;
  /** Anchors met so far in this document. */
  anchors: Set<string>;
}

export type Validator = (value: Json, config: FieldConfig, at: string, judging: ValidationContext) => void;
