import ImgixClient from '@imgix/js-core';
import { describe, expect, it } from 'vitest';
import { PICTURE_WIDTHS } from '@/contract/content/media/constants';
import { imageSource, imageSrcSet, widthsFor } from './images';

const HOST = 'https://pictures.test';
const imgix = (parameters: object, options: object) =>
  ImgixClient._buildSrcSet(`${HOST}/media/abc`, parameters, options, { includeLibraryParam: false }).replaceAll(
    HOST,
    '',
  );
const picture = { id: 'abc', width: 1200, height: 800, alt: 'A porch', dominant: '#aabbcc', thumbhash: 'abcd' };

describe('the sizes we offer are those of @imgix/js-core', () => {
  it('for the whole list of widths', () => {
    expect(PICTURE_WIDTHS).toEqual(ImgixClient.targetWidths());
    expect(PICTURE_WIDTHS).toHaveLength(31);
  });

  it.each([100, 101, 116, 150, 799, 1075, 1200, 4096, 8192])('for a picture %i wide', (width) => {
    expect(widthsFor(width)).toEqual(ImgixClient.targetWidths(100, width, 0.08));
    expect(imageSrcSet({ id: 'abc', width }, { sizes: '100vw' })).toBe(imgix({}, { maxWidth: width }));
  });

  it('for a picture wider than anything we make', () => {
    expect(imageSrcSet({ id: 'abc', width: 20_000 }, { sizes: '100vw' })).toBe(imgix({}, {}));
  });

  it('for a picture drawn at one width, one to five times as dense', () => {
    expect(imageSrcSet(picture, { width: 240 })).toBe(imgix({ w: 240 }, {}));
  });

  it('for a picture cropped to a shape', () => {
    expect(imageSrcSet(picture, { width: 240, aspect: '4:3' })).toBe(imgix({ ar: '4:3', fit: 'crop', w: 240 }, {}));
    expect(imageSrcSet(picture, { sizes: '50vw', aspect: '1:1' })).toBe(
      imgix({ ar: '1:1', fit: 'crop' }, { maxWidth: 1200 }),
    );
  });
});

it('never names a width above the picture’s own, however small it is', () => {
  expect(widthsFor(60)).toEqual([60]);
});

it('keeps room for the picture in the shape it will have', () => {
  expect(imageSource(picture, { sizes: '100vw' })).toMatchObject({ width: 1200, height: 800, sizes: '100vw' });
  expect(imageSource(picture, { width: 240, aspect: '16:9' })).toMatchObject({ width: 240, height: 135 });
});
