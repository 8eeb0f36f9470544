import type { GetServerSideProps } from 'next';
import { ownedHomeSections } from '@/lib/account/accountRoutes';
import { routes } from '@/lib/routing/routes';
import { flattenParams, type PageProps } from './public.server';

/** `{propertyId?}/setup-flow/{unitId?}/steps/{flowName?}/…`; what has both ids has a page file. */
const SETUP = /^(?:([^/]+)\/)?setup-flow(?:\/success|\/(?:([^/]+)\/)?steps(?:\/(.+))?)?$/;
/** `{subSection}/{propertyId}/{unitId}`: a unit is a home of its own. */
const UNIT = new RegExp(`^(${ownedHomeSections.join('|')})/[^/]+/([^/]+)$`);
/** Parts of a resident’s area, each about every home they rent. */
const RENTED = /^home\/(payments|post-move-out|properties)(?:\/[^/]+){1,2}$/;

/** The page that an address means which leaves an optional part out, or names a home where there is one page for all. */
export function fullAccountAddress(at: string | undefined): string | undefined {
  const [, rented] = at?.match(RENTED) ?? [];
  if (rented) return routes.accounts.at({ at: `home/${rented}` });
  const [, inPortfolio] = at?.match(/^portfolio\/(.+)$/) ?? [];
  const setup = inPortfolio?.match(/^properties\/(.+)$/)?.[1]?.match(SETUP);
  if (setup) {
    const [, propertyId, unitId, step] = setup;
    const homeId = unitId ?? propertyId;
    if (homeId === undefined) return routes.homeowner.onboard(step === undefined ? {} : { at: step });
    return step === undefined
      ? routes.accounts.portfolio.setup({ propertyId: homeId })
      : routes.accounts.portfolio.setupStep({ propertyId: propertyId ?? homeId, unitId: homeId, at: step });
  }
  const [, section, unitId] = inPortfolio?.match(UNIT) ?? [];
  return unitId ? routes.accounts.at({ at: `portfolio/${section}/${unitId}` }) : undefined;
}

/** A setup without a group leads to all of them. */
export function setupGroupProps(props: GetServerSideProps<PageProps>): GetServerSideProps<PageProps> {
  return async (context) => {
    const { unitId = '', at } = flattenParams(context.params ?? {});
    if (at) return props(context);
    return { redirect: { destination: routes.accounts.portfolio.setup({ propertyId: unitId }), permanent: false } };
  };
}

/** Leads on to the full address, with its query; anything else is the page’s own. */
export function fullAddressProps(props: GetServerSideProps<PageProps>): GetServerSideProps<PageProps> {
  return async (context) => {
    const path = fullAccountAddress(flattenParams(context.params ?? {}).at);
    if (path === undefined) return props(context);
    const { search } = new URL(context.resolvedUrl, 'http://here.invalid');
    return { redirect: { destination: path + search, permanent: false } };
  };
}
