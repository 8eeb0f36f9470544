/** What one new piece consists of: files by path, changes of files that exist, and what is left to do by hand. */
export interface Plan {
  files: Record<string, string>;
  edits?: readonly Edit[];
  next: string[];
  /** What must be there before the piece can work. */
  requires?: string;
}

export interface Edit {
  path: string;
  change: (text: string) => string;
}
