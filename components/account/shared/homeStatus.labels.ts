import type { BadgeTone } from '@/components/ui/feedback/Badge';
import type { HomeStatus } from '@/contract/homes/endpoints';

interface HomeStatusLabel {
  label: string;
  tone: BadgeTone;
  /** What comes next for its owner. */
  next: string;
}

/** Where a home stands, as its owner reads it. */
export const homeStatusLabels: Record<HomeStatus, HomeStatusLabel> = {
  draft: { label: 'Getting ready', tone: 'neutral', next: 'We are putting its page together with you.' },
  in_review: { label: 'In review', tone: 'info', next: 'We check the page before anybody sees it.' },
  coming_soon: { label: 'Announced', tone: 'info', next: 'People can save it; tours begin when it is free.' },
  active: { label: 'Listed', tone: 'brand', next: 'People can see it and ask for it.' },
  application_pending: { label: 'Application in', tone: 'warning', next: 'Somebody has applied; we are checking.' },
  leased: { label: 'Leased', tone: 'success', next: 'Somebody calls it home.' },
  off_market: { label: 'Off the market', tone: 'neutral', next: 'Nobody can find it until you say so.' },
};
