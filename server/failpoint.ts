import type { Services } from './services';

/** A point where a test may let the work die; compiled out of the production build (docs/decisions/0021). */
export function failpoint(services: Services, name: string): void {
  if (process.env.TEST_BUILD === '1') services.__failpoint?.(name);
}
