import type { Home } from '@/contract/homes/endpoints';
import { pluralize } from '@/lib/format/text';

const MIN_PICTURES = 5;
const MIN_DESCRIPTION_WORDS = 40;

type PreviewedHome = Pick<Home, 'pictures' | 'description' | 'picturedOn' | 'fees' | 'sqft' | 'utilities'>;

/** What a home still lacks before visitors would be well served by its page. */
export function missingListingItems(home: PreviewedHome): string[] {
  const { pictures, description, picturedOn, sqft, utilities } = home;
  const missing: readonly (string | false)[] = [
    pictures.length < MIN_PICTURES && `${pluralize(MIN_PICTURES - pictures.length, 'more picture')} (five at least)`,
    pictures.some(({ alt }) => alt === '') && 'Words for pictures that have none',
    pictures.length > 0 && picturedOn === null && 'The month the pictures were taken',
    description.split(/\s+/).length < MIN_DESCRIPTION_WORDS && 'A longer description',
    sqft === null && 'Its size in square feet',
    utilities.length === 0 && 'Who pays for water and light',
  ];
  return missing.filter((line) => line !== false);
}
