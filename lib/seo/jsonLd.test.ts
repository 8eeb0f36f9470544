import { expect, test } from 'vitest';
import { home } from '@/components/homes/homes/homes.fixture';
import { homeJsonLd, listJsonLd, siteJsonLd } from './jsonLd';

const site = 'https://site.test/';
interface Graph {
  '@graph': Record<string, unknown>[];
}

test('the offer names the month’s cost with every required fee, and the canonical address', () => {
  const [, offer] = (homeJsonLd(site, home()) as Graph)['@graph'];
  expect(offer).toMatchObject({
    url: `https://site.test/homes/oakland-ca/${home().id}`,
    availability: 'https://schema.org/InStock',
    priceSpecification: { price: '3285.00', priceCurrency: 'USD', unitCode: 'MON' },
  });
});

test.each(['leased', 'off_market'] as const)('a home that is %s is not offered as available', (status) => {
  const [, offer] = (homeJsonLd(site, home({ status })) as Graph)['@graph'];
  expect(offer?.availability).toBe('https://schema.org/SoldOut');
});

test('what is not known is left out', () => {
  const [known] = (homeJsonLd(site, home({ sqft: null, yearBuilt: null })) as Graph)['@graph'];
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
