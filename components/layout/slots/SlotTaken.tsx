import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Row } from '@/components/ui/layout/Row';
import { localDay } from '@/contract/calendar/localDay';
import { dayLabels, formatTime, nearestSlots } from '@/lib/appointments/slotDays';

interface SlotTakenProps {
  readonly starts: readonly string[];
  readonly timeZone: string;
  /** The time that is gone. */
  readonly takenSlot: string;
  readonly onPick: (start: string) => void;
}

/** Another visitor took the slot: the nearest times are one press away, and the form keeps its text. */
export function SlotTaken({ starts, timeZone, takenSlot, onPick }: SlotTakenProps) {
  const slotLabel = (start: string) => {
    const { weekday, month, day } = dayLabels(localDay(start, timeZone));
    return `${weekday}, ${month} ${day}, ${formatTime(start, timeZone)}`;
  };
  return (
    <Notice live tone="warning" title="That time was just taken">
      <p>What you entered is still here. These are the closest times. See more below.</p>
      <Row>
        {nearestSlots(starts, takenSlot).map((start) => (
          <Button key={start} tone="secondary" size="small" onClick={() => onPick(start)}>
            {slotLabel(start)}
          </Button>
        ))}
      </Row>
    </Notice>
  );
}
