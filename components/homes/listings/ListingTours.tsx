import { useState } from 'react';
import { SelectField } from '@/components/ui/fields/SelectField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { dateFormat } from '@/contract/format/intl';
import type { Listing, TourHours } from '@/contract/homes/listings/endpoints';
import { useListingPart } from './ListingParts';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const MORNING = { days: [1, 2, 3, 4, 5, 6], from: '09:00', to: '18:00' };
const TIMES = Array.from({ length: 29 }, (_, at) => {
  const minutes = 7 * 60 + at * 30;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 === 0 ? '00' : '30'}`;
});
const timeLabel = (time: string) =>
  dateFormat({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(new Date(`2026-01-01T${time}:00Z`));

/** When the owner allows tours: on some days between two times, or whenever our hosts are free. */
export function ListingTours({ listing: { tourHours } }: { readonly listing: Listing }) {
  const [edited, setEdited] = useState<TourHours | null>();
  const hours = edited === undefined ? tourHours : edited;
  const set = (change: Partial<TourHours>) => setEdited({ ...(hours ?? MORNING), ...change });
  useListingPart({
    label: 'tours',
    isDirty: edited !== undefined,
    read: async () => ({ tourHours: hours }),
    saved: () => setEdited(undefined),
  });
  const toggle = (day: number, isOn: boolean) => {
    const days = hours?.days ?? [];
    set({ days: isOn ? [...days, day].toSorted() : days.filter((each) => each !== day) });
  };
  return (
    <Card as="section" aria-labelledby="listing-tours">
      <Stack>
        <Heading id="listing-tours" $size="small">
          Tours
        </Heading>
        <Text $tone="soft">
          Our hosts show the home. People who live there hear of a tour a day before. How we get in is in the setup,
          under Access.
        </Text>
        <Checkbox checked={hours === null} onChange={({ target }) => setEdited(target.checked ? null : MORNING)}>
          Any time our hosts are free
        </Checkbox>
        {hours && (
          <>
            <fieldset>
              <Text as="legend" $weight="semibold">
                Days
              </Text>
              <Row>
                {DAYS.map((name, day) => (
                  <Checkbox
                    key={name}
                    checked={hours.days.includes(day)}
                    onChange={({ target }) => toggle(day, target.checked)}
                  >
                    {name}
                  </Checkbox>
                ))}
              </Row>
            </fieldset>
            <Grid $min="10rem" $gap="s12">
              {(['from', 'to'] as const).map((end) => (
                <SelectField
                  key={end}
                  label={end === 'from' ? 'From' : 'Until'}
                  options={TIMES.map((time) => ({ value: time, label: timeLabel(time) }))}
                  value={hours[end]}
                  onChange={(value) => set({ [end]: value })}
                />
              ))}
            </Grid>
          </>
        )}
      </Stack>
    </Card>
  );
}
