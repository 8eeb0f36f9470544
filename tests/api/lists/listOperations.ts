// Operations that return a list of everything a person or the site has, and their limits.
import type * as z from 'zod';
import type { Operation } from '../operations';

interface Answer {
  query?: z.ZodType | undefined;
  result: z.ZodType;
}

/** The inner schema of what may be absent. */
function unwrap(schema: z.ZodType): z.ZodType {
  const { type, innerType } = schema.def as { type: string; innerType?: z.ZodType };
  return innerType && ['nullable', 'optional', 'default', 'readonly'].includes(type) ? unwrap(innerType) : schema;
}

function hasList(result: z.ZodType): boolean {
  const { type, shape = {} } = unwrap(result).def as { type: string; shape?: Record<string, z.ZodType> };
  return (
    type === 'array' || Object.values(shape).some((field) => (unwrap(field).def as { type: string }).type === 'array')
  );
}

/** What names the rows after a page. */
const PAGE_PARAMETERS = ['after', 'before', 'page'];

/** Reads with a list, about no one object: what is of one lease or one home is as short as that is. */
export const isList = ({ endpoint, paramNames }: Operation, { result }: Pick<Answer, 'result'>): boolean =>
  endpoint.method === 'GET' && paramNames.length === 0 && hasList(result);

export const isPaged = ({ queryNames }: Operation): boolean =>
  queryNames.some((name) => PAGE_PARAMETERS.includes(name));
