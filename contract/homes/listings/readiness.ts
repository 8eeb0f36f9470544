import type { Home } from '@/contract/homes/homes/endpoints';
import { MIN_DESCRIPTION_WORDS, MIN_LISTING_PICTURES } from './constants';

export type ListedContent = Pick<
  Home,
  'pictures' | 'headline' | 'description' | 'picturedOn' | 'sqft' | 'utilities' | 'leaseMonths'
>;

/** What a listing still lacks before its owner can approve it, a line each. */
export function missingListingItems(home: ListedContent): string[] {
  const { pictures, headline, description, picturedOn, sqft, utilities, leaseMonths } = home;
  const morePictures = MIN_LISTING_PICTURES - pictures.length;
  const missing: readonly (string | false)[] = [
    morePictures > 0 && `${morePictures} more ${morePictures === 1 ? 'photo' : 'photos'} (at least five)`,
    pictures.length > 0 && picturedOn === null && 'The month the photos were taken',
    headline.trim() === '' && 'A headline',
    description.split(/\s+/).filter(Boolean).length < MIN_DESCRIPTION_WORDS &&
      `A description of at least ${MIN_DESCRIPTION_WORDS} words`,
    sqft === null && 'The size in square feet',
    utilities.length === 0 && 'Who pays for water and power',
    leaseMonths.length === 0 && 'The lease lengths you offer',
  ];
  return missing.filter((line) => line !== false);
}
