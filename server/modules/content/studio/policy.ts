import { isLegalPage } from '@/contract/content/pages/legalPages';
import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** Editors write and publish, and those who run the site. */
export function canEditContent(actor: Person | null): boolean {
  return actor?.type === 'editor' || hasDuty(actor, 'admin');
}

/** Pages with legal effect are published and unpublished by those who run the site. */
export function canPublishContent(
  actor: Person | null,
  { document }: { document: { type: string; uid?: string | undefined } },
): boolean {
  return isLegalPage(document) ? hasDuty(actor, 'admin') : canEditContent(actor);
}
