/** Every member of the endpoint's audience may call it. */
export function audienceOnly(): boolean {
  return true;
}

/** The repository and row-level security narrow the call to rows of the caller's own. */
export function rowLevel(): boolean {
  return true;
}
