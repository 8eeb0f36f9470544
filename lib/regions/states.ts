const stateNames: Record<string, string> = {
  CA: 'California',
  FL: 'Florida',
  VA: 'Virginia',
  WA: 'Washington',
  NA: 'Everywhere',
};

/** The state's name where we know it, else its two letters. */
export function stateName(state: string): string {
  return stateNames[state] ?? state;
}
