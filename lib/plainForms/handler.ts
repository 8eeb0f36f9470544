import type { PlainForm } from './plainForm';
import type { PlainRequest } from './posted.server';

/** A page with a form, or where to go instead. */
export type PlainPage = { readonly form: PlainForm } | { readonly redirect: string };

/** What the API refused: in words, and by question where it names one. */
export interface PlainRefusal {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** One form that works without scripts. */
export interface PlainHandler {
  readonly membersOnly: boolean;
  readonly read: (request: PlainRequest) => Promise<PlainPage>;
  readonly post: (request: PlainRequest, posted: FormData) => Promise<PlainPage>;
  /** The page again after the API refused what was posted, with what was typed. */
  readonly draw: (
    request: PlainRequest,
    typed: Readonly<Record<string, unknown>>,
    refusal: PlainRefusal,
  ) => Promise<PlainPage>;
}
