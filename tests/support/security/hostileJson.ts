// Bodies that have broken readers of JSON elsewhere. Every operation that reads a body is held against all of them.

export interface HostileBody {
  name: string;
  body: string | Uint8Array<ArrayBuffer>;
  /** `refuse`: a 4xx whatever the operation. `answer`: valid JSON, so the operation decides, but never with a 5xx. */
  expected: 'refuse' | 'answer';
}

const bytes = (...values: number[]) => new Uint8Array(values);
const utf16 = (text: string, bigEndian: boolean) => {
  const units = new Uint8Array(text.length * 2);
  const view = new DataView(units.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), !bigEndian);
  return units;
};
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const nestedObjects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const fields = (count: number) => `{${Array.from({ length: count }, (_, at) => `"field${at}":1`).join()}}`;

const rejected: [string, HostileBody['body']][] = [
  ['nothing', ''],
  ['only white space', ' \n\t\r '],
  ['an object without end', '{"a":1'],
  ['a list without end', '[1,2'],
  ['a text without end', '{"a":"b'],
  ['a comma too many in a list', '[1,]'],
  ['a comma too many in an object', '{"a":1,}'],
  ['two commas', '[1,,2]'],
  ['no comma', '["a" "b"]'],
  ['no colon', '{"a" 1}'],
  ['no value', '{"a":}'],
  ['no key', '{:1}'],
  ['a key without quotes', '{a:1}'],
  ['a key that is a number', '{1:1}'],
  ['single quotes', "{'a':1}"],
  ['brackets of two kinds', '[1}'],
  ['a second document', '{"a":1}{"b":2}'],
  ['data after the end', '{"a":1} x'],
  ['a bracket after the end', '[1]]'],
  ['a comment', '{"a":1/* b */}'],
  ['a comment at the end', '{"a":1}//b'],
  ['NaN', '{"a":NaN}'],
  ['Infinity', '{"a":-Infinity}'],
  ['undefined', '{"a":undefined}'],
  ['a word cut short', '{"a":tru}'],
  ['a word in capitals', '{"a":TRUE}'],
  ['a number with a leading zero', '{"a":012}'],
  ['a number with a plus', '{"a":+1}'],
  ['a number that is only a minus', '{"a":-}'],
  ['a number without its whole part', '{"a":.5}'],
  ['a number without its fraction', '{"a":1.}'],
  ['a number without its exponent', '{"a":1e}'],
  ['a hexadecimal number', '{"a":0x1f}'],
  ['a number in full-width digits', '{"a":１}'],
  ['an escape that does not exist', '{"a":"\\x41"}'],
  ['an escape cut short', '{"a":"\\u00a"}'],
  ['an escape of an emoji', '{"a":"\\🌀"}'],
  ['a backslash at the end', '{"a":"\\'],
  ['a raw line break in a text', '{"a":"b\nc"}'],
  ['a raw tab in a text', '{"a":"b\tc"}'],
  ['a raw NUL in a text', '{"a":"b\u0000c"}'],
  ['a raw NUL between tokens', '{"a"\u0000:1}'],
  ['a vertical tab as white space', '{\u000b"a":1}'],
  ['a no-break space as white space', '{\u00a0"a":1}'],
  ['a byte-order mark', '\ufeff{"a":1}'],
  ['a byte-order mark alone', '\ufeff'],
  ['UTF-16 with its mark', new Uint8Array([0xff, 0xfe, ...utf16('{"a":1}', false)])],
  ['UTF-16, the other way round', new Uint8Array([0xfe, 0xff, ...utf16('{"a":1}', true)])],
  ['UTF-16 without a mark', utf16('{"a":1}', false)],
  ['a byte that is no UTF-8', bytes(0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d)],
  ['UTF-8 of twice the length it needs', bytes(0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xc0, 0xaf, 0x22, 0x7d)],
  ['UTF-8 cut short', bytes(0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xe2, 0x82, 0x22, 0x7d)],
  ['a surrogate written as UTF-8', bytes(0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x7d)],
  ['an escaped NUL', '{"a":"\\u0000"}'],
  ['an escaped NUL in a key', '{"a\\u0000":1}'],
  ['a lone high surrogate', '{"a":"\\ud800"}'],
  ['a lone low surrogate', '{"a":"\\udc00"}'],
  ['surrogates the wrong way round', '{"a":"\\udc00\\ud800"}'],
  ['a lone surrogate in a key', '{"\\ud800":1}'],
  ['33 lists in each other', nested(33)],
  ['33 objects in each other', nestedObjects(33)],
  ['500 lists in each other', nested(500)],
  ['40,000 lists in each other', nested(40_000)],
  ['40,000 lists without end', '['.repeat(40_000)],
  ['a list of 1,001', `[${'0,'.repeat(1_000)}0]`],
  ['a text of 1 MB', `{"a":"${'x'.repeat(1_000_000)}"}`],
  ['white space of 1 MB', `${' '.repeat(1_000_000)}{}`],
  ['a number of a million digits', `{"a":${'9'.repeat(1_000_000)}}`],
  ['a key of 1 MB', `{"${'k'.repeat(1_000_000)}":1}`],
  ['a text of 4 MB in which every sign takes three bytes', `{"a":"${'€'.repeat(1_400_000)}"}`],
  ['the prototype', '{"__proto__":{"isStaff":true}}'],
  ['the constructor', '{"constructor":{"prototype":{"isStaff":true}}}'],
];

