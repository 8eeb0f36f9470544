import { MAX_LISTING_PICTURES } from '@/contract/homes/listings/endpoints';

/** The photos that a listing still has room for, and what to say about the others. */
export function choosePhotos<F>(files: readonly F[], present: number): { chosen: readonly F[]; notice?: string } {
  const chosen = files.slice(0, Math.max(0, MAX_LISTING_PICTURES - present));
  if (chosen.length === files.length) return { chosen };
  const limit = `A listing shows at most ${MAX_LISTING_PICTURES} photos.`;
  return chosen.length > 0
    ? { chosen, notice: `${limit} We’re adding the first ${chosen.length} of the ${files.length} you chose.` }
    : { chosen, notice: `${limit} Remove one to add another.` };
}
