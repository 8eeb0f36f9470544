// Places in a document: `data.slices[2].primary.heading`, as the checks of the server name them.

export type Path = readonly (string | number)[];
export type Value = null | boolean | number | string | readonly Value[] | { readonly [key: string]: Value };
export type Fields = { readonly [key: string]: Value };

export const valueAt = (path: Path): string =>
  path.reduce<string>((text, step) => (typeof step === 'number' ? `${text}[${step}]` : `${text}.${step}`), 'data');

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A new whole in which only what leads to the place is new. */
export function withValue(whole: Value | undefined, path: Path, value: Value): Value {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const list = Array.isArray(whole) ? (whole as readonly Value[]) : [];
    return list.map((each, index) => (index === step ? withValue(each, rest, value) : each));
  }
  const fields = isFields(whole) ? whole : {};
  return { ...fields, [step]: withValue(fields[step], rest, value) };
}

/** What moves one place up (-1) or down (1). */
export function moveItem<T>(list: readonly T[], from: number, by: number): T[] {
  const to = from + by;
  const copy = [...list];
  const [item] = copy.splice(from, 1);
  if (item === undefined || to < 0 || to > copy.length) return [...list];
  copy.splice(to, 0, item);
  return copy;
}
