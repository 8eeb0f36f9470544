/** A describe for each endpoint, as the architecture tests require, with one test for each status it can answer. */
export function resourceTest(domain: string, nouns: string, noun: string, Noun: string): string {
  return `import { describe, expect, test } from 'vitest';
import { ${nouns} } from '@/contract/${domain}/${nouns}/endpoints';
import { refusalOf, testApi } from '@/tests/support/api';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
const valid = { name: 'Example' };

describe('create${Noun}', () => {
  test('stores what it was given', async () => {
    const created = await api.callAs(await createPerson(api), ${nouns}.create${Noun}, { body: valid });
    expect(created).toMatchObject(valid);
  });

  test('answers 401 to a visitor', async () => {
    expect(await refusalOf(api.call(${nouns}.create${Noun}, { body: valid }))).toMatchObject({ status: 401 });
  });
});

describe('get${Noun}', () => {
  test('answers the owner, and 404 to anyone else', async () => {
    const owner = await createPerson(api);
    const { id } = await api.callAs(owner, ${nouns}.create${Noun}, { body: valid });
    const params = { ${noun}Id: id };
    expect(await api.callAs(owner, ${nouns}.get${Noun}, { params })).toMatchObject(valid);
    const call = api.callAs(await createPerson(api), ${nouns}.get${Noun}, { params });
    expect(await refusalOf(call)).toMatchObject({ status: 404 });
    expect.fail('Test here what else this endpoint can answer');
  });
});
`;
}
