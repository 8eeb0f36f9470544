import * as z from 'zod';
import type { Services } from '@/server/services';

const Payload = z.object({ keys: z.array(z.string()) });

/** Removes files whose rows are gone, once that is certain. */
export async function removeFiles({ storage }: Services, payload: unknown): Promise<void> {
  for (const key of Payload.parse(payload).keys) {
    // A sealed file belongs to everybody who signed it, and is kept when one of them no longer wants it.
    if (!key.startsWith('sealed/')) await storage.delete(key);
  }
}
