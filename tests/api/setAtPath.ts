/** Every leaf of a JSON value by its path. */
export function leavesOf(value: unknown, path: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  return Object.entries(value).flatMap(([key, item]) => leavesOf(item, [...path, key]));
}

/** The same JSON value with another one in one place. */
export function setAtPath(value: unknown, [key, ...rest]: readonly (string | number)[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy = { ...(value as Record<string, unknown>) };
  copy[key] = setAtPath(copy[key], rest, by);
  return copy;
}
