import * as z from 'zod';

/** The body of every refusal. `fields` points at what to mend, by the path of the field in the request. */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
