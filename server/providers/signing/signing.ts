/** What came of sealing. */
export interface Sealed {
  bytes: Uint8Array;
  /** SHA-256 of the signing certificate, hexadecimal: for the audit trail. */
  certificate: string;
}

/** Seals PDFs so that any verifier sees who sealed them and that nothing was changed since. */
export interface Signing {
  /** PAdES (`ETSI.CAdES.detached`, SHA-256) over the whole file. */
  seal: (pdf: Uint8Array, how: { reason: string; at: Date }) => Promise<Sealed>;
  /** The certificates of the seal in PEM, the signing one first: for anyone who wants to check the chain. */
  chain: () => Promise<string>;
}
