import { expect, test } from 'vitest';
import { draftCaption, PHOTO_ROOMS } from './captions';

test.each([
  ['kitchen.jpg', 'Kitchen'],
  ['Kitchen-2 (1).HEIC', 'Kitchen'],
  ['living_room_03.png', 'Living room'],
  ['MasterBath.jpg', 'Primary bathroom'],
  ['2nd bedroom.jpeg', 'Bedroom'],
  ['half-bath.webp', 'Half bathroom'],
  ['backyard.jpg', 'Yard'],
  ['Front of house.jpg', 'Front of the home'],
  ['IMG_4021.HEIC', ''],
  ['p05.webp', ''],
])('%s: %j', (name, caption) => {
  expect(draftCaption(name)).toBe(caption);
  if (caption) expect(PHOTO_ROOMS).toContain(caption);
});
