import { ApiError } from '@/lib/api/error';
import { logProblem } from '@/lib/log';

/** Without a connection nothing is wrong with us: what was counted is lost, and no one has to know. */
export function logUnlessOffline(what: string, cause: unknown): void {
  if (!(cause instanceof ApiError && cause.code === 'network')) logProblem(what, cause);
}
