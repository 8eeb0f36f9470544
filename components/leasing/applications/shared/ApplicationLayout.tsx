import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageHead } from '@/components/layout/head/PageHead';
import { Badge } from '@/components/ui/feedback/Badge';
import { Container } from '@/components/ui/layout/Container';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { Application } from '@/contract/leasing/applications/endpoints';
import { statusLabel } from '@/lib/labels/application.labels';
import { up } from '@/styles/media';
import { space } from '@/styles/tokens';
import { ApplicationHome } from './ApplicationHome';
import { ApplicationSteps } from './ApplicationSteps';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s32};
  padding-block: ${space.s24} ${space.s96};
`;

const Columns = styled.div`
  display: grid;
  gap: ${space.s32};

  ${up('lg')} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    gap: ${space.s64};
    align-items: start;
  }
`;

/** On small screens, where what is known of the home stands far beneath. */
const HomeAddress = styled(Text)`
  ${up('lg')} {
    display: none;
  }
`;

interface ApplicationLayoutProps {
  readonly application: Application;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** What stands around every page of one application: where one is in it, and which home it is about. */
export function ApplicationLayout({ application, title, lead, children }: ApplicationLayoutProps) {
  const { status, home, me } = application;
  const { words: statusText, tone } = statusLabel(status);
  const isWaitingForOthers = status === 'started' && me?.status === 'submitted';
  return (
    <Container>
      <PageHead title={title} noindex />
      <Page>
        <ApplicationSteps application={application} />
        <Columns>
          <Stack $gap="s32">
            <Stack $gap="s8">
              <Row $gap="s8">
                <Badge tone={tone}>{isWaitingForOthers ? 'Waiting for the others' : statusText}</Badge>
                <HomeAddress as="span" $size="small" $tone="soft">
                  {home.streetAddress}, {home.city}
                </HomeAddress>
              </Row>
              <Heading as="h1" $size="title">
                {title}
              </Heading>
              {lead && (
                <Text as="div" $size="large" $tone="soft">
                  {lead}
                </Text>
              )}
            </Stack>
            {children}
          </Stack>
          <aside aria-label="The home">
            <ApplicationHome application={application} />
          </aside>
        </Columns>
      </Page>
    </Container>
  );
}
