// What the pages of the account area say before there is anything to show: what stands here, and what starts it.
import { routes } from '@/lib/routing/routes';
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
    lead: 'The homes you see, and the ones you apply for.',
    contents: [
      'Each tour with its time, its place and who meets you there',
      'Each application with its steps and what we still need',
      'The answer, with its reasons',
    ],
    firstStep: 'Choose a home you like, and ask to see it.',
    actions: [findAHome, { label: 'Homes you saved', href: savedHref() }],
  },
  [home.properties.pattern]: {
    title: 'My home',
    lead: 'Your lease in plain words, and how the house works.',
    contents: [
      'Rent, term, deposit and where it is held, pets, who does what',
      'Where the water shuts off, when the trash goes, what the keys open',
      'Who lives with you, and your insurance',
    ],
    firstStep: 'It opens when you have the keys.',
    actions: [findAHome, { label: 'Homes you saved', href: savedHref() }],
    whenRenting: true,
  },
};
