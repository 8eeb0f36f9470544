import * as z from 'zod';
import { contract } from '@/contract';
import { Cents } from '@/contract/amounts/schemas';
import type { Endpoint, Schemas } from '@/contract/endpoint';
import { errors } from '@/contract/errors/codes';
import { ErrorBody } from '@/contract/errors/schemas';
import { schemas } from '@/contract/schemas';

type Json = Record<string, unknown>;

/** JSON Schema of 2020-12, the dialect of OpenAPI 3.1. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
}

const errorResponseSchema = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

function parameters({ path }: Endpoint, { query }: Schemas): Json[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  if (!query) return inPath;
  const { properties = {}, required = [] } = schemaOf(query, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return [...inPath, ...inQuery];
}

function operation(endpoint: Endpoint, { query, body, result }: Schemas): Json {
  const { key, summary, access, idempotent } = endpoint;
  const idempotency = {
    name: 'Idempotency-Key',
    in: 'header',
    required: idempotent === 'required',
    schema: { type: 'string', minLength: 8, maxLength: 128 },
  };
  return {
    operationId: key.join('.'),
    tags: [key[0]],
    summary,
    parameters: [...parameters(endpoint, { query, result }), ...(idempotent ? [idempotency] : [])],
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } },
    }),
    ...(access !== 'public' && { security: [{ session: [] }] }),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: schemaOf(result, 'output') } } },
      400: errorResponseSchema(errors.badRequest.message),
      ...(access !== 'public' && {
        401: errorResponseSchema(errors.unauthenticated.message),
        403: errorResponseSchema(errors.forbidden.message),
      }),
      ...(endpoint.path.includes(':') && { 404: errorResponseSchema(errors.notFound.message) }),
      ...(endpoint.method !== 'GET' && { 409: errorResponseSchema(errors.conflict.message) }),
      429: errorResponseSchema(errors.tooManyRequests.message),
      default: errorResponseSchema(errors.internal.message),
    },
  };
}

/** The OpenAPI 3.1 document of the whole contract. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const [noun, resource] of Object.entries<Record<string, Endpoint>>(contract)) {
    const known = schemas[noun as keyof typeof schemas] as Record<string, Schemas>;
    for (const [name, endpoint] of Object.entries(resource)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      const own = known[name];
      if (own) paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, own) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Belong consumer API',
      version: '1',
      description: 'Money is integer US cents, dates are local to the home, times are UTC.',
    },
    servers: [{ url: '/api/consumer' }],
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorBody, 'output'), Cents: schemaOf(Cents, 'output') },
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
