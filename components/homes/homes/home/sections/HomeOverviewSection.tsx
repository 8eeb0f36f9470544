import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import type { Home } from '@/contract/homes/homes/endpoints';
import { formatMonth } from '@/lib/format/dates';
import { HomeDetailSection } from './HomeDetailSection';

/** The home in words, who shows it, and how old its pictures are. */
export function HomeOverviewSection({ home }: { readonly home: Home }) {
  const { headline, description, host, picturedOn } = home;
  const notes = [
    host && `${host.firstName} hosts this home and has worked with us since ${host.since}.`,
    picturedOn && `Photos taken in ${formatMonth(picturedOn)}.`,
  ].filter(Boolean);
  return (
    <HomeDetailSection id="overview" title={headline}>
      <Stack>
        {description.split(/\n+/).map((paragraph) => (
          <Text key={paragraph} $size="large">
            {paragraph}
          </Text>
        ))}
      </Stack>
      {notes.length > 0 && <Text $tone="soft">{notes.join(' ')}</Text>}
    </HomeDetailSection>
  );
}
