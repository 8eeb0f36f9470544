import { expect, test } from 'vitest';
import { home } from '@/components/homes/homes/homes.fixture';
import { homeJsonLd, listJsonLd, siteJsonLd } from './jsonLd';

const site = 'https://site.test/';
interface Graph {
  '@graph': Record<string, unknown>[];
}
const nodeOf = (graph: object, type: string) =>
  (graph as Graph)['@graph'].find((node) => [node['@type']].flat().includes(type));

test('the offer names the month’s cost with every required fee, and the canonical address', () => {
  const offer = nodeOf(homeJsonLd(site, home()), 'Offer');
  expect(offer).toMatchObject({
    url: `https://site.test/homes/oakland-ca/${home().id}`,
    availability: 'https://schema.org/InStock',
    priceSpecification: { price: '3285.00', priceCurrency: 'USD', unitCode: 'MON' },
  });
});

// https://schema.org/RealEstateListing: the page, about the home, with its date and the lengths of its leases.
test('the listing names its home, its offer, the day it was posted, and the lengths of leases', () => {
  const data = homeJsonLd(site, home({ leaseMonths: [12, 6] }));
  const listing = nodeOf(data, 'RealEstateListing');
  expect(listing).toMatchObject({
    datePosted: '2026-01-01',
    leaseLength: { '@type': 'QuantitativeValue', minValue: 6, maxValue: 12, unitCode: 'MON' },
  });
  expect(listing?.about).toEqual({ '@id': nodeOf(data, 'Accommodation')?.['@id'] });
  expect(listing?.offers).toEqual({ '@id': nodeOf(data, 'Offer')?.['@id'] });
});

test.each(['leased', 'off_market'] as const)('a home that is %s is not offered as available', (status) => {
  const offer = nodeOf(homeJsonLd(site, home({ status })), 'Offer');
  expect(offer?.availability).toBe('https://schema.org/SoldOut');
});

test('what is not known is left out', () => {
  const known = nodeOf(homeJsonLd(site, home({ sqft: null, yearBuilt: null })), 'Accommodation');
  expect(known).not.toHaveProperty('floorSize');
  expect(known).not.toHaveProperty('yearBuilt');
});

test('homes of a list keep their order under absolute addresses', () => {
  expect(listJsonLd(site, 'Homes', [home()])).toMatchObject({
    itemListElement: [{ position: 1, url: expect.stringMatching(/^https:\/\/site\.test\/homes\/oakland-ca\//) }],
  });
});

test('the organization and the site know each other', () => {
  const [organization, website] = (siteJsonLd(site) as Graph)['@graph'];
  expect(website?.publisher).toEqual({ '@id': organization?.['@id'] });
});
