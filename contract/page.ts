import * as z from 'zod';

/** A page of a list: `next` is the opaque cursor of the following page, absent on the last one. */
export function page<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.int().min(0), next: z.string().optional() });
}
