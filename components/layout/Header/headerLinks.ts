import type { ModalType } from '@/lib/routing/modals';

export interface HeaderLink {
  label: string;
  href: string;
  /** Opens this dialog instead where scripts run. */
  modal?: ModalType;
}

/** The main navigation, the same on every screen. */
export const headerLinks: readonly HeaderLink[] = [
  { label: 'Homes', href: '/homes' },
  { label: 'For homeowners', href: '/homeowners' },
  { label: 'For residents', href: '/residents' },
  { label: 'How it works', href: '/how-it-works', modal: 'HOW_IT_WORKS' },
  { label: 'Contact us', href: '/support', modal: 'CONTACT_US' },
];
