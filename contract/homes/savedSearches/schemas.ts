import * as z from 'zod';
import { CADENCES } from './constants';

const Cadence = z.enum(CADENCES);
const Name = z.string().trim().min(1, 'Please give it a name').max(120, 'Please use at most 120 characters');
/** Filters by name, as the address bar has them; what is none is refused. */
const Filters = z.record(z.string().max(40), z.string().max(200));

export const SavedSearch = z.object({
  id: z.uuid(),
  name: z.string(),
  filters: Filters,
  cadence: Cadence,
  createdAt: z.iso.datetime(),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

export const NewSavedSearch = z.strictObject({
  filters: Filters,
  name: Name.optional(),
  cadence: Cadence.default('daily'),
});
export type NewSavedSearch = z.infer<typeof NewSavedSearch>;

export const SavedSearchChange = z.strictObject({ name: Name, cadence: Cadence });
export type SavedSearchChange = z.infer<typeof SavedSearchChange>;

/** What each endpoint takes and gives. */
export const savedSearchesSchemas = {
  listSavedSearches: { result: z.array(SavedSearch) },
  saveSearch: { body: NewSavedSearch, result: SavedSearch },
  updateSavedSearch: { body: SavedSearchChange, result: SavedSearch },
  removeSavedSearch: { result: z.object({}) },
};
