// What the pages of the site map list.
import type { HomeCard } from '@/contract/homes/homes/endpoints';
import type { Place } from '@/contract/homes/places/endpoints';
import { routes } from '@/contract/routes';
import { homeHref } from '@/lib/labels/home.labels';
import { searchHref } from '@/lib/search/searchHref';

export interface SitemapItem {
  href: string;
  label: string;
  note?: string;
}

const countOf = (homes: number) => (homes === 1 ? '1 home' : `${homes} homes`);
const byLabel = (one: SitemapItem, other: SitemapItem) => one.label.localeCompare(other.label, 'en');

export const placeItems = (places: readonly Place[]): SitemapItem[] =>
  places
    .map(({ slug, name, city, state, kind, homes }) => ({
      href: searchHref({ place: slug }),
      label: kind === 'region' ? name : `${name}, ${city ?? state}`,
      note: countOf(homes),
    }))
    .sort(byLabel);

/** Regions as homeowners ask for them: each at the page of its own figures. */
export const regionItems = (places: readonly Place[]): SitemapItem[] =>
  places
    .map(({ slug, name, homes }) => ({
      href: routes.homeowners.inRegion({ region: slug }),
      label: name,
      note: `${countOf(homes)} for rent`,
    }))
    .sort(byLabel);

export const homeItems = (homes: readonly HomeCard[]): SitemapItem[] =>
  homes.map((home) => ({
    href: homeHref(home),
    label: `${home.streetAddress}, ${home.city}`,
    ...(home.neighborhood && { note: home.neighborhood }),
  }));
