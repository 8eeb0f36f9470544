/** The path of the first field of a reply that its schema has left out; undefined where everything is named. */
export function undeclaredField(said: unknown, told: unknown, path = 'the answer'): string | undefined {
  if (typeof said !== 'object' || said === null || typeof told !== 'object' || told === null) return undefined;
  for (const [key, value] of Object.entries(said)) {
    // What is undefined never leaves.
    if (value === undefined || typeof value === 'function') continue;
    if (!(key in told)) return `${path}.${key}`;
    const deeper = undeclaredField(value, (told as Record<string, unknown>)[key], `${path}.${key}`);
    if (deeper) return deeper;
  }
  return undefined;
}
