/** What one new piece consists of: files by path, and what is left to do by hand. */
export interface Plan {
  files: Record<string, string>;
  next: string[];
  /** What must be there before the piece can work. */
  requires?: string;
}
