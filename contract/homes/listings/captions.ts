// Captions that are drafted from the room a photo shows.

/** Words by which a name of a file tells its room, most specific first. */
const ROOM_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:primary|master|main) ?(?:bed ?room|suite)\b/, 'Primary bedroom'],
  [/\b(?:primary|master|main) ?bath(?: ?room)?\b/, 'Primary bathroom'],
  [/\b(?:powder room|half ?bath)\b/, 'Half bathroom'],
  [/\bbath(?: ?room)?s?\b|\bshower\b/, 'Bathroom'],
  [/\bbed ?rooms?\b/, 'Bedroom'],
  [/\bkitchen\b/, 'Kitchen'],
  [/\bdining(?: ?room)?\b/, 'Dining room'],
  [/\b(?:living|family) ?(?:room|area)?\b|\blounge\b/, 'Living room'],
  [/\blaundry(?: ?room)?\b/, 'Laundry'],
  [/\b(?:office|study)\b/, 'Office'],
  [/\b(?:entry|entrance|foyer|hall(?:way)?)\b/, 'Entry'],
  [/\bclosets?\b/, 'Closet'],
  [/\bgarage\b/, 'Garage'],
  [/\b(?:balcony|patio|deck|porch|terrace)\b/, 'Balcony or patio'],
  [/\bpool\b/, 'Pool'],
  [/\b(?:back ?yard|front ?yard|yard|garden)\b/, 'Yard'],
  [/\b(?:front|exterior|facade|outside|street|house)\b/, 'Front of the home'],
  [/\bview\b/, 'View'],
];

/** Rooms and places of a home that its photos show, in the order in which they are offered. */
export const PHOTO_ROOMS: readonly string[] = [
  'Front of the home',
  'Living room',
  'Kitchen',
  'Dining room',
  'Primary bedroom',
  'Bedroom',
  'Primary bathroom',
  'Bathroom',
  'Half bathroom',
  'Laundry',
  'Office',
  'Entry',
  'Closet',
  'Garage',
  'Balcony or patio',
  'Yard',
  'Pool',
  'View',
];

/** A caption from the name of a file, such as `Kitchen` from `kitchen-2.jpg`; empty where the name tells no room. */
export function draftCaption(fileName: string): string {
  const words = fileName
    .replace(/\.[^.]*$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[^A-Za-z]+/g, ' ')
    .toLowerCase();
  return ROOM_WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? '';
}
