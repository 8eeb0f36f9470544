import { OwnerAddressForm } from '@/components/homes/addresses/OwnerAddressForm';
import { Card } from '@/components/ui/layout/Card';
import { Container } from '@/components/ui/layout/Container';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { LandingBand } from './LandingBand';

/** Beneath the hero of `/homeowners/leasing`: which home, and a person calls. */
export function LeasingIntro() {
  return (
    <Container>
      <LandingBand>
        <Card as="section" aria-labelledby="get-started" $tone="wash" $pad="s32">
          <Stack>
            <Heading id="get-started" $size="part">
              Find residents for your home
            </Heading>
            <OwnerAddressForm label="Home address" submitLabel="Find residents" intent="leasing" />
          </Stack>
        </Card>
      </LandingBand>
    </Container>
  );
}
