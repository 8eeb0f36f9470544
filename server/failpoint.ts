import type { Services } from './context';

/** A point where a test may let the work die; nothing sets one outside of tests (docs/decisions/0021). */
export function failpoint(services: Services, name: string): void {
  services.__failpoint?.(name);
}
