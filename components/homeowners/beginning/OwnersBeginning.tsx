import { useQuery } from '@tanstack/react-query';
import { OwnerAddressForm } from '@/components/homeowners/parts/AddressBox';
import { Card } from '@/components/ui/Card';
import { Container } from '@/components/ui/Container';
import { Heading } from '@/components/ui/Heading';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { regionsQuery } from '@/lib/searchHref';
import { LandingBand } from './Band';
import { EntryCards } from './FirstDoors';
import { RegionCards } from './RegionRow';

/** Beneath the hero of `/homeowners`: an address, three ways to look first, and where we are. */
export function HomeownersIntro() {
  const regions = useQuery(regionsQuery()).data ?? [];
  return (
    <Container>
      <LandingBand>
        <Card as="section" aria-labelledby="begin" $tone="wash" $pad="s32">
          <Stack>
            <Heading id="begin" $size="part">
              Begin with an address
            </Heading>
            <Text $tone="soft">What it could earn, what you would keep, and a person who knows the street.</Text>
            <OwnerAddressForm label="Which home is it?" />
          </Stack>
        </Card>
        <EntryCards />
        <RegionCards regions={regions} />
      </LandingBand>
    </Container>
  );
}
