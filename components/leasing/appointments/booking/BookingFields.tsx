import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { SlotPicker } from '@/components/layout/slots/SlotPicker';
import { SlotTaken } from '@/components/layout/slots/SlotTaken';
import { SubmitButton } from '@/components/layout/slots/slotPickerStyles';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { AppointmentMode, Slots } from '@/contract/leasing/appointments/endpoints';
import type { ApiError } from '@/lib/api/error';
import type { FormResult } from '@/lib/forms/formResult';
import type { BookingForm } from './bookingForm';
import { ContactDetailsFields } from './ContactDetailsFields';
import type { useBookingForm } from './useBookingForm';

interface BookingFieldsProps {
  readonly form: ReturnType<typeof useBookingForm>;
  readonly slots: Slots;
  readonly filled: FormResult | null;
  readonly zoneLabel?: string;
  readonly methodLabels: Partial<Record<AppointmentMode, { label: string; help: string }>>;
  readonly noteHelp: string;
  readonly submitLabel: string;
  readonly sending: boolean;
  readonly error: ApiError | null;
  readonly onBook: (wish: BookingForm) => void;
  /** Stands above the days: the choice of a zone. */
  readonly header?: ReactNode;
}

/** When, how, who: one form for tours and meetings. It works without scripts, too. */
export function BookingFields(props: BookingFieldsProps) {
  const { form, slots, filled, methodLabels, error, sending, onBook } = props;
  const { register, watch, setValue, handleSubmit, formState, day, setDay, pick: selectSlot } = form;
  const [startsAt, way, timeZone] = watch(['startsAt', 'way', 'timeZone']);
  const problem = error ?? filled?.problem ?? null;
  const isSlotTaken = problem?.code === 'slotTaken';
  const missing = formState.errors.startsAt?.message ?? filled?.problem?.fields.startsAt;
  // Presses that come before the first one shows must not book again.
  const hasSubmitted = useRef(false);
  useEffect(() => {
    if (!sending) hasSubmitted.current = false;
  }, [sending]);
  const book = (event: FormEvent) => {
    event.preventDefault();
    if (hasSubmitted.current) return;
    hasSubmitted.current = true;
    void handleSubmit(onBook, () => {
      hasSubmitted.current = false;
    })(event);
  };
  return (
    <Stack as="form" method="post" noValidate onSubmit={book} $gap="s32">
      <SubmitButton type="submit" name="book" value="1" tabIndex={-1} aria-hidden="true" />
      {isSlotTaken && (
        <SlotTaken
          starts={slots.starts}
          timeZone={timeZone}
          takenSlot={startsAt || (filled?.values.startsAt ?? '')}
          onPick={selectSlot}
        />
      )}
      {problem && !isSlotTaken && (
        <Notice live tone="danger" title="That didn’t work">
          {problem.message || 'Something went wrong on our side.'} What you entered is still here.
        </Notice>
      )}
      <Stack data-invalid={missing ? '' : undefined}>
        <Heading $size="part">When</Heading>
        {props.header}
        <SlotPicker
          starts={slots.starts}
          timeZone={timeZone}
          {...(props.zoneLabel && { zoneLabel: props.zoneLabel })}
          day={day}
          onDayChange={setDay}
          value={slots.starts.includes(startsAt) ? startsAt : ''}
          onChange={selectSlot}
        />
        {missing && (
          <Text role="alert" $tone="danger" $weight="medium">
            {missing}
          </Text>
        )}
      </Stack>
      {slots.ways.length > 1 && (
        <RadioCards
          legend="Format"
          name="way"
          options={slots.ways.map((each) => ({ value: each, ...(methodLabels[each] ?? { label: each }) }))}
          value={way}
          onChange={(chosen) => setValue('way', chosen)}
        />
      )}
      <Stack>
        <Heading $size="part">Your details</Heading>
        <ContactDetailsFields
          register={register}
          initialValues={form.start}
          errors={formState.errors}
          fieldErrors={filled?.problem?.fields ?? {}}
          noteHelp={props.noteHelp}
        />
      </Stack>
      <Button type="submit" name="book" value="1" size="large" full loading={sending}>
        {props.submitLabel}
      </Button>
    </Stack>
  );
}
