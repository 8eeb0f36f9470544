import { useRouter } from 'next/router';
import { HomeTeaser } from '@/components/layout/HomeTeaser';
import { PageHead } from '@/components/layout/PageHead';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { Container } from '@/components/ui/Container';
import { ErrorState } from '@/components/ui/ErrorState';
import { Heading } from '@/components/ui/Heading';
import { Money } from '@/components/ui/Money';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { homes } from '@/contract/homes';
import { tours } from '@/contract/tours';
import { useApi } from '@/hooks/useApi';
import type { FormResult } from '@/lib/filledForm';
import { homeHref, roomsLabel, locationLabel } from '@/lib/homeWords';
import { searchHref } from '@/lib/searchHref';
import { NoTimesAvailable } from './NoTimes';
import { AppointmentLayout } from './Room';
import { TourForm } from './TourForm';

interface TourScreenProps {
  readonly homeId: string;
  readonly filled: FormResult | null;
}

/** Picking a time to see a home. */
export function TourScreen({ homeId, filled }: TourScreenProps) {
  const { reload } = useRouter();
  const { data: home } = useApi(homes.getHome, { params: { homeId } });
  const { data: slots, refetch } = useApi(tours.listTourSlots, { params: { homeId } });
  if (!home || !slots) {
    return (
      <Container>
        <PageHead title="Book a tour" noindex />
        <ErrorState title="We could not load the times" level="h1" onRetry={() => reload()} />
      </Container>
    );
  }
  const href = homeHref(home);
  const { streetAddress, status, host } = home;
  return (
    <AppointmentLayout
      top={
        <Stack>
          <PageHead title={`Tour ${streetAddress}`} noindex />
          <Breadcrumbs
            items={[
              { label: home.city, href: searchHref({ place: home.citySlug }) },
              { label: streetAddress, href },
              { label: 'Book a tour' },
            ]}
          />
          <Heading as="h1" $size="title">
            Come and see it
          </Heading>
          {slots.starts.length > 0 && (
            <Text $tone="soft" $size="large">
              {host.firstName} shows you around for {slots.minutes} minutes. It costs nothing, and no account is needed.
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
        <TourForm home={home} slots={slots} filled={filled} onSlotTaken={() => void refetch()} />
      ) : (
        <NoTimesAvailable status={status} city={home.city} citySlug={home.citySlug} homeHref={href} />
      )}
    </AppointmentLayout>
  );
}
