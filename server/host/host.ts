// What the two halves of the process share: the HTTP server, which Node runs from these sources, and the code that Next
// has bundled. Each half evaluates modules of its own, so the object is found by name.
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { singleton } from '../singleton.ts';

/** What a visitor's page is rendered with. */
export interface PageVariants {
  /** Flag → variant, of those that differ from the default. */
  values: Record<string, string>;
  /** `Set-Cookie` values that keep the visitor's variants. */
  cookies: string[];
}

export interface Host {
  /** True from SIGTERM on: the process still answers, but wants no new traffic. */
  draining: boolean;
  /** Stops the worker and closes the pool; set once the API has been brought up. */
  shutdown?: (() => Promise<void>) | undefined;
  /** Answers calls of the API without a walk through Next; set once Next has loaded that route. */
  api?: RequestListener | undefined;
  /** Empties the page cache; nothing to do where it is off. */
  purgePages: () => void;
  /** Variants for a visitor of the flags named, or of all; set once the API has been brought up. */
  variants?: ((headers: IncomingHttpHeaders, keys?: readonly string[]) => Promise<PageVariants>) | undefined;
  /** Has every process empty its page cache; set once the API has been brought up. */
  announcePurge?: (() => Promise<void>) | undefined;
}

export const host: Host = singleton<Host>('host', () => ({ draining: false, purgePages: () => undefined }));
