import * as z from 'zod';

/** The address segment of a place: `bay-area`, `oakland-ca`, `temescal-oakland-ca`, `94609`; of a street address the id of its home. */
export const PlaceSlug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case words joined by hyphens, such as san-francisco-ca')
  .max(80);

export const Place = z.object({
  kind: z.enum(['region', 'city', 'neighborhood', 'zip', 'address']),
  slug: z.string(),
  name: z.string(),
  state: z.string().length(2),
  /** The city that a neighborhood, ZIP Code or street address lies in. */
  city: z.string().nullable(),
  regionId: z.int(),
  regionName: z.string(),
  lat: z.number(),
  lng: z.number(),
  zoom: z.number(),
  /** Homes one can rent there now or soon. */
  homes: z.int().min(0),
});
export type Place = z.infer<typeof Place>;

/** What each endpoint takes and gives. */
export const placesSchemas = {
  listPlaces: {
    query: z.strictObject({
      q: z.string().trim().max(80).optional(),
      kind: Place.shape.kind.optional(),
      limit: z.coerce.number().int().min(1).max(500).default(8),
    }),
    result: z.array(Place),
  },
  getPlace: { result: Place },
};
