import type { Home } from '@/contract/homes';
import { counted } from '@/lib/format/words';

const ENOUGH_PICTURES = 5;
const ENOUGH_WORDS = 40;

type Listed = Pick<Home, 'pictures' | 'description' | 'picturedOn' | 'fees' | 'sqft' | 'utilities'>;

/** What a home still lacks before visitors would be well served by its page. */
export function lacking(home: Listed): string[] {
  const { pictures, description, picturedOn, sqft, utilities } = home;
  const said: readonly (string | false)[] = [
    pictures.length < ENOUGH_PICTURES &&
      `${counted(ENOUGH_PICTURES - pictures.length, 'more picture')} (five at least)`,
    pictures.some(({ alt }) => alt === '') && 'Words for pictures that have none',
    pictures.length > 0 && picturedOn === null && 'The month the pictures were taken',
    description.split(/\s+/).length < ENOUGH_WORDS && 'A longer description',
    sqft === null && 'Its size in square feet',
    utilities.length === 0 && 'Who pays for water and light',
  ];
  return said.filter((line) => line !== false);
}
