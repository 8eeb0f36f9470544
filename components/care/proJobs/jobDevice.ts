/** Where this phone remembers that it confirmed the job of a link. */
const deviceKey = (token: string) => `belong.job.${token.slice(0, 8)}`;
export function readDevice(token: string): string | undefined {
  try {
    return localStorage.getItem(deviceKey(token)) ?? undefined;
  } catch {
    // Without storage the code is asked for at each visit.
    return undefined;
  }
}

export function storeDevice(token: string, device: string): void {
  try {
    localStorage.setItem(deviceKey(token), device);
  } catch {
    // As above.
  }
}
