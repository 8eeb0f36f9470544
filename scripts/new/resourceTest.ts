/** A describe for each endpoint, as the architecture tests ask, with one test for each status it can answer. */
export function resourceTest(nouns: string, Noun: string): string {
  return `import { describe, expect, test } from 'vitest';
import { ${nouns} } from '@/contract/${nouns}';
import { refusalOf, testApi } from '@/tests/support/api';
import { aPerson } from '@/tests/support/people';

const api = testApi();
const aNew${Noun} = { name: 'The first' };

describe('create${Noun}', () => {
  test('keeps what it was given', async () => {
    const made = await api.callAs(await aPerson(api), ${nouns}.create${Noun}, { body: aNew${Noun} });
    expect(made).toMatchObject(aNew${Noun});
  });

  test('a visitor is asked to log in', async () => {
    const call = api.call(${nouns}.create${Noun}, { body: aNew${Noun} });
    expect(await refusalOf(call)).toMatchObject({ status: 401 });
  });
});

describe('get${Noun}', () => {
  test('shows people their own and tells strangers that there is nothing', async () => {
    const owner = await aPerson(api);
    const { id } = await api.callAs(owner, ${nouns}.create${Noun}, { body: aNew${Noun} });
    const params = { ${Noun.charAt(0).toLowerCase()}${Noun.slice(1)}Id: id };
    expect(await api.callAs(owner, ${nouns}.get${Noun}, { params })).toMatchObject(aNew${Noun});
    const asked = api.callAs(await aPerson(api), ${nouns}.get${Noun}, { params });
    expect(await refusalOf(asked)).toMatchObject({ status: 404 });
    expect.fail('Say here what else this endpoint can answer');
  });
});
`;
}
