import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isDeep } from '@/tests/support/sample';
import { decodeImage, detectFormat, InvalidImageError } from './decoding';

const blue = () => sharp({ create: { width: 90, height: 60, channels: 3, background: '#2255cc' } });

/** A PNG header that claims any size, with a few bytes of pixels behind it. */
function pngClaiming(width: number, height: number): Buffer {
  const table = Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let bit = 0; bit < 8; bit += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c >>> 0;
  });
  const crc = (bytes: Buffer) =>
    (bytes.reduce((sum, byte) => (table[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const framed = Buffer.alloc(8 + named.length);
    framed.writeUInt32BE(data.length, 0);
    named.copy(framed, 4);
    framed.writeUInt32BE(crc(named), 4 + named.length);
    return framed;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const sign = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    sign,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('pictures we take', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('come out of %s as a picture of ours', async (format) => {
    const bytes = await blue()[format]().toBuffer();
    expect(detectFormat(bytes)).toBe(format);
    const picture = await decodeImage(bytes);
    expect(picture).toMatchObject({ width: 90, height: 60 });
    expect((await sharp(picture.bytes).metadata()).format).toBe('webp');
    expect(picture.bytes.equals(bytes)).toBe(false);
  });

  it('are turned upright', async () => {
    const bytes = await blue().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await decodeImage(bytes)).toMatchObject({ width: 60, height: 90 });
  });

  it('come out of HEIC, as iPhones take them', async () => {
    const picture = await decodeImage(await readFile('tests/corpora/files/iphone-room.heic'));
    expect(picture).toMatchObject({ width: 160, height: 120 });
    // The left half is red, the right half blue.
    const { data } = await sharp(picture.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const [left, right] = [data.subarray(0, 3), data.subarray(159 * 3, 160 * 3)];
    expect(left[0]).toBeGreaterThan(180);
    expect(right[2]).toBeGreaterThan(180);
    expect(picture.bytes.includes('Exif')).toBe(false);
  });

  it('shrink from the 50 and 200 megapixels of phones', { timeout: 120_000 }, async () => {
    const sizes = [[8_160, 6_144] as const, ...(isDeep ? [[16_320, 12_240] as const] : [])];
    for (const [width, height] of sizes) {
      const background = { r: 0, g: 0, b: 255 };
      const bytes = await sharp({ create: { width, height, channels: 3, background } })
        .jpeg()
        .toBuffer();
      expect(await decodeImage(bytes)).toMatchObject({ width: 4_096 });
    }
  });

  it('get the same id from the same bytes', async () => {
    const bytes = await blue().png().toBuffer();
    expect((await decodeImage(bytes)).id).toBe((await decodeImage(bytes)).id);
  });

  it('lose whatever was hidden behind the picture', async () => {
    const script = '<?php system($_GET["c"]); ?><script>alert(1)</script>';
    const polyglot = Buffer.concat([await blue().jpeg().toBuffer(), Buffer.from(script)]);
    const { bytes } = await decodeImage(polyglot);
    expect(bytes.includes('php')).toBe(false);
    expect(bytes.includes('script')).toBe(false);
  });
});

describe('bytes we refuse', () => {
  const refused: [string, () => Buffer | Promise<Buffer>][] = [
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['GIF', () => blue().gif().toBuffer()],
    ['AVIF', () => blue().avif().toBuffer()],
    ['TIFF', () => blue().tiff().toBuffer()],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', () => Buffer.from('%PDF-1.7 and nothing more')],
    ['an archive', () => Buffer.from('504b0304', 'hex')],
    ['GIF that is also a script', () => Buffer.from('GIF89a/*\0\0*/=1;alert(1)')],
    ['nothing', () => Buffer.alloc(0)],
    ['a JPEG cut short', async () => (await blue().jpeg().toBuffer()).subarray(0, 200)],
    ['a WebP name on something else', () => Buffer.from('RIFF\x10\0\0\0WEBPVP8 but not really', 'latin1')],
    ['a JPEG name on an SVG', () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from('<svg/>')])],
  ];
  it.each(refused)('%s', async (_, make) => {
    await expect(decodeImage(await make())).rejects.toThrow(InvalidImageError);
  });

  it.each([
    ['HEIC', () => readFile('tests/corpora/files/iphone-heic-header.heic'), /HEIC photo.*Most Compatible/],
    ['RAW', () => blue().tiff().toBuffer(), /RAW or TIFF.*JPEG/],
    ['a video', () => Buffer.from('\0\0\0\x18ftypqt  ', 'latin1'), /video/],
  ] as const)('%s with the reason and what to do', async (_, make, reason) => {
    await expect(decodeImage(await make())).rejects.toThrow(reason);
  });

  it.each([
    [30_000, 30_000],
    [100_000, 1_000],
    [7_200, 7_200],
  ])('a header that claims %i by %i pixels, at once', async (width, height) => {
    const bomb = pngClaiming(width, height);
    const before = process.memoryUsage().rss;
    const started = performance.now();
    await expect(decodeImage(bomb)).rejects.toThrow(/million pixels|couldn’t open/);
    expect(performance.now() - started).toBeLessThan(200);
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024);
  });

  it('more than 50 MB', async () => {
    const bytes = Buffer.concat([await blue().jpeg().toBuffer(), Buffer.alloc(51 * 1024 * 1024)]);
    await expect(decodeImage(bytes)).rejects.toThrow(/50 MB/);
  });
});
