// Reads filter text: `[[at(document.type, "page")][any(document.tags, ["a", "b"])]]`. The only place that knows it.
import { parsingError } from '@/server/content/api/apiErrors';

export type FilterValue = string | number | boolean;
export type FilterArgument = FilterValue | FilterValue[];

export interface Filter {
  name: string;
  path: string;
  values: FilterArgument[];
  /** Where it stands in the text, for messages. */
  column: number;
}

type Token = { kind: 'sign' | 'string' | 'number' | 'word'; text: string; column: number };

const TOKEN = /\s*(?:([[\](),])|"((?:[^"\\]|\\"|\\)*)"|(-?\d+(?:\.\d+)?(?![\w.]))|(:?[A-Za-z_][\w.:-]*)|(=))/y;
const MAX_FILTERS = 100;

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < end) {
    const from = TOKEN.lastIndex;
    const found = TOKEN.exec(text);
    if (!found) throw parsingError(`unexpected text on line:1 col:${from + 1}`, from + 1);
    const [, sign, string, number, word, equals] = found;
    const column = from + 1;
    // Only the quote is escaped by the client; a backslash before anything else is itself.
    if (string !== undefined) tokens.push({ kind: 'string', text: string.replace(/\\"/g, '"'), column });
    else if (number !== undefined) tokens.push({ kind: 'number', text: number, column });
    else if (word !== undefined) tokens.push({ kind: 'word', text: word, column });
    else tokens.push({ kind: 'sign', text: sign ?? equals ?? '', column });
  }
  return tokens;
}

/** The filters of one `q`; throws a parsing error that says where. */
export function parseFilters(text: string): Filter[] {
  const tokens = tokenize(text);
  let at = 0;
  const fail = (wanted: string): never => {
    const column = tokens[at]?.column ?? text.length + 1;
    throw parsingError(`expected ${wanted} on line:1 col:${column}`, column);
  };
  const take = (kind: Token['kind'], wanted: string, sign?: string): Token => {
    const token = tokens[at];
    if (!token || token.kind !== kind || (sign !== undefined && token.text !== sign)) return fail(wanted);
    at += 1;
    return token;
  };
  const isNext = (sign: string) => tokens[at]?.kind === 'sign' && tokens[at]?.text === sign;
  const value = (): FilterValue => {
    const token = tokens[at];
    if (!token || token.kind === 'sign') return fail('a value');
    at += 1;
    if (token.kind === 'number') return Number(token.text);
    if (token.kind === 'word' && /^(true|false)$/.test(token.text)) return token.text === 'true';
    return token.text;
  };
  const list = (): FilterValue[] => {
    take('sign', '[', '[');
    const values: FilterValue[] = [];
    while (!isNext(']')) {
      if (values.length > 0) take('sign', 'a comma', ',');
      values.push(value());
    }
    take('sign', ']', ']');
    return values;
  };
  const filter = (): Filter => {
    take('sign', '[', '[');
    if (tokens[at]?.text === ':d') {
      at += 1;
      take('sign', '=', '=');
    }
    const name = take('word', 'the name of a filter');
    take('sign', '(', '(');
    const path = take('word', 'a field');
    const values: FilterArgument[] = [];
    while (isNext(',')) {
      at += 1;
      values.push(isNext('[') ? list() : value());
    }
    take('sign', ')', ')');
    take('sign', ']', ']');
    return { name: name.text, path: path.text, values, column: name.column };
  };
  take('sign', '[', '[');
  const filters: Filter[] = [];
  while (!isNext(']')) {
    if (filters.length >= MAX_FILTERS) return fail(`at most ${MAX_FILTERS} filters`);
    filters.push(filter());
  }
  take('sign', ']', ']');
  if (at < tokens.length) return fail('nothing more');
  return filters;
}
