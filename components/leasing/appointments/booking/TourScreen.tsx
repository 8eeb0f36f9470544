import { useRouter } from 'next/router';
import { PageHead } from '@/components/layout/head/PageHead';
import { HomeTeaser } from '@/components/layout/shared/HomeTeaser';
import { AppointmentLayout } from '@/components/leasing/appointments/shared/AppointmentLayout';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Container } from '@/components/ui/layout/Container';
import { Stack } from '@/components/ui/layout/Stack';
import { Breadcrumbs } from '@/components/ui/navigation/Breadcrumbs';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { homes } from '@/contract/homes/homes/endpoints';
import { tours } from '@/contract/leasing/tours/endpoints';
import { useApi } from '@/hooks/useApi';
import type { FormResult } from '@/lib/forms/formResult';
import { homeHref, locationLabel, roomsLabel } from '@/lib/labels/home.labels';
import { searchHref } from '@/lib/search/searchHref';
import { NoTimesAvailable } from './NoTimesAvailable';
import { TourForm } from './TourForm';

interface TourScreenProps {
  readonly homeId: string;
  readonly filled: FormResult | null;
}

/** Picking a time to see a home. */
export function TourScreen({ homeId, filled }: TourScreenProps) {
  const { reload, query } = useRouter();
  const { data: home } = useApi(homes.getHome, { params: { homeId } });
  const { data: slots, refetch } = useApi(tours.listTourSlots, { params: { homeId } });
  if (!home || !slots) {
    return (
      <Container>
        <PageHead title="Book a tour" noindex />
        <ErrorState title="We couldn’t load the times" level="h1" onRetry={() => reload()} />
      </Container>
    );
  }
  // A time that was chosen in the conversation on the page of the home.
  const chosen = slots.starts.find((start) => start === query.time);
  const start = filled ?? (chosen === undefined ? null : { values: { startsAt: chosen }, problem: null });
  const href = homeHref(home);
  const { streetAddress, host } = home;
  return (
    <AppointmentLayout
      top={
        <Stack>
          <PageHead title={`Tour ${streetAddress}`} noindex />
          <Breadcrumbs
            items={[
              { label: home.city, href: searchHref({ place: home.citySlug }) },
              { label: streetAddress, href },
              { label: 'Schedule a tour' },
            ]}
          />
          <Heading as="h1" $size="title">
            Schedule a tour
          </Heading>
          {host && slots.starts.length > 0 && (
            <Text $tone="soft" $size="large">
              {host.firstName} will show you around for {slots.minutes} minutes. It’s free, and you don’t need an
              account.
            </Text>
          )}
        </Stack>
      }
      asideLabel="The home"
      aside={
        <HomeTeaser
          picture={home.pictures[0] ?? null}
          address={streetAddress}
          where={`${locationLabel(home)}, ${home.state}`}
          href={href}
        >
          <Text $tone="soft">{roomsLabel(home)}</Text>
          <Text $figures>
            <Money amount={home.allInCents} /> a month, all-in
          </Text>
        </HomeTeaser>
      }
    >
      {slots.starts.length > 0 ? (
        <TourForm home={home} slots={slots} filled={start} onSlotTaken={() => void refetch()} />
      ) : (
        <NoTimesAvailable home={home} />
      )}
    </AppointmentLayout>
  );
}
