import type { HomeFilters } from '@/contract/homes/endpoints';

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
export function searchPath({ place, ...rest }: Record<string, string>): string {
  const query = new URLSearchParams(rest).toString();
  return `/homes${place ? `/${encodeURIComponent(place)}` : ''}${query ? `?${query}` : ''}`;
}
