import type { ComponentType } from 'react';
import {
  DocumentIcon,
  DollarIcon,
  HouseIcon,
  KeyIcon,
  LeafIcon,
  SofaIcon,
  WrenchIcon,
} from '@/components/ui/icons/homeIcons';
import type { IconProps } from '@/components/ui/icons/Icon';
import {
  BadgeIcon,
  CalendarIcon,
  CheckIcon,
  ClockIcon,
  FilterIcon,
  GlobeIcon,
  MailIcon,
  MoreIcon,
  PersonIcon,
  StarIcon,
  SunIcon,
} from '@/components/ui/icons/interfaceIcons';
import { ChatIcon } from '@/components/ui/icons/navigationIcons';
import { AlertIcon, CameraIcon, HeartIcon, ListIcon } from '@/components/ui/icons/statusIcons';
import type { Account } from '@/contract/account/account/endpoints';
import { RESIDENCE_PAGES, type ResidencePage } from '@/contract/account/account/residencePhases';
import type { Duty } from '@/contract/account/users/endpoints';
import { routes } from '@/contract/routes';
import { writesContent } from '@/lib/session/roles';

export interface AccountLink {
  label: string;
  /** What the bar of a phone shows of the label. */
  short?: string;
  href: string;
  Icon: ComponentType<IconProps>;
}

/** Pages under one entry of the navigation. */
export interface LinkGroup {
  heading: string;
  Icon: ComponentType<IconProps>;
  links: readonly AccountLink[];
}

export type AccountEntry = AccountLink | LinkGroup;

/** The ways through the account area of one person. */
export interface AccountNavigation {
  /** Beside the page on a large screen: at most `MAX_ENTRIES`. */
  entries: readonly AccountEntry[];
  /** At the lower edge of a phone, before "More". */
  bar: readonly AccountLink[];
}

export const isGroup = (entry: AccountEntry): entry is LinkGroup => 'links' in entry;

/** Every page that the entries lead to. */
export const linksOf = (entries: readonly AccountEntry[]): AccountLink[] =>
  entries.flatMap((entry) => (isGroup(entry) ? entry.links : [entry]));

const MAX_ENTRIES = 7;

const { home, portfolio } = routes.accounts;

const overview: AccountLink = { label: 'Overview', href: routes.accounts.overview(), Icon: SunIcon };
const inbox: AccountLink = { label: 'Inbox', href: routes.accounts.inbox(), Icon: ChatIcon };
const documents: AccountLink = { label: 'Documents', href: routes.accounts.documents(), Icon: DocumentIcon };
const saved: AccountLink = { label: 'Saved', href: routes.accounts.saved(), Icon: HeartIcon };
const settings: AccountLink = { label: 'Settings', href: routes.accounts.settings(), Icon: FilterIcon };
const studio: AccountLink = { label: 'Studio', href: routes.studio.all(), Icon: DocumentIcon };
const tours: AccountLink = {
  label: 'Tours and applications',
  short: 'Tours',
  href: routes.accounts.toursAndApplications(),
  Icon: CalendarIcon,
};

const homes: AccountLink = { label: 'Homes', href: portfolio.properties(), Icon: HouseIcon };
const earnings: AccountLink = { label: 'Earnings', href: portfolio.earnings(), Icon: DollarIcon };
const wealth: AccountLink = { label: 'Wealth', href: portfolio.wealth(), Icon: StarIcon };
const listings: AccountLink = { label: 'Listings', href: portfolio.listingPerformance(), Icon: CameraIcon };
const ownerCare: readonly AccountLink[] = [
  { label: 'Maintenance', href: portfolio.maintenance(), Icon: WrenchIcon },
  { label: 'Planned care', href: portfolio.recurrence(), Icon: LeafIcon },
];

const myHome: AccountLink = { label: 'My home', href: home.properties(), Icon: KeyIcon };
const rent: AccountLink = { label: 'Rent', href: home.payments(), Icon: DollarIcon };
const maintenance: AccountLink = { label: 'Maintenance', href: home.maintenance(), Icon: WrenchIcon };

/** The pages of what a person may see of their leases. */
const residenceLinks: Record<ResidencePage, AccountLink> = {
  home: myHome,
  rent,
  bills: { label: 'Bills', href: routes.accounts.bills(), Icon: ListIcon },
  maintenance,
  plannedCare: { label: 'Planned care', href: home.recurrence(), Icon: LeafIcon },
  services: { label: 'Services', href: routes.resident.proServices.create(), Icon: SofaIcon },
};
/** These stand after the pages that people need every month. */
const CARE_PAGES: readonly ResidencePage[] = ['plannedCare', 'services'];

