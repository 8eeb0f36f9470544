import { routes } from '@/contract/routes';

/** What belongs to the place one leaves. */
const PLACE_PARAMETERS = ['page', 'bounds', 'saved'];

/** Where the page one is on stands for a region (its slug; none: everywhere); undefined where it is the same for all. */
export function pageInRegion(
  { pathname, asPath }: { readonly pathname: string; readonly asPath: string },
  slug: string,
): string | undefined {
  if (pathname === '/homeowners' || pathname === '/homeowners/[region]')
    return slug ? routes.homeowners.inRegion({ region: slug }) : routes.homeowners.all();
  if (pathname !== '/homes' && pathname !== '/homes/[place]') return undefined;
  const filters = new URLSearchParams(asPath.split('#')[0]?.split('?')[1]);
  for (const name of PLACE_PARAMETERS) filters.delete(name);
  const path = slug ? routes.homes.inPlace({ place: slug }) : routes.homes.all();
  return filters.size > 0 ? `${path}?${filters}` : path;
}
