/**
 * An error that is known by its kind. Next bundles pages, API routes and the boot door apart, and each bundle has its own
 * copy of every class: what a service of one throws is caught in another, where `instanceof` would not know it.
 */
export class SharedError extends Error {
  /** A name that no build shortens, one for each class. */
  static readonly kind: string = 'SharedError';
  readonly kind: string;

  constructor(message?: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = new.target.kind;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: each class that extends this one asks for its own kind
    return value instanceof Error && (value as Partial<SharedError>).kind === this.kind;
  }
}
