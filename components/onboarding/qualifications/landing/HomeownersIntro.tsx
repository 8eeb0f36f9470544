import { useQuery } from '@tanstack/react-query';
import { OwnerAddressForm } from '@/components/homes/addresses/OwnerAddressForm';
import { Card } from '@/components/ui/layout/Card';
import { Container } from '@/components/ui/layout/Container';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { regionsQuery } from '@/lib/search/searchHref';
import { EntryCards } from './EntryCards';
import { LandingBand } from './LandingBand';
import { RegionCards } from './RegionCards';

/** Beneath the hero of `/homeowners`: an address, three ways to look first, and where we are. */
export function HomeownersIntro() {
  const regions = useQuery(regionsQuery()).data ?? [];
  return (
    <Container>
      <LandingBand>
        <Card as="section" aria-labelledby="get-started" $tone="wash" $pad="s32">
          <Stack>
            <Heading id="get-started" $size="part">
              Start with your address
            </Heading>
            <Text $tone="soft">See what your home could rent for and your take-home, and talk to a local expert.</Text>
            <OwnerAddressForm label="Enter your home’s address" />
          </Stack>
        </Card>
        <EntryCards />
        <RegionCards regions={regions} />
      </LandingBand>
    </Container>
  );
}
