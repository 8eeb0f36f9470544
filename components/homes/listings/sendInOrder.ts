/** Files that are on their way at once: more make each of them slower. */
const AT_ONCE = 3;

interface Steps<F, D> {
  /** Resolves once the file has arrived, failed, or waits for a connection; `onDone` is called when it arrives, also later. */
  readonly send: (file: F, onDone: (arrived: D) => void) => Promise<void>;
  readonly attach: (arrived: D, file: F) => Promise<void>;
}

/**
 * Sends files a few at a time and attaches each in the order given. One that waits for a connection holds up no other: it is
 * attached once it arrives, after this call has ended.
 */
export async function sendInOrder<F, D>(files: readonly F[], { send, attach }: Steps<F, D>): Promise<void> {
  const arrived = new Map<number, D>();
  const passed = new Set<number>();
  const sends: Promise<void>[] = [];
  for (const [at, file] of files.entries()) {
    const before = sends[at - AT_ONCE] ?? Promise.resolve();
    const start = () =>
      send(file, (document) => {
        if (passed.has(at)) void attach(document, file);
        else arrived.set(at, document);
      });
    sends.push(before.then(start).catch(() => undefined));
  }
  for (const [at, file] of files.entries()) {
    await sends[at];
    const document = arrived.get(at);
    passed.add(at);
    if (document !== undefined) await attach(document, file);
  }
}
