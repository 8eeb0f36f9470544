import { PageHead } from '@/components/layout/head/PageHead';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Card } from '@/components/ui/layout/Card';
import { Container } from '@/components/ui/layout/Container';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { QrCode } from '@/components/ui/media/QrCode';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { routes } from '@/contract/routes';
import { absoluteUrl } from '@/lib/routing/absoluteUrl';
import { InstallApp } from './InstallApp';
import { IntroductionLayout, QrCodeCard, Steps } from './IntroductionScreen.styles';

const downloadOptions = [
  {
    title: 'On an iPhone or iPad',
    steps: ['Open this site in Safari.', 'Tap Share (the square with an arrow).', 'Choose “Add to Home Screen”.'],
  },
  {
    title: 'On Android',
    steps: ['Open this site in Chrome.', 'Tap the three dots at the top.', 'Choose “Add to Home screen”.'],
  },
  {
    title: 'On a computer',
    steps: ['Open this site in Chrome or Edge.', 'Click the install icon in the address bar.', 'Choose “Install”.'],
  },
] as const;

/** How Belong comes onto a phone or a computer: the browser installs it, and nothing has to be kept up to date. */
export function DownloadScreen({ siteUrl }: { readonly siteUrl: string }) {
  const account = absoluteUrl(siteUrl, routes.accounts.overview());
  return (
    <Container>
      <PageHead
        title="Belong on your phone"
        description="Add Belong to your phone’s home screen in 3 steps, without an app store."
        canonical={absoluteUrl(siteUrl, routes.homeowners.x.download())}
      />
      <IntroductionLayout>
        <Stack $gap="s32">
          <Stack $gap="s12">
            <Heading as="h1" $size="title">
              Belong on your phone
            </Heading>
            <Text $size="lead" $tone="soft">
              Get to approvals, statements, and messages in one tap. You don’t need an app store.
            </Text>
          </Stack>
          <InstallApp />
          <Grid $min="19rem">
            {downloadOptions.map(({ title, steps }) => (
              <Card as="section" key={title}>
                <Stack>
                  <Heading $size="small">{title}</Heading>
                  <Steps>
                    {steps.map((step) => (
                      <li key={step}>
                        <Text>{step}</Text>
                      </li>
                    ))}
                  </Steps>
                </Stack>
              </Card>
            ))}
          </Grid>
          <QrCodeCard>
            <QrCode text={account} label="QR code that opens your account on your phone" />
            <Stack $gap="s4">
              <Heading $size="small">Continue on your phone</Heading>
              <Text $tone="soft">Scan the code with your phone’s camera.</Text>
            </Stack>
          </QrCodeCard>
          <Row>
            <ButtonLink
              href={`mailto:?subject=${encodeURIComponent('Belong on my phone')}&body=${encodeURIComponent(account)}`}
            >
              Email the link to my phone
            </ButtonLink>
            <ButtonLink tone="secondary" href={routes.accounts.overview()}>
              Go to my account
            </ButtonLink>
          </Row>
        </Stack>
      </IntroductionLayout>
    </Container>
  );
}
