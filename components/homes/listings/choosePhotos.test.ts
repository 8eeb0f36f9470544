import { expect, test } from 'vitest';
import { choosePhotos } from './choosePhotos';

const photos = (count: number) => Array.from({ length: count }, (_, n) => `${n}.jpg`);

test.each([
  [400, 0, 40, 'A listing shows at most 40 photos. We’re adding the first 40 of the 400 you chose.'],
  [400, 35, 5, 'A listing shows at most 40 photos. We’re adding the first 5 of the 400 you chose.'],
  [3, 40, 0, 'A listing shows at most 40 photos. Remove one to add another.'],
  [3, 37, 3, undefined],
])('of %i photos chosen beside %i, the first %i are sent', (count, present, sent, notice) => {
  const result = choosePhotos(photos(count), present);
  expect(result.chosen).toEqual(photos(count).slice(0, sent));
  expect(result.notice).toBe(notice);
});
