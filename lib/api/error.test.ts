import { describe, expect, test } from 'vitest';
import { readErrorBody } from './error';

const answers = (value: unknown) => readErrorBody(JSON.stringify(value));

describe('what a refusal says', () => {
  test.each([
    ['a string is the message', 'Not today', { message: 'Not today', code: '' }],
    ['the first item of a list speaks', [{ message: 'A', code: 'a' }, { message: 'B' }], { message: 'A', code: 'a' }],
    ['errorCode goes before code', [{ message: 'A', errorCode: 'e', code: 'c' }], { message: 'A', code: 'e' }],
    ['an object has a message', { message: 'M', code: 'c' }, { message: 'M', code: 'c' }],
    ['or a title', { title: 'T' }, { message: 'T', code: '' }],
    ['the message goes before the title', { title: 'T', message: 'M' }, { message: 'M', code: '' }],
    ['a list item has no title', [{ title: 'T' }], { message: '', code: '' }],
    ['an empty list says nothing', [], { message: '', code: '' }],
    ['null says nothing', null, { message: '', code: '' }],
    ['a number says nothing', 7, { message: '', code: '' }],
    ['a message that is no text says nothing', { message: { a: 1 }, code: 4 }, { message: '', code: '' }],
  ])('%s', (_, body, words) => expect(answers(body)).toEqual(words));

  test.each(['', '<html>Bad gateway</html>', '{"message":', 'Bad gateway'])('unreadable %j says nothing', (text) => {
    expect(readErrorBody(text)).toEqual({ message: '', code: '' });
  });

  test('fields are kept where they are text, and the prototype is left alone', () => {
    const words = readErrorBody('{"message":"M","fields":{"email":"Missing","n":1,"__proto__":{"x":"1"}}}');
    expect(words.fields).toEqual({ email: 'Missing' });
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});
