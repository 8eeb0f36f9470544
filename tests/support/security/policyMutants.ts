// Every way to break a database policy: removed, open to all, closed to one party, or missing a condition.

export interface Policy {
  table: string;
  name: string;
  cmd: string;
  qual: string | null;
  check: string | null;
}

interface Mutant {
  name: string;
  sql: string;
}

/** Without parentheses around the whole. */
function stripParentheses(text: string): string {
  if (!text.startsWith('(')) return text;
  let depth = 0;
  for (const [at, letter] of [...text].entries()) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth === 0) return at === text.length - 1 ? stripParentheses(text.slice(1, -1)) : text;
  }
  return text;
}

/** The parts of a condition that stand side by side. */
export function splitConditions(text: string, by: 'OR' | 'AND'): string[] {
  const parts: string[] = [];
  let [depth, from] = [0, 0];
  const whole = stripParentheses(text);
  for (let at = 0; at < whole.length; at += 1) {
    if (whole[at] === '(') depth += 1;
    if (whole[at] === ')') depth -= 1;
    if (depth === 0 && whole.startsWith(` ${by} `, at)) {
      parts.push(whole.slice(from, at));
      from = at + by.length + 2;
    }
  }
  return [...parts, whole.slice(from)];
}

/** The condition without one of its alternatives, or without one of the conditions of an alternative. */
function withoutPart(condition: string): { without: string; left: string }[] {
  const terms = splitConditions(condition, 'OR');
  const joined = (all: string[], by: string) => (all.length === 0 ? 'false' : all.map((each) => `(${each})`).join(by));
  return terms.flatMap((term, index) => {
    const rest = terms.filter((_, other) => other !== index);
    const conditions = splitConditions(term, 'AND');
    const loosened = conditions.map((each, at) => {
      const stored = conditions.filter((_, other) => other !== at);
      return { without: each, left: joined([...rest, joined(stored, ' and ')], ' or ') };
    });
    return [{ without: term, left: joined(rest, ' or ') }, ...(conditions.length > 1 ? loosened : [])];
  });
}

export function createMutants({ table, name, cmd, qual, check }: Policy): Mutant[] {
  const altered = (part: 'using' | 'with check', condition: string) =>
    `alter policy ${name} on ${table} ${part} (${condition})`;
  const shorter = (part: 'using' | 'with check', condition: string | null) =>
    (condition === null ? [] : withoutPart(condition)).map(({ without, left }) => ({
      name: `${name}: ${part} without ${without}`,
      sql: altered(part, left),
    }));
  const writes = cmd === 'ALL' || cmd === 'INSERT' || cmd === 'UPDATE';
  return [
    { name: `${name}: dropped`, sql: `drop policy ${name} on ${table}` },
    ...(qual === null ? [] : [{ name: `${name}: using true`, sql: altered('using', 'true') }]),
    // Where inserting is not spoken of, what may be put there shows in a change alone.
    ...(writes && cmd !== 'UPDATE' && check !== 'true'
      ? [{ name: `${name}: with check true`, sql: altered('with check', 'true') }]
      : []),
    ...shorter('using', qual),
    ...(check === 'true' ? [] : shorter('with check', check)),
  ];
}
