import type { HomeFilters } from '@/contract/homes/homes/endpoints';
import { routes } from '@/contract/routes';
import type { findNewListings } from '@/server/modules/homes/homes';

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
const placeName = (slug: string) =>
  slug
    .split('-')
    .map((word, at, all) =>
      at === all.length - 1 && word.length === 2 ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');

/** What a search is called until its keeper says otherwise: `Oakland CA, 2+ beds, up to $3,000`. */
export function searchName({ place, minRent, maxRent, beds, baths, pets, bounds, type }: HomeFilters): string {
  const rent =
    minRent && maxRent
      ? `${dollars(minRent)} to ${dollars(maxRent)}`
      : maxRent
        ? `up to ${dollars(maxRent)}`
        : minRent
          ? `from ${dollars(minRent)}`
          : '';
  const answers = [
    place ? placeName(place) : bounds ? 'Map area' : 'Everywhere',
    type?.join(' or '),
    beds ? `${beds}+ beds` : '',
    baths ? `${baths}+ baths` : '',
    rent,
    pets ? 'pets welcome' : '',
  ];
  return answers.filter(Boolean).join(', ').slice(0, 120);
}

/** The address of a search, as the site writes it. */
function searchPath({ place, ...rest }: Record<string, string>): string {
  const query = new URLSearchParams(rest).toString();
  return `/homes${place ? `/${encodeURIComponent(place)}` : ''}${query ? `?${query}` : ''}`;
}

const MAX_HOMES_LISTED = 6;

interface NewHomes {
  siteUrl: string;
  /** Absent for a person without a name on file. */
  firstName?: string;
  search: { name: string; filters: Record<string, string> };
  homes: Awaited<ReturnType<typeof findNewListings>>;
  /** Where a member says how often. */
  settings?: string;
  unsubscribe: string;
}

/** What the email about new homes is written from. */
export const newHomesData = ({ siteUrl, firstName = '', search, homes, settings, unsubscribe }: NewHomes) => ({
  firstName,
  name: search.name,
  link: `${siteUrl}${searchPath(search.filters)}`,
  more: Math.max(0, homes.length - MAX_HOMES_LISTED),
  homes: homes
    .slice(0, MAX_HOMES_LISTED)
    .map(({ id, streetAddress, city, citySlug, beds, baths, rentCents, allInCents }) => ({
      line: `${streetAddress}, ${city}`,
      beds,
      baths,
      rentCents,
      allInCents,
      link: `${siteUrl}${routes.homes.one({ place: citySlug, homeId: id })}`,
    })),
  ...(settings && { settings }),
  unsubscribe,
});
