// Sentences about homes: what a home is and how we look after it, never who should live there.
import type { Gallery } from '@/server/db/seed/gallery';
import type { City, Spot } from '@/server/db/seed/places';
import type { Chance } from './random';
import type { HomeShape } from './shape';
import { adjectives, care, closing, details, kinds, type ListingFacts, openings, rooms } from './words.pools';

const COUNT = ['studio', 'one', 'two', 'three', 'four', 'five', 'six'];
export const bedroomLabel = (beds: number) => (beds === 0 ? 'studio' : `${COUNT[beds] ?? beds}-bedroom`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function kindOf(home: HomeShape, { style }: Gallery, chance: Chance): string {
  if (home.type === 'house') return chance.pick(kinds[style] ?? ['house']);
  if (home.type === 'multi')
    return style === 'victorian' ? 'Victorian flat' : chance.pick(['flat', 'flat', 'home in a small building']);
  if (home.type === 'adu') return chance.pick(['garden cottage', 'cottage', 'backyard cottage']);
  if (home.type === 'apartment')
    return style === 'victorian' ? 'Victorian apartment' : chance.pick(['apartment', 'apartment', 'flat']);
  if (home.type === 'townhouse') return chance.pick(['townhouse', 'townhome', 'townhouse']);
  return chance.pick(['condo', 'condo', 'condo home']);
}

export function listingText(
  home: HomeShape,
  gallery: Gallery,
  city: City,
  spot: Spot,
  chance: Chance,
): { headline: string; description: string } {
  const kind = kindOf(home, gallery, chance);
  const size =
    home.beds === 0
      ? kind.includes('apartment') || kind === 'flat'
        ? 'studio'
        : `studio ${kind}`
      : `${bedroomLabel(home.beds)} ${kind}`;
  const place = spot.neighborhood && spot.neighborhood !== 'Downtown' ? spot.neighborhood : city.name;
  const told: ListingFacts = { home, has: gallery.has, size, kind, place, city: city.name };
  const fitting = details.filter(({ when }) => when(told));
  const detail = chance.pick(fitting).say;
  const things = fitting.map(({ say }) => say).filter((say) => /^an? (?!garage|room)/.test(say));
  const [first, second] = chance.some(things, 2);
  const adjective = chance.pick(adjectives);
  const headline = chance.pick([
    `${capital(adjective)} ${size} with ${detail}`,
    `${capital(adjective)} ${size} with ${detail}`,
    `${capital(size)} in ${place} with ${detail}`,
    `${capital(size)} with ${detail}`,
    `${capital(adjective)} ${size} in ${place}`,
    first && second ? `${capital(first)} and ${second} in ${place}` : `${capital(size)} in ${place} with ${detail}`,
  ]);
  const sentences = [
    chance.pick(openings)(told),
    ...rooms.filter(({ when }) => when(told)).map(({ say }) => chance.pick(say)),
    chance.pick(care),
    ...(chance.yes(0.5) ? [chance.pick(closing)] : []),
  ];
  return { headline: headline.slice(0, 90), description: sentences.join(' ') };
}
