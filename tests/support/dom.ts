// Every component test: the matchers of jest-dom, an empty page after each test, patience on a busy machine, and a line
// for news on which nothing comes.
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);
globalThis.EventSource = class extends EventTarget {
  close() {}
} as unknown as typeof EventSource;
