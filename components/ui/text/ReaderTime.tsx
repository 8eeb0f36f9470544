import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => undefined;

interface ReaderTimeProps {
  readonly at: string;
  /** Writes it with its zone; without one, in the reader's own. */
  readonly format: (moment: string, timeZone?: string) => string;
}

/** When something about the reader's account was or will be, in their own zone, which the server does not know: until then UTC. */
export function ReaderTime({ at, format }: ReaderTimeProps) {
  const text = useSyncExternalStore(
    subscribeNever,
    () => format(at),
    () => format(at, 'UTC'),
  );
  return <time dateTime={at}>{text}</time>;
}
