import { createHash } from 'node:crypto';
import { pluralize } from '@/contract/format/counts';
import type { CardRow } from '@/server/modules/homes/homes/cards';
import type { ShareImageText } from '@/server/shareImages/shareImage';

type SharedHome = Omit<
  CardRow,
  'pictures' | 'lat' | 'lng' | 'listedAt' | 'availableOn' | 'previousRentCents' | 'rentChangedAt' | 'status'
> & {
  pictures: readonly { id: string }[];
};

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const money = (cents: number) => dollars.format(cents / 100);

/** What the picture of a home says. */
export function shareImageText(home: SharedHome): ShareImageText {
  const { unit, streetAddress, neighborhood, city, state, beds, baths, sqft, rentCents, allInCents } = home;
  const rooms = [beds === 0 ? 'Studio' : pluralize(beds, 'bed'), pluralize(baths, 'bath')];
  if (sqft !== null) rooms.push(`${sqft.toLocaleString('en-US')} sq ft`);
  return {
    headline: money(rentCents),
    unit: 'a month',
    lines: [
      unit ? `${streetAddress}, ${unit}` : streetAddress,
      `${neighborhood ? `${neighborhood}, ` : ''}${city}, ${state}`,
      rooms.join(' · '),
      allInCents > rentCents ? `${money(allInCents)} with all required fees` : 'No extra required fees',
    ],
  };
}

/** Changes of how pictures are drawn count as changes of every home. */
const DESIGN_VERSION = 1;

/** The same for as long as the picture of a home would be: words and cover. */
export function shareImageVersion(home: SharedHome): string {
  const facts = [DESIGN_VERSION, shareImageText(home), home.pictures[0]?.id ?? null];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16);
}

export const shareImagePath = (home: SharedHome) => `/media/homes/${home.id}/${shareImageVersion(home)}.jpg`;