const anyOutcome: [string, string][] = [
  ['null', 'null'],
  ['a number alone', '1'],
  ['a text alone', '"a"'],
  ['a list alone', '[]'],
  ['an empty object', '{}'],
  ['an empty key', '{"":1}'],
  ['the same key twice', '{"a":1,"a":2}'],
  ['the same key twice, once escaped', '{"a":1,"\\u0061":2}'],
  ['a number beyond numbers', '{"a":1e400}'],
  ['a number below numbers', '{"a":-1e400}'],
  ['a number next to nothing', '{"a":1e-400}'],
  ['minus zero', '{"a":-0}'],
  ['a whole number beyond 2^53', '{"a":9007199254740993}'],
  ['a number of 300 digits', `{"a":${'9'.repeat(300)}}`],
  ['32 lists in each other', nested(32)],
  ['1,000 fields', fields(1_000)],
  ['white space around', ' \n{"a":1}\n '],
  ['signs beyond the first plane', '{"a":"\\ud834\\udd1e𝄞"}'],
  ['text that is no character', '{"a":"\\uffff\\ufffe"}'],
];

export const hostileJson: HostileBody[] = [
  ...rejected.map(([name, body]) => ({ name, body, expected: 'refuse' as const })),
  ...anyOutcome.map(([name, body]) => ({ name, body, expected: 'answer' as const })),
];

/** Texts for every place that takes a text. */
export const hostileTexts: string[] = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\udfff\ud800',
  'x'.repeat(90_000),
  '€'.repeat(30_000),
  `a${'\u0301'.repeat(500)}`,
  '\u202egnp.exe',
  '\u200b\u200d\ufeff',
  '👩‍👩‍👧‍👦'.repeat(50),
  "' OR '1'='1",
  "'; DROP TABLE users; --",
  '$1 $2 %s %n {0}',
  `\${7*7} {{7*7}} <%= 7*7 %>`,
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd%00',
  '\r\nSet-Cookie: a=b',
  '%',
  '%00',
  '\\',
  '_%_%',
  '__proto__',
  'constructor',
  'NaN',
  'Infinity',
  '-1',
  '0',
  '1e400',
  '9'.repeat(400),
  '9007199254740993',
  '2026-02-30',
  '+275760-09-13',
  '00000000-0000-0000-0000-000000000000',
  '-122.5,37.5,-122.4,91',
  'null',
  'true',
  '[]',
  '{}',
];

/** Values of another kind for every place in a body. */
export const hostileValues: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  [],
  {},
  [null],
  [[[]]],
  { a: { b: 1 } },
  ...hostileTexts,
];
