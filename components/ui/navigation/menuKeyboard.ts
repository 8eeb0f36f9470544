// Which item of a menu a key leads to.

/** Letters typed within this time of one another spell one word. */
const TYPE_AHEAD_RESET_MS = 700;

/** The item a key moves to, or undefined when the key means nothing to a menu. */
export function nextItem(key: string, at: number, labels: readonly string[]): number | undefined {
  const last = labels.length - 1;
  if (key === 'ArrowDown') return at >= last ? 0 : at + 1;
  if (key === 'ArrowUp') return at <= 0 ? last : at - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return undefined;
}

/** Collects letters into a word and finds the next label that begins with it. */
export function typeAhead(now: () => number = () => performance.now()) {
  let word = '';
  let typedAt = Number.NEGATIVE_INFINITY;
  return (letter: string, at: number, labels: readonly string[]): number | undefined => {
    word = now() - typedAt > TYPE_AHEAD_RESET_MS ? letter : word + letter;
    typedAt = now();
    const sought = word.toLowerCase();
    const from = word.length === 1 ? at + 1 : Math.max(at, 0);
    const order = labels.map((_, step) => (from + step) % labels.length);
    return order.find((index) => labels[index]?.toLowerCase().startsWith(sought));
  };
}
