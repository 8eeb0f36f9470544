/** Looks for viruses in what people send, before anyone else can open it. */
export interface Scanning {
  /** The name of what was found; null for a clean file. */
  scan: (bytes: Uint8Array) => Promise<string | null>;
}
