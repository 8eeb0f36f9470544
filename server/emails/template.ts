import type * as z from 'zod';
import type { RenderedMessage } from './renderMessage';

/**
 * A message: the shape of its data, and the words made of them. What it returns takes data of that shape, as JSON keeps
 * them, and throws a ZodError where stored data do not fit.
 */
export const template =
  <Schema extends z.ZodType>(schema: Schema, write: (data: z.output<Schema>) => RenderedMessage) =>
  (data: z.input<Schema>): RenderedMessage =>
    write(schema.parse(data));
