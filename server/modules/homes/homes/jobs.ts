import * as z from 'zod';
import type { Services } from '@/server/context';
import type { Job } from '@/server/jobs/job';
import { findById } from './repo';
import * as shareImage from './shareImage/shareImage';

const Payload = z.object({ homeId: z.uuid() });

/** Draws the picture of a home that was listed or has changed; one that visitors cannot see by now needs none. */
export async function renderShareImage({ db, storage }: Pick<Services, 'db' | 'storage'>, payload: unknown) {
  const home = await findById(db, Payload.parse(payload).homeId);
  if (home) await shareImage.renderShareImage(storage, home);
}

export const jobs: Job[] = [{ task: 'renderShareImage', run: renderShareImage }];
