// schema.org data: what machines read about a page. Every figure is one that stands on the page too.
import type { Home, HomeCard } from '@/contract/homes/homes/endpoints';
import type { MarketStats } from '@/contract/homes/regions/endpoints';
import { routes } from '@/contract/routes';
import { homeHref, homeSummary, homeTypeLabels } from '@/lib/labels/home.labels';
import { regionHref, regionLongName } from '@/lib/labels/region.labels';
import { absoluteUrl } from '@/lib/routing/absoluteUrl';

const context = 'https://schema.org';
const toDollars = (amount: number) => (amount / 100).toFixed(2);

export function siteJsonLd(siteUrl: string): object {
  const home = absoluteUrl(siteUrl, '/');
  return {
    '@context': context,
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${home}#organization`,
        name: 'Belong',
        url: home,
        logo: absoluteUrl(siteUrl, '/favicon.svg'),
        description: 'Renting people love, for homeowners and residents.',
      },
      {
        '@type': 'WebSite',
        '@id': `${home}#website`,
        name: 'Belong',
        url: home,
        publisher: { '@id': `${home}#organization` },
      },
    ],
  };
}

/** The homes of a results page, in their order. */
export function listJsonLd(siteUrl: string, name: string, items: readonly HomeCard[]): object {
  return {
    '@context': context,
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((home, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      url: absoluteUrl(siteUrl, homeHref(home)),
    })),
  };
}

const availabilityUrls: Partial<Record<Home['status'], string>> = {
  active: 'InStock',
  coming_soon: 'PreOrder',
  application_pending: 'LimitedAvailability',
};
const schemaTypes: Partial<Record<Home['type'], string>> = {
  house: 'SingleFamilyResidence',
  townhouse: 'House',
  condo: 'Apartment',
  apartment: 'Apartment',
};

export function homeJsonLd(siteUrl: string, home: Home): object {
  const url = absoluteUrl(siteUrl, homeHref(home));
  return {
    '@context': context,
    '@graph': [
      {
        '@type': ['Accommodation', schemaTypes[home.type] ?? 'House'],
        '@id': `${url}#home`,
        url,
        name: home.headline,
        description: homeSummary(home),
        accommodationCategory: homeTypeLabels[home.type],
        numberOfBedrooms: home.beds,
        numberOfBathroomsTotal: home.baths,
        ...(home.sqft !== null && { floorSize: { '@type': 'QuantitativeValue', value: home.sqft, unitCode: 'FTK' } }),
        ...(home.yearBuilt !== null && { yearBuilt: home.yearBuilt }),
        petsAllowed: home.pets !== 'none',
        image: home.pictures.map(({ id }) => absoluteUrl(siteUrl, `/media/${id}`)),
        address: {
          '@type': 'PostalAddress',
          streetAddress: home.streetAddress,
          addressLocality: home.city,
          addressRegion: home.state,
          postalCode: home.zipcode,
          addressCountry: 'US',
        },
        geo: { '@type': 'GeoCoordinates', latitude: home.lat, longitude: home.lng },
      },
      {
        '@type': 'Offer',
        '@id': `${url}#offer`,
        itemOffered: { '@id': `${url}#home` },
        url,
        businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
        availability: `${context}/${availabilityUrls[home.status] ?? 'SoldOut'}`,
        availabilityStarts: home.availableOn,
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: toDollars(home.allInCents),
          priceCurrency: 'USD',
          unitCode: 'MON',
          description: 'A month, with every required fee',
        },
      },
      {
        '@type': 'RealEstateListing',
        '@id': url,
        url,
        name: home.headline,
        datePosted: home.listedAt.slice(0, 10),
        about: { '@id': `${url}#home` },
        offers: { '@id': `${url}#offer` },
        ...(home.leaseMonths.length > 0 && {
          leaseLength: {
            '@type': 'QuantitativeValue',
            minValue: Math.min(...home.leaseMonths),
            maxValue: Math.max(...home.leaseMonths),
            unitCode: 'MON',
          },
        }),
      },
      breadcrumbTrail(siteUrl, [
        ['Homes for rent', routes.homes.all()],
        [`${home.city}, ${home.state}`, routes.homes.inPlace({ place: home.citySlug })],
        [home.streetAddress, homeHref(home)],
      ]),
    ],
  };
}

/** What we do for homeowners in a market. */
export function marketJsonLd(siteUrl: string, { region, city }: Pick<MarketStats, 'region' | 'city'>): object {
  const path = regionHref({ region, city });
  const area = { '@type': 'AdministrativeArea', name: regionLongName(region) };
  return {
    '@context': context,
    '@graph': [
      {
        '@type': 'Service',
        name: 'Home management for homeowners',
        serviceType: 'Property management',
        url: absoluteUrl(siteUrl, path),
        provider: { '@id': `${absoluteUrl(siteUrl, '/')}#organization` },
        areaServed: city ? { '@type': 'City', name: city.name, containedInPlace: area } : area,
      },
      breadcrumbTrail(siteUrl, [
        ['For homeowners', routes.homeowners.all()],
        [region.name, regionHref({ region, city: null })],
        ...(city ? ([[city.name, path]] as const) : []),
      ]),
    ],
  };
}

function breadcrumbTrail(siteUrl: string, steps: readonly (readonly [name: string, path: string])[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: absoluteUrl(siteUrl, path),
    })),
  };
}
