import type { ComponentProps } from 'react';
import { Select } from '@/components/ui/forms/Select';
import { ARRIVAL_MINUTES, arrivalLabel } from '@/lib/format/arrival';

/** In how many minutes a Pro arrives. */
export function ArrivalSelect(props: Omit<ComponentProps<typeof Select>, 'children'>) {
  return (
    <Select {...props}>
      {ARRIVAL_MINUTES.map((minutes) => (
        <option key={minutes} value={minutes}>
          {arrivalLabel(minutes)}
        </option>
      ))}
    </Select>
  );
}
