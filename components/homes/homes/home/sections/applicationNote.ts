/** What a state says about the price of an application, where it says something. In force in 2026. */
const notes: Readonly<Partial<Record<string, string>>> = {
  CA: 'California limits this fee to the cost of screening, up to $65.86 in 2026.',
  WA: 'Washington limits this fee to the cost of screening. You see what we check before you pay.',
  VA: 'Virginia limits this fee to $50, plus what a screening company charges.',
};

export function applicationNote(state: string): string | undefined {
  return notes[state];
}
