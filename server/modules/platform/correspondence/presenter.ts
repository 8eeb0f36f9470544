import {
  type Correspondent,
  TIMELINE_PAGE_SIZE,
  type TimelineKind,
  type TimelinePage,
} from '@/contract/platform/correspondence/endpoints';
import { eventText } from '@/server/modules/platform/auditLog/eventText';
import type { TimelineEntryRow } from './repo';

/** One page of what was found, of which the last row only says that there is more. */
export function presentTimeline(
  rows: readonly TimelineEntryRow[],
  about: { kinds: TimelineKind[]; people: Correspondent[]; timeZone: string | null },
): TimelinePage {
  const page = rows.slice(0, TIMELINE_PAGE_SIZE);
  return {
    ...about,
    items: page.map(({ id, kind, at, title, detail, href }) => ({
      id,
      kind,
      title: kind === 'change' ? eventText(title) : title,
      detail: detail || null,
      href,
      at: at.toISOString(),
    })),
    next: rows.length > page.length ? (page.at(-1)?.position ?? null) : null,
  };
}
