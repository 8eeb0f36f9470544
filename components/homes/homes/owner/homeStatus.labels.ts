import type { BadgeTone } from '@/components/ui/feedback/Badge';
import type { HomeStatus } from '@/contract/homes/homes/endpoints';

interface HomeStatusLabel {
  label: string;
  tone: BadgeTone;
  /** What comes next for its owner. */
  next: string;
}

/** Where a home stands, as its owner reads it. */
export const homeStatusLabels: Record<HomeStatus, HomeStatusLabel> = {
  qualified: { label: 'Qualified', tone: 'info', next: 'The management agreement comes next.' },
  agreement: { label: 'Agreement sent', tone: 'info', next: 'We start once every owner has signed.' },
  setup: { label: 'Setup', tone: 'info', next: 'Tell us how the home works.' },
  inspection: { label: 'Inspection', tone: 'info', next: 'We visit and look at every room.' },
  proposal: { label: 'Proposal', tone: 'warning', next: 'Decide what gets done before listing.' },
  work: { label: 'Work in progress', tone: 'info', next: 'The work you approved is in progress.' },
  ready: { label: 'Getting ready', tone: 'neutral', next: 'Finish the listing and approve it.' },
  in_review: { label: 'In review', tone: 'info', next: 'We check the listing before it goes live.' },
  coming_soon: { label: 'Announced', tone: 'info', next: 'People can save it. Tours start when it’s available.' },
  active: { label: 'Listed', tone: 'brand', next: 'People can tour it and apply.' },
  application_pending: {
    label: 'Application received',
    tone: 'warning',
    next: 'Someone has applied, and we’re screening them.',
  },
  leased: { label: 'Leased', tone: 'success', next: 'Someone calls it home.' },
  notice_given: { label: 'Notice given', tone: 'warning', next: 'The lease ends soon.' },
  turnover: { label: 'Turnover', tone: 'info', next: 'We get the home ready for the next residents.' },
  off_market: { label: 'Off the market', tone: 'neutral', next: 'No one can find it until you relist it.' },
  offboarded: { label: 'No longer with us', tone: 'neutral', next: 'Your records stay available here.' },
};
