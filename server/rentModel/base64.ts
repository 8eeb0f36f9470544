// Numbers as base64, so that JSON holds them small and exact. Little-endian, as every machine we run on is.

export function toBase64(numbers: ArrayBufferView): string {
  return Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString('base64');
}

/** A buffer of its own, aligned for any typed array. */
export function fromBase64(text: string): ArrayBuffer {
  return Uint8Array.from(Buffer.from(text, 'base64')).buffer;
}
