/** The path of the first field of a reply that its schema has left out; undefined where everything is named. */
export function undeclaredField(answers: unknown, message: unknown, path = 'the answer'): string | undefined {
  if (typeof answers !== 'object' || answers === null || typeof message !== 'object' || message === null)
    return undefined;
  for (const [key, value] of Object.entries(answers)) {
    // What is undefined never leaves.
    if (value === undefined || typeof value === 'function') continue;
    if (!(key in message)) return `${path}.${key}`;
    const deeper = undeclaredField(value, (message as Record<string, unknown>)[key], `${path}.${key}`);
    if (deeper) return deeper;
  }
  return undefined;
}
