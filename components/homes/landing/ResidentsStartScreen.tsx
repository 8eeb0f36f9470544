import styled from 'styled-components';
import { SavedHomesLink } from '@/components/homes/saved/SavedLink';
import { PageHead } from '@/components/layout/PageHead';
import { ModalLink } from '@/components/modals/ModalLink';
import { howItWorksSteps } from '@/components/modals/steps';
import { Card } from '@/components/ui/Card';
import { Container } from '@/components/ui/Container';
import { Heading } from '@/components/ui/Heading';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { Timeline } from '@/components/ui/Timeline';
import { absoluteUrl } from '@/lib/absolute';
import { routes } from '@/lib/routes';
import { space } from '@/styles/tokens';
import { ResidentEntry } from './ResidentDoor';

const StartLayout = styled.div`
  min-height: 60vh;
  padding-block: ${space.s48} ${space.s96};
`;

/** The short way in for those who look for a home: where to look, what follows, and whom to ask. */
export function ResidentsStartScreen({ siteUrl }: { readonly siteUrl: string }) {
  const [, residents] = howItWorksSteps;
  return (
    <Container $width="reading">
      <PageHead
        title="Find your home"
        description="Where you would like to live, and what follows: every fee on the page, the same rules for everybody, a person who answers."
        canonical={absoluteUrl(siteUrl, routes.residentsStart())}
      />
      <StartLayout>
        <Stack $gap="s32">
          <Stack $gap="s12">
            <Heading as="h1" $size="title">
              Find your home
            </Heading>
            <Text $size="lead" $tone="soft">
              A place is enough to begin. Nothing is added later to what a home’s page says.
            </Text>
          </Stack>
          <Card $tone="wash" $pad="s32">
            <ResidentEntry />
          </Card>
          <Stack>
            <Heading $size="part">What follows</Heading>
            <Timeline
              label="From looking to living"
              steps={(residents?.steps ?? []).map(({ title, text }, at) => ({
                key: title,
                state: at === 0 ? 'current' : 'next',
                title,
                detail: <Text $tone="soft">{text}</Text>,
              }))}
            />
          </Stack>
          <SavedHomesLink />
          <Text>
            Not sure yet?{' '}
            <ModalLink modal="ASK_A_QUESTION" props={{ topic: 'renting' }} href={routes.support()}>
              Ask us anything
            </ModalLink>
            .
          </Text>
        </Stack>
      </StartLayout>
    </Container>
  );
}
