import { useSyncExternalStore } from 'react';
import { formatFullTime, formatShortTime } from './messageTimeFormat';

const subscribeNever = () => () => undefined;

interface MessageTimeProps {
  readonly time: string;
  readonly short?: boolean;
}

/** When something was, in the reader’s zone, which the server does not know: until then the day alone. */
export function MessageTime({ time: at, short = false }: MessageTimeProps) {
  const formattedTime = useSyncExternalStore(
    subscribeNever,
    () => (short ? formatShortTime(at, Date.now()) : formatFullTime(at)),
    () => at.slice(0, 10),
  );
  return <time dateTime={at}>{formattedTime}</time>;
}
