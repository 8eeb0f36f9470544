/** Who opens an account: asked wherever the page they came from does not say it. */
export const ACCOUNT_TYPES = [
  { value: 'homeowner', label: 'I own a home' },
  { value: 'resident', label: 'I’m looking for a home' },
] as const;
