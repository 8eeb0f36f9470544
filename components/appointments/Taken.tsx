import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { Row } from '@/components/ui/Row';
import { dayOf, dayParts, nearestTo, timeWords } from '@/lib/slotDays';

interface TakenProps {
  readonly starts: readonly string[];
  readonly timeZone: string;
  /** The time that is gone. */
  readonly wanted: string;
  readonly onPick: (start: string) => void;
}

/** Somebody was faster: the nearest times are one press away, and nothing typed is lost. */
export function Taken({ starts, timeZone, wanted, onPick }: TakenProps) {
  const words = (start: string) => {
    const { weekday, month, day } = dayParts(dayOf(start, timeZone));
    return `${weekday}, ${month} ${day}, ${timeWords(start, timeZone)}`;
  };
  return (
    <Notice live tone="warning" title="That time has just been taken">
      <p>Nothing you typed is lost. These are the nearest times; there are more below.</p>
      <Row>
        {nearestTo(starts, wanted).map((start) => (
          <Button key={start} tone="secondary" size="small" onClick={() => onPick(start)}>
            {words(start)}
          </Button>
        ))}
      </Row>
    </Notice>
  );
}
