import { useEffect, useState } from 'react';
import type { Slots } from '@/contract/leasing/appointments/endpoints';
import { useForm } from '@/hooks/useForm';
import { useSession } from '@/hooks/useSession';
import { formatPhone } from '@/lib/format/text';
import type { FormResult } from '@/lib/forms/formResult';
import { initialBookingValues } from './bookingValues';

interface Options {
  draft: string;
  slots: Slots;
  filled: FormResult | null;
}

/** The form of a tour or a meeting: what was posted or typed before, else what we know of who is signed in. */
export function useBookingForm({ draft, slots, filled }: Options) {
  const { user } = useSession();
  const defaultMethod = slots.ways[0] ?? 'inPerson';
  // Written into the page as well: without scripts nothing else fills the fields.
  const [start] = useState(() => initialBookingValues(filled, { method: defaultMethod, timeZone: slots.timeZone }));
  const form = useForm(() => import('./bookingForm').then((file) => file.BookingForm), {
    draft,
    initialValues: start,
  });
  const [day, setDay] = useState(filled?.values.day);
  const { getValues, setValue } = form;

  useEffect(() => {
    if (!user) return;
    for (const name of ['firstName', 'lastName', 'email', 'phone'] as const)
      if (!getValues(name) && user[name]) setValue(name, name === 'phone' ? formatPhone(user[name]) : user[name]);
    if (getValues('lastName') === '' && getValues('firstName') === user.firstName) setValue('oneName', true);
  }, [user, getValues, setValue]);

  const selectSlot = (startsAt: string) => {
    setValue('startsAt', startsAt, { shouldValidate: true, shouldDirty: true });
    setDay(undefined);
  };
  return { ...form, start, day, setDay, pick: selectSlot };
}
