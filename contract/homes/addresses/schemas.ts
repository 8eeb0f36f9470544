import * as z from 'zod';

/** How exactly a place is known: to the door, along the street, or only the middle of its ZIP Code or city. */
export const AddressPrecision = z.enum(['exact', 'street', 'zip', 'city']);
export type AddressPrecision = z.infer<typeof AddressPrecision>;

/** A US address and where it is. `regionId` is null where we do not serve it. */
export const PlacedAddress = z.object({
  streetAddress: z.string(),
  unit: z.string().nullable(),
  city: z.string(),
  state: z.string().length(2),
  zipcode: z.string(),
  lat: z.number(),
  lng: z.number(),
  precision: AddressPrecision,
  regionId: z.int().nullable(),
  regionName: z.string().nullable(),
});
export type PlacedAddress = z.infer<typeof PlacedAddress>;

/** What each endpoint takes and gives. */
export const addressesSchemas = {
  suggestAddresses: {
    query: z.strictObject({ q: z.string().trim().min(3).max(200) }),
    result: z.array(PlacedAddress),
  },
};
