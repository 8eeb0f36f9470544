import { globSync, readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { contract } from '@/contract';
import { schemaModules } from '@/contract/schemaModules';
import { openApiDocument } from '@/server/http/openapi';

// As JSON, the way a client reads it.
const document = JSON.parse(JSON.stringify(openApiDocument()));

test('the OpenAPI document is valid 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(document));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(document.openapi).toMatch(/^3\.1\./);
});

test('it names every operation of the contract', () => {
  const named = Object.values<Record<string, { operationId?: string }>>(document.paths).flatMap((path) =>
    Object.values(path).flatMap(({ operationId }) => operationId ?? []),
  );
  const declared = Object.values(contract).flatMap((resource) =>
    Object.values(resource).map(({ key }) => key.join('.')),
  );
  expect(named.sort()).toEqual(declared.sort());
});

test('every reference in it leads somewhere', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? '');
  const target = (path: string) => path.split('/').reduce((at, key) => at?.[key], document);
  expect(references.filter((path) => target(path) === undefined)).toEqual([]);
});

test('every file of the contract that exports schemas gives them their names', () => {
  const files = globSync('contract/**/*.ts').filter(
    (file) => !/\.test\.ts$|schemaModules\.ts$|contract\/schemas\.ts$/.test(file),
  );
  const exporting = files.filter((file) =>
    /^export const [A-Z]\w* = (z\.|[A-Z]\w*\.(extend|pick|omit|partial))/m.test(readFileSync(file, 'utf8')),
  );
  const pathOf = (file: string) => file.replace(/^contract\//, '').replace(/(\/schemas)?\.ts$/, '');
  expect(Object.keys(schemaModules).sort()).toEqual(expect.arrayContaining(exporting.map(pathOf).sort()));
});

test('names nouns, and lists in a query are joined by commas', () => {
  const names = Object.keys(document.components.schemas);
  expect(names).toEqual(
    expect.arrayContaining(['Home', 'HomeCard', 'Region', 'Account', 'WorkOrder', 'Lease', 'Error']),
  );
  expect(names.length).toBeGreaterThan(300);
  expect(document.paths['/homes/{homeId}'].get.responses[200].content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/Home',
  });
  const parameters = Object.values<Record<string, { parameters: { in: string; schema: object; explode?: boolean }[] }>>(
    document.paths,
  ).flatMap((path) => Object.values(path).flatMap((operation) => operation.parameters));
  const lists = parameters.filter(
    (each) => each.in === 'query' && 'type' in each.schema && each.schema.type === 'array',
  );
  expect(lists.length).toBeGreaterThan(1);
  expect(lists.every(({ explode }) => explode === false)).toBe(true);
});
