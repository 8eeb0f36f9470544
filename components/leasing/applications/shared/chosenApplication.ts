import type { ApplicationSummary } from '@/contract/leasing/applications/endpoints';
import { routes } from '@/contract/routes';
import { isClosed } from '@/lib/labels/application.labels';

type Choice = Pick<ApplicationSummary, 'id' | 'status' | 'role' | 'createdAt'>;

/** Whether the caller has a part on this page: co-signers have one of their own. */
function hasPartOn(pattern: string, { role }: Pick<Choice, 'role'>): boolean {
  if (pattern === routes.application.coSigner.pattern) return role === 'coSigner';
  return pattern !== routes.application.applicant.pattern || role !== 'coSigner';
}

/**
 * The application to show where the address names none: the only open one, or the latest where none is open.
 * Several open ones are for the person to choose from.
 */
export function chosenApplication<A extends Choice>(
  all: readonly A[],
  pattern: string,
): { open: A } | { choose: readonly A[] } | { none: true } {
  const own = all.filter((one) => hasPartOn(pattern, one));
  const running = own.filter(({ status }) => !isClosed(status));
  if (running.length > 1) return { choose: running };
  const latest = running[0] ?? own.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0];
  return latest ? { open: latest } : { none: true };
}
