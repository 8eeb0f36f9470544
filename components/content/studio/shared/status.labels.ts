import type { DocumentStatus, RevisionCard } from '@/contract/content/studio/endpoints';
import { dateFormat } from '@/contract/format/intl';

export const documentStatusLabels: Record<DocumentStatus, { text: string; tone: 'neutral' | 'warning' | 'success' }> = {
  draft: { text: 'Draft', tone: 'neutral' },
  changed: { text: 'Changed', tone: 'warning' },
  published: { text: 'Published', tone: 'success' },
};

export const revisionActionLabels: Record<RevisionCard['act'], string> = {
  saved: 'Draft',
  published: 'Published',
  unpublished: 'Unpublished',
  discarded: 'Discarded draft',
};

/** `Nov 21, 2:05 PM`, in the reader’s own zone. */
export const formatShortDateTime = (moment: string, timeZone?: string): string =>
  dateFormat({
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone && { timeZone }),
  }).format(new Date(moment));

/** The form of an address: small letters and digits, joined by hyphens. */
export const toUid = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
