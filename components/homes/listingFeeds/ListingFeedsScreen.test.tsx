import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Endpoint } from '@/contract/endpoint';
import type { ListingFeed } from '@/contract/homes/listingFeeds/endpoints';
import { renderScreen } from '@/tests/support/renderScreen';
import { ListingFeedsScreen } from './ListingFeedsScreen';

const feed: ListingFeed = {
  id: '0195f0a0-0000-7000-8000-000000000001',
  portal: 'Zillow',
  region: { id: 1, name: 'Bay Area' },
  format: 'hotpads',
  status: 'active',
  url: 'https://belong.test/listing-feeds/secret.xml',
  createdAt: '2026-11-01T00:00:00Z',
  lastDelivery: { at: '2026-11-20T12:00:00Z', homes: 12 },
};
const regions = [
  { id: 0, name: 'All Cities', status: 'Active' },
  { id: 1, name: 'Bay Area', status: 'Active' },
  { id: 2, name: 'Denver', status: 'ComingSoon' },
];

function show(feeds: ListingFeed[]) {
  const calls: [string, unknown][] = [];
  const call = async ({ key }: Endpoint, args: { body?: unknown; params?: unknown } = {}) => {
    if (key[1] === 'listListingFeeds') return feeds;
    if (key[1] === 'listRegions') return regions;
    if (key[1] === 'listDeliveries')
      return [{ id: '1', deliveredAt: '2026-11-20T12:00:00Z', homes: 12, reader: 'ZillowFeedReader/2.0' }];
    calls.push([key[1], args.body ?? args.params]);
    return feed;
  };
  renderScreen(<ListingFeedsScreen />, { call });
  return calls;
}

test('a feed shows its homes, its address, its last delivery, and its log', async () => {
  show([feed]);
  expect(await screen.findByText(/Bay Area · HotPads XML/)).toBeVisible();
  expect(screen.getByLabelText('Address for Zillow')).toHaveValue(feed.url);
  expect(screen.getByText(/Last read/)).toHaveTextContent('with 12 homes');
  await userEvent.click(screen.getByText('Deliveries'));
  expect(await screen.findByText(/ZillowFeedReader/)).toBeVisible();
});

test('a paused feed says so and can be resumed', async () => {
  const calls = show([{ ...feed, status: 'paused', lastDelivery: null }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Resume the feed for Zillow' }));
  expect(screen.getByText('Paused')).toBeVisible();
  expect(calls).toEqual([['resumeListingFeed', { listingFeedId: feed.id }]]);
});

test('without a feed the screen says what to do, and the form creates one for a served region', async () => {
  const calls = show([]);
  expect(await screen.findByText('No portal reads our homes yet')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Portal'), ' Apartments.com ');
  expect(screen.queryByRole('option', { name: 'Denver' })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Homes'), 'Bay Area');
  await userEvent.click(screen.getByRole('button', { name: 'Create feed' }));
  expect(await screen.findByText(/The feed for Apartments.com is ready/)).toBeVisible();
  expect(calls).toEqual([['createListingFeed', { portal: 'Apartments.com', regionId: 1, format: 'hotpads' }]]);
});
