import * as z from 'zod';

/** The newest first. */
export const SavedIds = z.object({ ids: z.array(z.uuid()) });
export type SavedIds = z.infer<typeof SavedIds>;

/** Homes a browser kept before its visitor logged in. */
export const SavedMerge = z.strictObject({ ids: z.array(z.uuid()).max(200) });
export type SavedMerge = z.infer<typeof SavedMerge>;

/** What each endpoint takes and gives. */
export const savedHomesSchemas = {
  listSavedHomes: { result: SavedIds },
  mergeSavedHomes: { body: SavedMerge, result: SavedIds },
  saveHome: { result: z.object({}) },
  removeSavedHome: { result: z.object({}) },
};
