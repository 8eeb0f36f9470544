import * as z from 'zod';

type Variable<Schema extends z.ZodType> = { schema: Schema; purpose: string; example: string };

/** One variable of the environment: its schema, what it is for, an example. */
export function variable<Schema extends z.ZodType>(schema: Schema, purpose: string, example: string): Variable<Schema> {
  return { schema, purpose, example };
}

export const webUrl = z.string().regex(/^https?:\/\/\S+$/, 'must start with http:// or https://');
