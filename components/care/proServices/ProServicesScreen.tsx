import styled from 'styled-components';
import { PageHead } from '@/components/layout/head/PageHead';
import { Card } from '@/components/ui/layout/Card';
import { Container } from '@/components/ui/layout/Container';
import { Grid } from '@/components/ui/layout/Grid';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { PRO_SERVICES, proService } from '@/contract/care/proServices/constants';
import { durationText, priceText } from '@/lib/labels/service.labels';
import { space } from '@/styles/tokens';
import { AskForService } from './AskForService';
import { CareScorecard } from './CareScorecard';

const Page = styled.div`
  padding-block: ${space.s48};
`;

/** What our Pros do besides repairs, at which price, and how to ask for it without an account. */
export function ProServicesScreen({ siteUrl }: { readonly siteUrl: string }) {
  return (
    <Container>
      <Page>
        <PageHead
          title="Pro services for your home"
          description="Cleaning, painting, yard work, locks, and more. See the price and what is included before you ask."
          canonical={`${siteUrl}/pro-services`}
        />
        <Stack $gap="s48">
          <Stack $gap="s8">
            <Heading as="h1" $size="title">
              Pro services for your home
            </Heading>
            <Text $size="large" $tone="soft">
              Licensed and insured Pros. The price is set before they start, and we add nothing to it.
            </Text>
          </Stack>
          <Grid>
            {PRO_SERVICES.map((name) => {
              const service = proService(name);
              return (
                <Card as="article" key={name}>
                  <Stack $gap="s8">
                    <Heading as="h2" $size="small">
                      {service.title}
                    </Heading>
                    <Text>{service.summary}</Text>
                    <Text $weight="semibold">{priceText(service)}</Text>
                    <Text $tone="soft">
                      {durationText(service)}. Includes: {service.included.join(', ').toLowerCase()}.
                    </Text>
                  </Stack>
                </Card>
              );
            })}
          </Grid>
          <CareScorecard />
          <AskForService />
        </Stack>
      </Page>
    </Container>
  );
}
