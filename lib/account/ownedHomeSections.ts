import { routes } from '@/contract/routes';

const { portfolio } = routes.accounts;

interface OwnedHomePages {
  /** The page about all homes. */
  readonly all: string;
  /** The page about one home. */
  readonly one: (homeId: string) => string;
}

/** Parts of a portfolio with a page per home, by the third word of their address. */
export const ownedHomeSections = {
  earnings: { all: portfolio.earnings(), one: (homeId) => portfolio.homeEarnings({ homeId }) },
  'landlord-insurance': { all: portfolio.insurance(), one: (homeId) => portfolio.homeInsurance({ homeId }) },
  listing: { all: portfolio.properties(), one: (homeId) => portfolio.listing({ homeId }) },
  'listing-performance': {
    all: portfolio.listingPerformance(),
    one: (homeId) => portfolio.homeListingPerformance({ homeId }),
  },
  offboarding: { all: portfolio.properties(), one: (homeId) => portfolio.offboarding({ homeId }) },
  'pre-move-out': { all: portfolio.preMoveOut(), one: (homeId) => portfolio.homePreMoveOut({ homeId }) },
  properties: { all: portfolio.properties(), one: (homeId) => portfolio.property({ propertyId: homeId }) },
  sell: { all: portfolio.sell(), one: (homeId) => portfolio.homeSale({ homeId }) },
  wealth: { all: portfolio.wealth(), one: (homeId) => portfolio.homeWealth({ homeId }) },
  'wealth-analysis': { all: portfolio.wealthAnalysis(), one: (homeId) => portfolio.homeWealthAnalysis({ homeId }) },
} satisfies Record<string, OwnedHomePages>;
export type OwnedHomeSection = keyof typeof ownedHomeSections;

/** The pages of the part of the portfolio a path lies in; those of the homes themselves elsewhere. */
export function ownedHomePagesAt(path: string): OwnedHomePages {
  const [, , area, section = ''] = path.split('/');
  return area === 'portfolio' && Object.hasOwn(ownedHomeSections, section)
    ? ownedHomeSections[section as OwnedHomeSection]
    : ownedHomeSections.properties;
}

/** The same part of the portfolio for one home. The list of homes stays the list, as do pages without one per home. */
export function pageForHome(href: string, homeId: string): string {
  if (href === portfolio.properties()) return href;
  return (
    Object.values(ownedHomeSections)
      .find(({ all }) => all === href)
      ?.one(homeId) ?? href
  );
}
