import { useEffect, useState } from 'react';
import type { Slots } from '@/contract/appointments';
import { useForm } from '@/hooks/useForm';
import { useSession } from '@/hooks/useSession';
import type { FilledForm } from '@/lib/filledForm';
import { BookingForm, startValues } from './bookingForm';

interface Options {
  draft: string;
  slots: Slots;
  filled: FilledForm | null;
}

/** The form of a tour or a meeting: what was posted or typed before, else what we know of who is signed in. */
export function useBookingForm({ draft, slots, filled }: Options) {
  const { user } = useSession();
  const way = slots.ways[0] ?? 'inPerson';
  // Written into the page as well: without scripts nothing else fills the fields.
  const [start] = useState(() => startValues(filled, { way, timeZone: slots.timeZone }));
  const form = useForm(BookingForm, { draft, start });
  const [day, setDay] = useState(filled?.values.day);
  const { getValues, setValue } = form;

  useEffect(() => {
    if (!user) return;
    for (const name of ['firstName', 'lastName', 'email', 'phone'] as const)
      if (!getValues(name) && user[name]) setValue(name, user[name]);
  }, [user, getValues, setValue]);

  const pick = (startsAt: string) => {
    setValue('startsAt', startsAt, { shouldValidate: true, shouldDirty: true });
    setDay(undefined);
  };
  return { ...form, start, day, setDay, pick };
}
