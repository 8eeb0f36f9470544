// Element names, values, and types are those of version 2.1 of Zillow's Rental Listing Bulk Feed Guide.
import { describe, expect, test } from 'vitest';
import { home } from '@/components/homes/homes/homes.fixture';
import type { FeedHome } from '@/contract/homes/listingFeeds/endpoints';
import { hotPadsEnd, hotPadsListing, hotPadsStart } from './hotPads';

const settings = {
  supportPhone: '+14155550100',
  supportEmail: 'homes@belong.test',
  supportHours: '8 AM to 8 PM',
  emergencyPhone: '',
  office: '',
  referralRewardCents: 0 as never,
  banner: null,
};
const feedHome = (overrides: Partial<FeedHome> = {}): FeedHome => ({
  ...home({
    pictures: [{ id: 'porch', width: 1200, height: 800, alt: 'Porch & "swing"', dominant: '#fff', thumbhash: '' }],
  }),
  street: '1 Alder Street',
  unit: null,
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...overrides,
});

function parse(one: FeedHome): Element {
  const xml = `${hotPadsStart('https://belong.test')}${hotPadsListing(one, 'https://belong.test', settings)}\n${hotPadsEnd}`;
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  expect(document.documentElement.getAttribute('version')).toBe('2.1');
  return document.querySelector('Listing') as Element;
}
const textOf = (listing: Element, name: string) =>
  [...listing.children].find(({ tagName }) => tagName === name)?.textContent ?? undefined;

describe('a listing in HotPads XML', () => {
  test('has the address, the price in dollars, full and half baths, and dates', () => {
    const listing = parse(feedHome({ unit: '#4', baths: 2.5, depositCents: 320_050 as never }));
    expect(listing.getAttribute('propertyType')).toBe('HOUSE');
    const names = ['unit', 'street', 'city', 'state', 'zip', 'price', 'pricingFrequency', 'deposit', 'numBedrooms'];
    expect(names.map((name) => textOf(listing, name))).toEqual([
      '#4',
      '1 Alder Street',
      'Oakland',
      'CA',
      '94609',
      '3200',
      'MONTH',
      '3200.50',
      '2',
    ]);
    expect([textOf(listing, 'numFullBaths'), textOf(listing, 'numHalfBaths')]).toEqual(['2', '1']);
    expect([textOf(listing, 'dateAvailable'), textOf(listing, 'lastUpdated')]).toEqual([
      '2026-01-01',
      '2026-11-20T10:00:00.000Z',
    ]);
    expect(listing.querySelector('street')?.getAttribute('hide')).toBe('false');
  });

  test('names every charge beside the rent: application, deposit, and each fee of the listing', () => {
    const fees = [...parse(feedHome()).querySelectorAll('fees > fee')].map((fee) =>
      [...fee.children].map((part) => part.getAttribute('value') ?? part.textContent),
    );
    expect(fees).toContainEqual(['85', 'customFee', 'Water', 'monthly', 'mandatory', 'nonRefundable']);
    expect(fees).toContainEqual(['40', 'customFee', 'Key deposit box', 'moveIn', 'mandatory', 'nonRefundable']);
    expect(fees).toContainEqual(['30', 'petRent', 'Pet', 'monthly', 'optional', 'nonRefundable']);
    expect(fees.map(([, type]) => type)).toEqual(expect.arrayContaining(['applicationFee', 'securityDeposit']));
  });

  test.each([
    ['none', 'false', 'false'],
    ['cats', 'true', 'false'],
    ['dogs', 'false', 'true'],
    ['catsAndDogs', 'true', 'true'],
  ] as const)('says of the pet policy %s: cats %s, dogs %s', (pets, cats, dogs) => {
    const listed = [...parse(feedHome({ pets })).querySelectorAll('pet')].map(({ children }) =>
      [...children].map(({ textContent }) => textContent),
    );
    expect(listed).toEqual([
      ['cats', cats],
      ['dogs', dogs],
    ]);
  });

  test('has the full address of each photo and escapes what people typed', () => {
    const listing = parse(feedHome({ description: 'Fish & chips <next door> ]]>' }));
    const photo = listing.querySelector('ListingPhoto');
    expect(photo?.getAttribute('source')).toBe('https://belong.test/media/porch?w=1600');
    expect(photo?.textContent).toBe('Porch & "swing"');
    expect(textOf(listing, 'description')).toBe('Fish & chips <next door> ]]>');
  });

  test('leaves out what is not known instead of sending it empty', () => {
    const listing = parse(
      feedHome({ sqft: null, yearBuilt: null, heating: '', leaseMonths: [], applicationFeeCents: 0 as never }),
    );
    for (const name of ['unit', 'squareFeet', 'leaseTerm']) expect(textOf(listing, name), name).toBeUndefined();
    expect(listing.querySelector('[type=YEAR_BUILT], [type=HEATING_SYSTEM]')).toBeNull();
    expect(listing.querySelector('fees')?.textContent).not.toContain('applicationFee');
  });
});
