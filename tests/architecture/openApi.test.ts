import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { contract } from '@/contract';
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
