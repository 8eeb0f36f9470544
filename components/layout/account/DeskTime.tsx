import { ReaderTime } from '@/components/ui/text/ReaderTime';
import { formatMoment } from '@/lib/format/dates';

interface DeskTimeProps {
  readonly at: string;
  /** Of the home it is about; without one, the reader's own. */
  readonly timeZone?: string | null | undefined;
}

/** A moment as our team reads it: with its year, in the zone of the home, and the zone named. */
export function DeskTime({ at, timeZone }: DeskTimeProps) {
  return timeZone ? (
    <time dateTime={at}>{formatMoment(at, timeZone)}</time>
  ) : (
    <ReaderTime at={at} format={formatMoment} />
  );
}
