import { expect, test } from 'vitest';
import { formatBulkFile, parseBulkFile } from './bulkFile';
import { localTinMatching } from './local';

const request = { reference: 'a1', kind: 'ssn', tin: '536904399', name: 'José  O’Neil-Smith & Sons' } as const;

test('a request is a line of type, number, name, and our reference', () => {
  expect(formatBulkFile([request, { ...request, kind: 'ein', reference: 'b2' }])).toBe(
    '2;536904399;JOSE ONEIL-SMITH & SONS;a1\r\n1;536904399;JOSE ONEIL-SMITH & SONS;b2\r\n',
  );
});

test('an answer has a code at its end, and a line without one is refused', () => {
  expect(parseBulkFile('2;536904399;JOSE;a1;3\r\n')).toEqual([{ reference: 'a1', code: 3 }]);
  expect(() => parseBulkFile('2;536904399;JOSE;a1\r\n')).toThrow();
});

test('the sandbox matches, except numbers that end in 4002 and 4003', async () => {
  const codes = async (tin: string) => (await localTinMatching().match([{ ...request, tin }])).map(({ code }) => code);
  expect(await codes('536904399')).toEqual([0]);
  expect(await codes('536904002')).toEqual([2]);
  expect(await codes('536904003')).toEqual([3]);
});