interface StaffLink extends AccountLink {
  /** Anyone with one of these duties may open the page; the API decides it again. */
  duties: readonly Duty[];
}

const anyDuty: readonly Duty[] = ['leasing', 'care', 'money', 'support', 'admin'];

const desk: StaffLink = { label: 'Desk', href: routes.accounts.desk(), Icon: ListIcon, duties: anyDuty };
const visits: StaffLink = {
  label: 'Today’s visits',
  short: 'Visits',
  href: routes.accounts.deskVisits(),
  Icon: ClockIcon,
  duties: ['care', 'leasing'],
};
const moneyDesk: StaffLink = {
  label: 'Money desk',
  short: 'Money',
  href: routes.accounts.moneyDesk(),
  Icon: DollarIcon,
  duties: ['money'],
};
const replies: StaffLink = { label: 'Replies', href: routes.accounts.deskReplies(), Icon: MailIcon, duties: anyDuty };

const staffGroups: readonly (Omit<LinkGroup, 'links'> & { links: readonly StaffLink[] })[] = [
  {
    heading: 'Homes and Pros',
    Icon: HouseIcon,
    links: [
      visits,
      {
        label: 'Papers to serve',
        href: routes.accounts.deskLetters(),
        Icon: DocumentIcon,
        duties: ['leasing', 'care'],
      },
      {
        label: 'Handouts',
        href: routes.accounts.deskHandouts(),
        Icon: DocumentIcon,
        duties: ['leasing'],
      },
      {
        label: 'Figures of the law',
        href: routes.accounts.deskLegalFigures(),
        Icon: DocumentIcon,
        duties: ['leasing'],
      },
      { label: 'Homes to review', href: routes.accounts.deskQualifications(), Icon: HouseIcon, duties: ['leasing'] },
      {
        label: 'Listing feeds',
        href: routes.accounts.deskListingFeeds(),
        Icon: GlobeIcon,
        duties: ['leasing'],
      },
      { label: 'Inspections', href: routes.accounts.inspections(), Icon: CameraIcon, duties: ['leasing', 'care'] },
      { label: 'Pros', href: routes.accounts.deskPros(), Icon: WrenchIcon, duties: ['care'] },
    ],
  },
  {
    heading: 'Money',
    Icon: DollarIcon,
    links: [
      moneyDesk,
      { label: 'Payout runs', href: routes.accounts.payoutRuns(), Icon: CalendarIcon, duties: ['money'] },
      { label: 'Trust accounts', href: routes.accounts.reconciliation(), Icon: BadgeIcon, duties: ['money'] },
      { label: 'Risk', href: routes.accounts.deskRisk(), Icon: AlertIcon, duties: ['money'] },
      { label: 'Tax forms', href: routes.accounts.deskTaxForms(), Icon: DocumentIcon, duties: ['money'] },
      { label: 'Year end', href: routes.accounts.deskYearEnd(), Icon: ClockIcon, duties: ['money'] },
      { label: 'Rent reports', href: routes.accounts.deskRentReports(), Icon: DocumentIcon, duties: ['money'] },
    ],
  },
  {
    heading: 'The site',
    Icon: GlobeIcon,
    links: [
      { label: 'Analytics', href: routes.accounts.analytics(), Icon: StarIcon, duties: anyDuty },
      { label: 'Speed and errors', href: routes.accounts.monitoring(), Icon: AlertIcon, duties: anyDuty },
      {
        label: 'Session replays',
        href: routes.accounts.sessionReplays(),
        Icon: GlobeIcon,
        duties: ['support', 'admin'],
      },
      { label: 'Import', href: routes.accounts.deskImports(), Icon: HouseIcon, duties: ['money', 'admin'] },
      { label: 'Setup', href: routes.accounts.deskSetup(), Icon: CheckIcon, duties: ['admin'] },
      { label: 'Team', href: routes.accounts.deskTeam(), Icon: PersonIcon, duties: ['admin'] },
      { label: 'Partner access', href: routes.accounts.deskPartners(), Icon: KeyIcon, duties: ['admin'] },
      { label: 'Feature flags', href: routes.accounts.deskFlags(), Icon: CheckIcon, duties: ['admin'] },
      { label: 'System health', href: routes.accounts.systemHealth(), Icon: SunIcon, duties: ['admin'] },
      { label: 'Audit log', href: routes.accounts.auditLog(), Icon: ListIcon, duties: ['admin'] },
    ],
  },
];

