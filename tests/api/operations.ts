// Every operation of the contract with what it takes, for tests that loop over all of them.
import type * as z from 'zod';
import { contract } from '@/contract';
import type { Endpoint } from '@/contract/endpoint';
import { schemas } from '@/contract/schemas';

export interface Operation {
  name: string;
  endpoint: Endpoint;
  queryNames: string[];
  paramNames: string[];
  takesBody: boolean;
}

interface Taken {
  query?: z.ZodType;
  body?: z.ZodType;
}

const taken = schemas as unknown as Record<string, Record<string, Taken>>;

export const operations: Operation[] = Object.entries(contract).flatMap(([resource, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([own, endpoint]) => {
    const { query, body } = taken[resource]?.[own] ?? {};
    return {
      name: `${resource}.${own}`,
      endpoint,
      queryNames: query && 'shape' in query ? Object.keys(query.shape as object) : [],
      paramNames: [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? ''),
      // Bytes are judged by the person who reads them (server/modules/content/media/decoding.test.ts).
      takesBody: body !== undefined && endpoint.maxBodyBytes === undefined,
    };
  }),
);

/** The path with these values in the places of its parameters. */
export function pathOf({ path }: Endpoint, values: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
