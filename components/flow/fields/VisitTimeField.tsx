import { use, useState } from 'react';
import { RunScopeContext } from '@/components/flow/RunScopeContext';
import { SlotPicker } from '@/components/layout/slots/SlotPicker';
import { SubmitButton } from '@/components/layout/slots/slotPickerStyles';
import { Button } from '@/components/ui/actions/Button';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { inspections } from '@/contract/onboarding/inspections/endpoints';
import type { VisitTimeQuestion } from '@/contract/questionnaire/questions';
import { formatVisitTimeAnswer, parseVisitTime } from '@/contract/questionnaire/visitTime';
import { useApi } from '@/hooks/useApi';
import { FieldGroup } from './FieldGroup';
import type { FlowFieldProps } from './flowFieldProps';

/** When our team inspects the home of this run: a free time of the calendar, by day. */
export function VisitTimeField({ name, question, value, problem, onAnswer }: FlowFieldProps<VisitTimeQuestion>) {
  const { homeId = '' } = use(RunScopeContext);
  const [day, setDay] = useState<string>();
  const query = useApi(inspections.listInspectionSlots, { params: { homeId } });
  const { data } = query;
  if (!data)
    return (
      <Loaded query={query} title="We couldn’t load open times" skeleton={<Skeleton $height="16rem" $round="card" />} />
    );
  const { starts, timeZone } = data;
  if (starts.length === 0)
    return (
      <Notice title="No time is free in the next three weeks">
        Continue without one. A to-do stays in your account until a time is booked.
      </Notice>
    );
  const chosen = parseVisitTime(value)?.startsAt ?? '';
  const isTaken = chosen !== '' && !starts.includes(chosen);
  return (
    <FieldGroup help={question.help} problem={problem}>
      <SubmitButton type="submit" tabIndex={-1} aria-hidden="true" />
      {isTaken && (
        <Notice tone="warning" live title="The time you chose was taken">
          Choose another one. These times are free now.
        </Notice>
      )}
      <SlotPicker
        name={name}
        starts={starts}
        timeZone={timeZone}
        zoneLabel="where the home is"
        day={day}
        onDayChange={setDay}
        value={isTaken ? '' : chosen}
        onChange={(startsAt) => onAnswer(formatVisitTimeAnswer({ startsAt, timeZone }))}
      />
      {chosen && (
        <div>
          <Button tone="ghost" size="small" onClick={() => onAnswer('')}>
            Choose later
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}
