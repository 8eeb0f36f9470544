/** Seals PDFs so that any verifier sees who sealed them and that nothing was changed since. */
export interface Signing {
  /** PAdES (`ETSI.CAdES.detached`, SHA-256) over the whole file. */
  seal: (pdf: Uint8Array, how: { reason: string; at: Date }) => Promise<Uint8Array>;
  /** The certificates of the seal in PEM, the signing one first: for whoever wants to check the chain. */
  chain: () => Promise<string>;
}
