import styled from 'styled-components';
import { SavedHomesLink } from '@/components/homes/savedHomes/SavedHomesLink';
import { PageHead } from '@/components/layout/head/PageHead';
import { howItWorksSteps } from '@/components/modals/information/howItWorksSteps';
import { ModalLink } from '@/components/modals/shared/ModalLink';
import { Card } from '@/components/ui/layout/Card';
import { Container } from '@/components/ui/layout/Container';
import { Stack } from '@/components/ui/layout/Stack';
import { Timeline } from '@/components/ui/layout/Timeline';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { routes } from '@/contract/routes';
import { absoluteUrl } from '@/lib/routing/absoluteUrl';
import { space } from '@/styles/tokens';
import { ResidentEntry } from './ResidentEntry';

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
        description="Find a home you’ll love, with every fee on the page, the same rules for everyone, and a person who answers."
        canonical={absoluteUrl(siteUrl, routes.residentsStart())}
      />
      <StartLayout>
        <Stack $gap="s32">
          <Stack $gap="s12">
            <Heading as="h1" $size="title">
              Find your home
            </Heading>
            <Text $size="lead" $tone="soft">
              Enter a place to start. Each listing shows every required fee, and we never add more later.
            </Text>
          </Stack>
          <Card $tone="wash" $pad="s32">
            <ResidentEntry />
          </Card>
          <Stack>
            <Heading $size="part">How it works</Heading>
            <Timeline
              label="From search to move-in"
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
