// A clip from outside: looked into, and stored without what phones write beside the pictures, such as the place.
import { randomBytes } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import {
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { MAX_VIDEO_SECONDS } from '@/contract/care/workOrders/constants';
import { ApiError } from '@/server/http/errors';
import type { Storage } from '@/server/providers/storage/storage';

export interface StoredVideo {
  videoId: string;
  videoMime: 'video/mp4' | 'video/webm';
  videoBytes: number;
  videoSeconds: number;
}

export const videoKey = ({ videoId, videoMime }: Pick<StoredVideo, 'videoId' | 'videoMime'>) =>
  `media/videos/${videoId}.${videoMime === 'video/webm' ? 'webm' : 'mp4'}`;

interface VideoFacts {
  seconds: number;
  isWebm: boolean;
}

async function withInput<T>(file: string, run: (input: Input) => Promise<T>): Promise<T> {
  const input = new Input({ formats: [MP4, QTFF, WEBM], source: new FilePathSource(file) });
  try {
    return await run(input);
  } finally {
    input.dispose();
  }
}

/** Length and kind of a clip; undefined where it is none. */
const readFacts = (file: string): Promise<VideoFacts | undefined> =>
  withInput(file, async (input) => {
    if (!(await input.getPrimaryVideoTrack())) return undefined;
    return { seconds: await input.computeDuration(), isWebm: (await input.getFormat()) === WEBM };
  }).catch(() => undefined);

/** The same pictures and sounds in a new file with nothing else; whether all of them fit. */
function repack(file: string, target: string, { seconds, isWebm }: VideoFacts): Promise<boolean> {
  const format = isWebm ? new WebMOutputFormat() : new Mp4OutputFormat();
  return withInput(file, async (input) => {
    const output = new Output({ format, target: new FilePathTarget(target) });
    const conversion = await Conversion.init({ input, output, tags: {}, showWarnings: false });
    if (!conversion.isValid || conversion.discardedTracks.length > 0) return false;
    await conversion.execute();
    const made = await readFacts(target);
    return made !== undefined && Math.abs(made.seconds - seconds) <= 1;
  }).catch(() => false);
}

/** Puts a clip of any origin into the store; throws an ApiError for what is none or is too long. */
export async function storeVideo(storage: Storage, file: string): Promise<StoredVideo> {
  const facts = await readFacts(file);
  if (!facts) throw new ApiError('unsupportedMedia', 'We can’t open this video. Send an MP4, MOV, or WebM file.');
  if (facts.seconds > MAX_VIDEO_SECONDS)
    throw new ApiError('invalid', `Videos can be up to ${MAX_VIDEO_SECONDS / 60} minutes long.`);
  const packed = `${file}.packed`;
  try {
    // A video that cannot be packed again is stored as it came: losing it would be worse.
    const source = (await repack(file, packed, facts)) ? packed : file;
    const video: StoredVideo = {
      videoId: randomBytes(16).toString('hex'),
      videoMime: facts.isWebm ? 'video/webm' : 'video/mp4',
      videoBytes: (await stat(source)).size,
      videoSeconds: Math.round(facts.seconds * 10) / 10,
    };
    await storage.putFile(videoKey(video), source);
    return video;
  } finally {
    await rm(packed, { force: true });
  }
}
