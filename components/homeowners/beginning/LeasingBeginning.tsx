import { OwnerAddressForm } from '@/components/homeowners/parts/AddressBox';
import { Card } from '@/components/ui/Card';
import { Container } from '@/components/ui/Container';
import { Heading } from '@/components/ui/Heading';
import { Stack } from '@/components/ui/Stack';
import { LandingBand } from './Band';

/** Beneath the hero of `/homeowners/leasing`: which home, and a person calls. */
export function LeasingIntro() {
  return (
    <Container>
      <LandingBand>
        <Card as="section" aria-labelledby="begin" $tone="wash" $pad="s32">
          <Stack>
            <Heading id="begin" $size="part">
              Which home shall we fill?
            </Heading>
            <OwnerAddressForm label="Its address" submitLabel="Find residents for it" intent="leasing" />
          </Stack>
        </Card>
      </LandingBand>
    </Container>
  );
}
