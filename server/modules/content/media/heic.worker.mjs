// Reads a HEIC photo where it can do no harm: answers its pixels, or nothing. See heic.ts.
import { parentPort, workerData } from 'node:worker_threads';
import openLibrary from 'libheif-js/libheif-wasm/libheif-bundle.js';

/** The main picture of the file as RGBA, turned upright by the library; undefined where it cannot be read. */
async function decode(bytes, maxPixels) {
  const library = openLibrary();
  const images = new library.HeifDecoder().decode(bytes);
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (!image) return undefined;
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > maxPixels) return { tooLarge: true };
  const pixels = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const shown = await new Promise((resolve) => image.display(pixels, resolve));
  return shown ? { width, height, data: shown.data } : undefined;
}

const answer = await decode(workerData.bytes, workerData.maxPixels).catch(() => undefined);
parentPort?.postMessage(answer ?? {}, answer?.data ? [answer.data.buffer] : []);
