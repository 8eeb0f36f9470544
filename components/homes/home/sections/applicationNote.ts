/** What a state says about the price of an application, where it says something. In force in 2026. */
const notes: Readonly<Partial<Record<string, string>>> = {
  CA: 'California allows what screening costs, and $65.86 at most in 2026.',
  WA: 'Washington allows what screening costs and no more; you see beforehand what is checked.',
  VA: 'Virginia allows $50, beside what a screening company charges.',
};

export function applicationNote(state: string): string | undefined {
  return notes[state];
}
