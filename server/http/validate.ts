import type * as z from 'zod';
import { validationMessage } from '@/contract/errors/validationMessages';
import { ApiError } from './errors';

/** Parses with the schema of the contract, or refuses with a message for each field that is off. */
export function validate<S extends z.ZodType>(schema: S | undefined, value: unknown): z.output<S> {
  if (!schema) {
    if (value !== undefined && Object.keys(value as object).length > 0)
      throw new ApiError('invalid', 'This request takes no such input.');
    return undefined as z.output<S>;
  }
  const result = schema.safeParse(value, { error: validationMessage });
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues.slice(0, 50)) {
    const field =
      issue.path.join('.') || (issue.code === 'unrecognized_keys' ? String(issue.keys[0]).slice(0, 60) : '');
    if (!Object.hasOwn(fields, field)) fields[field] = issue.message;
  }
  throw new ApiError('invalid', result.error.issues[0]?.message, { fields });
}
