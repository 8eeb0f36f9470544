/** What a form sent without scripts came to: what was typed, and what is wrong with it. */
export interface FormResult {
  values: Readonly<Record<string, string>>;
  problem: { message: string; code: string; fields: Readonly<Record<string, string>> } | null;
}