/** The pages of a colleague's own duties: any other would answer that it is not there. */
function staffEntries(duties: readonly Duty[]): AccountEntry[] {
  const isTheirs = (link: StaffLink) => link.duties.some((duty) => duties.includes(duty));
  const groups = staffGroups
    .map((group) => ({ ...group, links: group.links.filter(isTheirs) }))
    .filter(({ links }) => links.length > 0);
  return isTheirs(desk) ? [desk, ...groups] : [];
}

const ownerEntries: readonly AccountEntry[] = [
  homes,
  { heading: 'Money', Icon: DollarIcon, links: [earnings, wealth] },
  { heading: 'Leasing', Icon: CalendarIcon, links: [tours, listings] },
  { heading: 'Care', Icon: WrenchIcon, links: ownerCare },
];

/** The pages of all leases of a person, and a heading that says what most of the leases are to them. */
function residenceGroup(residences: Account['residences']): LinkGroup {
  const lived = residences.filter(({ role }) => role !== 'coSigner');
  const hasLeft = lived.every(({ phase }) => phase === 'settling' || phase === 'settled');
  return {
    heading: lived.length === 0 ? 'Leases you co-signed' : hasLeft ? 'Where you lived' : 'Where you live',
    Icon: KeyIcon,
    links: RESIDENCE_PAGES.filter((page) => residences.some(({ pages }) => pages.includes(page))).map(
      (page) => residenceLinks[page],
    ),
  };
}

interface Sides {
  isStaff: boolean;
  owns: boolean;
  isRenting: boolean;
}

/** What people of each role open most, the first ones that they have go to the bar. */
function favoritesOf({ isStaff, owns, isRenting }: Sides): readonly AccountLink[] {
  if (isStaff) return [desk, visits, moneyDesk, replies];
  if (owns && isRenting) return [earnings, rent, maintenance];
  if (owns) return [homes, earnings, documents];
  return isRenting ? [rent, maintenance, myHome, documents] : [studio, tours, saved];
}

function barOf(pages: readonly AccountLink[], favorites: readonly AccountLink[]): AccountLink[] {
  const own = favorites.filter(({ href }) => pages.some((page) => page.href === href));
  return [overview, ...own.slice(0, 2), inbox];
}

/** The navigation of the account area: what a person’s roles, homes, and leases give them. An entry comes with its feature. */
export function accountNavigation({
  roles,
  duties,
  homes: ownHomes,
  residences,
  isHelper,
}: Pick<Account, 'roles' | 'duties' | 'homes' | 'residences' | 'isHelper'>): AccountNavigation {
  const staff = staffEntries(duties);
  const isStaff = staff.length > 0;
  // A helper has no home here: what they were asked to do is on the overview.
  const owns = roles.includes('homeowner') && !isHelper;
  const owner: readonly AccountEntry[] = ownHomes.length > 0 ? ownerEntries : owns ? [homes] : [];
  const lived = residenceGroup(residences);
  const careLinks = CARE_PAGES.map((page) => residenceLinks[page]);
  const care = lived.links.filter((link) => careLinks.includes(link));
  const rental = lived.links.filter((link) => !careLinks.includes(link));
  const written = writesContent(roles, duties) ? [studio] : [];
  // Both lists are long: each is one entry.
  const isBoth = owner.length > 0 && rental.length > 0;
  const sides: AccountEntry[] = isBoth
    ? [{ heading: 'Your homes', Icon: HouseIcon, links: linksOf(owner) }, lived]
    : [...owner, ...rental];
  const main: AccountEntry[] = isStaff ? staff : sides.length > 0 ? sides : written;
  const theirs = linksOf(main);
  const rest = [
    ...(isStaff ? [replies, ...linksOf(sides)] : []),
    ...written,
    ...(isBoth || isStaff ? [] : care),
    tours,
    saved,
    documents,
    settings,
  ].filter(
    ({ href }, at, all) =>
      !theirs.some((link) => link.href === href) && all.findIndex((link) => link.href === href) === at,
  );
  const flat = [overview, ...main, inbox, ...rest];
  const more: LinkGroup = { heading: 'More', Icon: MoreIcon, links: rest };
  const entries = flat.length > MAX_ENTRIES ? [overview, ...main, inbox, more] : flat;
  return { entries, bar: barOf(linksOf(entries), favoritesOf({ isStaff, owns, isRenting: rental.length > 0 })) };
}
