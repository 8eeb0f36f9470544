import { useSyncExternalStore } from 'react';
import { shortMoment, wholeMoment } from './moments';

const never = () => () => undefined;

interface MomentProps {
  readonly at: string;
  readonly short?: boolean;
}

/** When something was, in the reader’s zone, which the server does not know: until then the day alone. */
export function Moment({ at, short = false }: MomentProps) {
  const words = useSyncExternalStore(
    never,
    () => (short ? shortMoment(at, Date.now()) : wholeMoment(at)),
    () => at.slice(0, 10),
  );
  return <time dateTime={at}>{words}</time>;
}
