// One of every slice in every look, with words that stand on the site.
import type { Content } from '@prismicio/client';
import type { ContentClient } from './client.server';

type SampleSlice = Content.PageDocument['data']['slices'][number];

export interface Samples {
  slices: SampleSlice[];
}

export async function sampleSlices(client: ContentClient): Promise<Samples> {
  const [pages, campaigns, posts] = await Promise.all([
    client.getByType('page', { pageSize: 100 }),
    client.getByType('landing_page', { pageSize: 100 }),
    client.getByType('blog_post', { pageSize: 100 }),
  ]);
  const found = new Map<string, SampleSlice>();
  const all = [...pages.results, ...campaigns.results, ...posts.results];
  for (const slice of all.flatMap(({ data }): SampleSlice[] => [...data.slices])) {
    const look = `${slice.slice_type} ${slice.variation}`;
    if (!found.has(look)) found.set(look, slice);
  }
  const sorted = [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, slice]) => slice);
  // A hero carries the h1 of its page, and a page has one.
  const [hero] = sorted.filter(({ slice_type }) => slice_type === 'hero').reverse();
  return { slices: [...(hero ? [hero] : []), ...sorted.filter(({ slice_type }) => slice_type !== 'hero')] };
}
