// What the pages of the account area say before there is anything to show: what stands here, and what starts it.
import { routes } from '@/contract/routes';
import { savedHref } from '@/lib/search/searchHref';

interface ActionLink {
  label: string;
  href: string;
}

export interface FirstRun {
  title: string;
  /** One sentence under the title. */
  lead: string;
  /** What fills the page. */
  contents: string[];
  /** What has to happen first. */
  firstStep: string;
  actions: ActionLink[];
  /** Anyone who signs a lease finds their home here in place of these actions. */
  whenRenting?: true;
}

const { home } = routes.accounts;
const findAHome: ActionLink = { label: 'Look for a home', href: routes.homes.all() };

/** By the pattern of the route. */
export const firstRuns: Record<string, FirstRun> = {
  [routes.accounts.toursAndApplications.pattern]: {
    title: 'Tours and applications',
    lead: 'The homes you tour, and the ones you apply for.',
    contents: [
      'Each tour: when, where, and who meets you there',
      'Each application: its steps, and what we still need from you',
      'Each decision, with its reasons',
    ],
    firstStep: 'Find a home you like and schedule a tour.',
    actions: [findAHome, { label: 'Homes you saved', href: savedHref() }],
  },
  [home.properties.pattern]: {
    title: 'My home',
    lead: 'Your lease, what comes next, and the law that applies.',
    contents: [
      'Your lease in plain words: rent, term, deposit, utilities, and pets',
      'Your renewal, your notice, and your move-out checklist',
      'Requests to change the lease, and the rental law in your city',
    ],
    firstStep: 'This page opens on the day you get your keys.',
    actions: [findAHome, { label: 'Homes you saved', href: savedHref() }],
    whenRenting: true,
  },
};
