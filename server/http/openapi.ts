import * as z from 'zod';
import { contract } from '@/contract';
import type { Endpoint, Schemas } from '@/contract/endpoint';
import { errors } from '@/contract/errors/codes';
import { ErrorBody } from '@/contract/errors/schemas';
import { API_KEY_PREFIX } from '@/contract/platform/apiKeys/constants';
import { schemaModules } from '@/contract/schemaModules';
import { schemas } from '@/contract/schemas';

type Json = Record<string, unknown>;
type Direction = 'input' | 'output';

const REFERENCE = '#/components/schemas/';
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Names of schemas: that of the export, with its noun before it where two nouns export the same name. */
function nameSchemas(): z.core.$ZodRegistry<{ id: string }> {
  const names = z.registry<{ id: string }>();
  const named = Object.entries(schemaModules).flatMap(([path, exports]) =>
    Object.entries(exports).flatMap(([name, schema]) =>
      schema instanceof z.ZodType ? [{ name, noun: path.split('/').at(-1) ?? '', schema }] : [],
    ),
  );
  for (const { name, noun, schema } of named) {
    const isShared = named.some((other) => other.name === name && other.schema !== schema);
    if (!names.has(schema)) names.add(schema, { id: isShared ? capitalized(noun) + name : name });
  }
  names.remove(ErrorBody);
  names.add(ErrorBody, { id: 'Error' });
  return names;
}

/**
 * Collects JSON Schema (2020-12, the dialect of OpenAPI 3.1) of everything the operations take and give. A schema that
 * reads what it does not write, such as one with defaults, is named twice: `Search` as it is given, `SearchInput` as it is
 * taken.
 */
class SchemaCollection {
  private readonly names = nameSchemas();
  private readonly found: Record<Direction, Map<string, Json>> = { input: new Map(), output: new Map() };

  /** The schema, or a reference to it, with the names of one direction: `resolve` gives them their last form. */
  add(schema: z.ZodType, direction: Direction): Json {
    // Inside a tuple the schema is extracted like any other that has a name.
    const { prefixItems = [], $defs = {} } = z.toJSONSchema(z.tuple([schema]), {
      io: direction,
      unrepresentable: 'any',
      metadata: this.names,
    }) as { prefixItems?: Json[]; $defs?: Record<string, Json> };
    for (const [id, { id: _, ...definition }] of Object.entries($defs)) this.found[direction].set(id, definition);
    return this.markDirection(prefixItems[0], direction) as Json;
  }

  /** Named schemas of both directions, and a function that puts their names into what `add` gave. */
  finish(): { named: Record<string, Json>; resolve: <T>(json: T) => T } {
    const { input, output } = this.found;
    const differing = new Set(
      [...input].filter(([id, json]) => output.has(id) && !isSame(json, output.get(id))).map(([id]) => id),
    );
    // What refers to a schema with two names has two names itself.
    for (let before = -1; before !== differing.size; ) {
      before = differing.size;
      for (const [id, json] of input)
        if (output.has(id) && referencesOf(json).some((other) => differing.has(other))) differing.add(id);
    }
    const nameOf = (id: string, direction: Direction) =>
      direction === 'input' && differing.has(id) ? `${id}Input` : id;
    const resolve = <T>(json: T): T => {
      const text = JSON.stringify(json).replace(
        /"#\/(input|output)\/([^"]+)"/g,
        (_, direction: Direction, id: string) => JSON.stringify(REFERENCE + nameOf(id, direction)),
      );
      return JSON.parse(text) as T;
    };
    const named: Record<string, Json> = {};
    for (const direction of ['output', 'input'] as const)
      for (const [id, json] of this.found[direction])
        named[nameOf(id, direction)] ??= resolve(this.markDirection(json, direction) as Json);
    return {
      named: Object.fromEntries(Object.entries(named).sort(([one], [other]) => (one < other ? -1 : 1))),
      resolve,
    };
  }

  private markDirection(json: unknown, direction: Direction): unknown {
    return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', `"#/${direction}/`));
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const referencesOf = (json: Json) =>
  [...JSON.stringify(json).matchAll(/"#\/\$defs\/([^"]+)"/g)].map(([, id]) => id ?? '');

const errorResponseSchema = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: `${REFERENCE}Error` } } },
});

function parameters({ path }: Endpoint, { query }: Schemas, collection: SchemaCollection): Json[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  if (!query) return inPath;
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const shape = query instanceof z.ZodObject ? (query.shape as Record<string, z.ZodType>) : {};
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    // Several values stand in one parameter, joined by commas; a parameter given twice is refused.
    ...(isList(schema) && { style: 'form', explode: false }),
    schema: shape[name] ? collection.add(shape[name], 'input') : schema,
  }));
  return [...inPath, ...inQuery];
}

const isList = (schema: Json): boolean =>
  schema.type === 'array' || ((schema.anyOf ?? []) as Json[]).some((each) => isList(each));

function operation(endpoint: Endpoint, own: Schemas, collection: SchemaCollection): Json {
  const { key, summary, access, scope, idempotent } = endpoint;
  const { body, result } = own;
  const idempotency = {
    name: 'Idempotency-Key',
    in: 'header',
    required: idempotent === 'required',
    schema: { type: 'string', minLength: 8, maxLength: 128 },
  };
  const json = (schema: z.ZodType, direction: Direction) => ({
    'application/json': { schema: collection.add(schema, direction) },
  });
  return {
    operationId: key.join('.'),
    tags: [key[0]],
    summary,
    parameters: [...parameters(endpoint, own, collection), ...(idempotent ? [idempotency] : [])],
    ...(body && { requestBody: { required: true, content: json(body, 'input') } }),
    ...((scope || access !== 'public') && {
      security: [
        ...(access === 'public' ? [{}] : [{ bearer: [] }, { cookie: [] }]),
        ...(scope ? [{ apiKey: [scope] }] : []),
      ],
    }),
    responses: {
      200: { description: 'Done', content: json(result, 'output') },
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
  const collection = new SchemaCollection();
  const paths: Record<string, Json> = {};
  for (const [noun, resource] of Object.entries<Record<string, Endpoint>>(contract)) {
    const known = schemas[noun as keyof typeof schemas] as Record<string, Schemas>;
    for (const [name, endpoint] of Object.entries(resource)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      const own = known[name];
      if (own) paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, own, collection) };
    }
  }
  collection.add(ErrorBody, 'output');
  const { named, resolve } = collection.finish();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Belong consumer API',
      version: '1',
      description: 'Money is integer US cents, dates are local to the home, times are UTC.',
    },
    servers: [{ url: '/api/consumer' }],
    paths: resolve(paths),
    components: {
      schemas: named,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The value of the cookie `jwt-token`, which a login sets. For clients that are no browser.',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${API_KEY_PREFIX}…`,
          description:
            'A key that an administrator made for a partner. It opens the operations that name one of its scopes, and no others.',
        },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'jwt-token',
          description: 'Set by a login, and renewed with the cookie `refresh-token` when it has run out.',
        },
      },
    },
  };
}
