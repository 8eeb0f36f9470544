import type { Duty } from '@/contract/users/endpoints';
import { routes } from '@/lib/routing/routes';

interface DeskPage {
  readonly label: string;
  readonly href: string;
  /** Whoever has one of these sees it; without any, everyone with a duty does. */
  readonly duties?: readonly Duty[];
}

/** Pages of our team beside the queues, as the policies of what they read allow them. */
const deskPages: readonly DeskPage[] = [
  { label: 'Today’s visits', href: routes.accounts.deskVisits(), duties: ['care', 'leasing'] },
  { label: 'Replies', href: routes.accounts.deskReplies() },
  { label: 'Home reviews', href: routes.accounts.deskQualifications(), duties: ['leasing'] },
  { label: 'Inspections', href: routes.accounts.inspections(), duties: ['leasing', 'care'] },
  { label: 'Tax forms', href: routes.accounts.deskTaxForms(), duties: ['money'] },
  { label: 'Payout runs', href: routes.accounts.payoutRuns(), duties: ['money'] },
  { label: 'Trust accounts', href: routes.accounts.reconciliation(), duties: ['money'] },
  { label: 'Pros', href: routes.accounts.deskPros(), duties: ['care'] },
  { label: 'Analytics', href: routes.accounts.analytics() },
  { label: 'Speed and errors', href: routes.accounts.monitoring() },
  { label: 'Session replays', href: routes.accounts.sessionReplays(), duties: ['support', 'admin'] },
  { label: 'Feature flags', href: routes.accounts.deskFlags(), duties: ['admin'] },
  { label: 'System health', href: routes.accounts.systemHealth(), duties: ['admin'] },
  { label: 'Audit log', href: routes.accounts.auditLog(), duties: ['admin'] },
];

export const pagesFor = (own: readonly Duty[]): readonly DeskPage[] =>
  deskPages.filter(({ duties }) => !duties || duties.some((duty) => own.includes(duty)));
