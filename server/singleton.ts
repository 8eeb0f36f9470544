/** One value per process, though Next bundles pages, API routes and the boot door apart and evaluates each module thrice. */
export function singleton<T>(name: string, make: () => T): T {
  const store = globalThis as unknown as Record<symbol, T | undefined>;
  const key = Symbol.for(`belong.${name}`);
  const known = store[key];
  if (known !== undefined) return known;
  const made = make();
  store[key] = made;
  return made;
}

/** Forgets values, so that the next who asks has them made again: what one database said is not remembered for another. */
export function forgetSingletons(...names: string[]): void {
  for (const name of names) delete (globalThis as unknown as Record<symbol, unknown>)[Symbol.for(`belong.${name}`)];
}
