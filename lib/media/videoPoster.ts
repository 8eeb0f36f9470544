// The first picture of a clip, made in the browser that sends it.
const WIDTH = 960;
const WAIT_MS = 10_000;

interface ClipFacts {
  readonly poster: Blob;
  /** Null where this browser cannot read the clip; then our server looks. */
  readonly seconds: number | null;
}

function toJpeg(width: number, height: number, paint: (context: CanvasRenderingContext2D) => void): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context) paint(context);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/jpeg', 0.8),
  );
}

/** A black picture for a clip that this browser cannot open: it is sent all the same. */
const blankPoster = () => toJpeg(WIDTH, (WIDTH * 9) / 16, () => undefined);

const once = (video: HTMLVideoElement, event: 'loadeddata' | 'seeked') =>
  new Promise<void>((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true });
    video.addEventListener('error', () => reject(new Error('Not readable')), { once: true });
    AbortSignal.timeout(WAIT_MS).addEventListener('abort', () => reject(new Error('Too slow')));
  });

/** The length of a clip and its first picture. */
export async function readClip(file: Blob): Promise<ClipFacts> {
  const address = URL.createObjectURL(file);
  const video = document.createElement('video');
  Object.assign(video, { muted: true, playsInline: true, preload: 'auto' });
  try {
    const loaded = once(video, 'loadeddata');
    video.src = address;
    await loaded;
    // Phones begin with a black picture; a moment later there is something to see.
    const sought = once(video, 'seeked');
    video.currentTime = Math.min(0.1, (Number.isFinite(video.duration) ? video.duration : 0) / 2);
    await sought;
    const { videoWidth, videoHeight, duration } = video;
    const width = Math.min(WIDTH, videoWidth);
    const height = Math.max(1, Math.round((width * videoHeight) / videoWidth));
    const poster = await toJpeg(width, height, (context) => context.drawImage(video, 0, 0, width, height));
    return { poster, seconds: Number.isFinite(duration) ? duration : null };
  } catch {
    return { poster: await blankPoster(), seconds: null };
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(address);
  }
}
