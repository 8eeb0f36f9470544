import styled from 'styled-components';
import { AmountTable } from '@/components/homes/homes/home/sections/AmountTable';
import { homeCosts } from '@/components/homes/homes/home/sections/homeCosts';
import { AskQuestionLink } from '@/components/layout/shared/AskQuestionLink';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { Home } from '@/contract/homes/homes/endpoints';
import { routes } from '@/contract/routes';
import { availabilityLabel, canBeToured } from '@/lib/labels/home.labels';
import { applyHref } from '@/lib/routing/applicationLinks';
import { displayFace, tabular } from '@/styles/mixins';
import { size } from '@/styles/tokens';
import { NotifyMeButton } from './NotifyMeButton';

const Rent = styled.p`
  ${displayFace}
  ${tabular}
  font-size: ${size.t34};
`;

interface BookingCardProps {
  readonly home: Home;
  readonly now: number;
  readonly open: boolean;
}

/** What it costs and how to go on: beside what there is to read, on small screens before it. */
export function BookingCard({ home, now, open }: BookingCardProps) {
  const { id, rentCents, allInCents, moveInCents, availableOn, timeZone } = home;
  return (
    <Card as="aside" aria-label="Rent and questions" $tone="float">
      <Stack>
        <div>
          <Rent>
            <Money amount={rentCents} per="month" />
          </Rent>
          <Text $tone="soft" $figures>
            <Money amount={allInCents} per="month" /> with all required fees
          </Text>
        </div>
        {open ? (
          <>
            {canBeToured(home.status) && (
              <ButtonLink href={routes.tours.book({ place: home.citySlug, homeId: id })} prefetch={false} full>
                Book a tour
              </ButtonLink>
            )}
            {home.status !== 'active' && <NotifyMeButton homeId={id} />}
            <Text $weight="medium">{availabilityLabel(availableOn, now, timeZone)}</Text>
            {home.areApplicationsPaused ? (
              <Text $tone="soft">Applications are paused for now. You can still ask a question.</Text>
            ) : (
              <ButtonLink href={applyHref(id)} prefetch={false} tone="secondary" full>
                Apply
              </ButtonLink>
            )}
            <AskQuestionLink homeId={id} fullWidth subdued />
            <Text $size="small" $tone="soft" $align="center">
              {home.host ? `${home.host.firstName}, your host, or someone` : 'Someone'} on our team will answer within 1
              business day.
            </Text>
            <AskQuestionLink homeId={id} fullWidth isReport />
          </>
        ) : (
          <>
            <Text $tone="soft">This home isn’t available right now. See similar homes below.</Text>
            <NotifyMeButton homeId={id} />
          </>
        )}
        <Disclosure
          summary={
            <span>
              <Money amount={moveInCents} /> move-in costs
            </span>
          }
        >
          <AmountTable caption="Move-in costs" amounts={homeCosts(home).moveIn} />
        </Disclosure>
      </Stack>
    </Card>
  );
}
