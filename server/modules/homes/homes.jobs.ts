import * as z from 'zod';
import type { Services } from '@/server/services';
import { findById } from './homes.repo';
import { renderShareImage } from './homes.shareImage';

const Payload = z.object({ homeId: z.uuid() });

/** Draws the picture of a home that was listed or has changed; one that visitors cannot see by now needs none. */
export async function drawShareImage({ db, storage }: Pick<Services, 'db' | 'storage'>, payload: unknown) {
  const home = await findById(db, Payload.parse(payload).homeId);
  if (home) await renderShareImage(storage, home);
}
