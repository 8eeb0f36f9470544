// What the two halves of the process share: the HTTP server, which Node runs from these sources, and the code that Next
// has bundled. Each half evaluates modules of its own, so the object is found by name.
import type { RequestListener } from 'node:http';
import { singleton } from '../singleton.ts';

export interface Host {
  /** True from SIGTERM on: the process still answers, but wants no new traffic. */
  draining: boolean;
  /** Stops the worker and closes the pool; set once the API has been brought up. */
  shutdown?: (() => Promise<void>) | undefined;
  /** Answers calls of the API without a walk through Next; set once Next has loaded that route. */
  api?: RequestListener | undefined;
  /** Empties the page cache; nothing to do where it is off. */
  purgePages: () => void;
  /** Has every process empty its page cache; set once the API has been brought up. */
  announcePurge?: (() => Promise<void>) | undefined;
}

export const host: Host = singleton<Host>('host', () => ({ draining: false, purgePages: () => undefined }));
