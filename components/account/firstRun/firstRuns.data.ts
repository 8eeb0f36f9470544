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
  picture: 'house' | 'mailbox' | 'door' | 'umbrella' | 'map';
  /** What fills the page. */
  contents: string[];
  /** What has to happen first. */
  firstStep: string;
  actions: ActionLink[];
  /** Whoever signs a lease finds their home here in place of these actions. */
  whenRenting?: true;
}

const { portfolio, home } = routes.accounts;
const addHome: ActionLink = { label: 'Tell us about your home', href: routes.homeowners.all() };
const findAHome: ActionLink = { label: 'Look for a home', href: routes.homes.all() };
const yourHomes: ActionLink = { label: 'Your homes', href: portfolio.properties() };
const sendMessage: ActionLink = { label: 'Write to us', href: `${routes.accounts.inbox()}?new=1` };

/** By the pattern of the route. */
export const firstRuns: Record<string, FirstRun> = {
  [routes.accounts.toursAndApplications.pattern]: {
    title: 'Tours and applications',
    lead: 'The homes you see, and the ones you apply for.',
    picture: 'door',
    contents: [
      'Each tour with its time, its place and who meets you there',
      'Each application with its steps and what we still need',
      'The answer, with its reasons',
    ],
    firstStep: 'Choose a home you like, and ask to see it.',
    actions: [findAHome, { label: 'Homes you saved', href: savedHref() }],
  },
  [portfolio.sell.pattern]: {
    title: 'Selling',
    lead: 'What you would take home, and when.',
    picture: 'map',
    contents: [
      'A range for the price, and what is left after every cost',
      'What the lease means for the date',
      'An agent who knows the home',
    ],
    firstStep: 'Thinking of selling a home? Write to us, and a person works it out with you.',
    actions: [sendMessage, { label: 'Sell or keep', href: portfolio.wealthAnalysis() }],
  },
  [portfolio.insurance.pattern]: {
    title: 'Insurance',
    lead: 'A home that is rented needs a landlord’s policy; the one you lived under may not pay.',
    picture: 'umbrella',
    contents: [
      'The policy of each home, with the day it ends',
      'What is covered: the house, your things in it, lost rent, liability',
      'What it costs by month and by year',
    ],
    firstStep: 'Have a policy? Keep it among your documents; we remind you before it ends.',
    actions: [{ label: 'Your documents', href: routes.accounts.documents() }, sendMessage],
  },
  [portfolio.insuranceSummary.pattern]: {
    title: 'Your policy in short',
    lead: 'What is covered, what is not, from when, for how much.',
    picture: 'umbrella',
    contents: ['The premium by month and by year', 'What is left out, in plain words', 'Who else is named on it'],
    firstStep: 'It is written once you have chosen a cover for a home.',
    actions: [{ label: 'Insurance', href: portfolio.insurance() }, sendMessage],
  },
  [portfolio.insuranceCoverage.pattern]: {
    title: 'Choose a cover',
    lead: 'How much, for what, with which part borne by you.',
    picture: 'umbrella',
    contents: [
      'The house at what it costs to build again',
      'Lost rent while it cannot be lived in',
      'What your state asks for beside: earthquake, flood, wind',
    ],
    firstStep: 'A licensed agent makes the offer, and only for a home in our care. Nothing binds you before you sign.',
    actions: [{ label: 'Insurance', href: portfolio.insurance() }, sendMessage],
  },
  [home.properties.pattern]: {
    title: 'My home',
    lead: 'Your lease in plain words, and how the house works.',
    picture: 'door',
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
