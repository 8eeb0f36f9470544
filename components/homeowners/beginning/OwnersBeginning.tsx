import { useQuery } from '@tanstack/react-query';
import { AddressBox } from '@/components/homeowners/parts/AddressBox';
import { Card } from '@/components/ui/Card';
import { Container } from '@/components/ui/Container';
import { Heading } from '@/components/ui/Heading';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { regionsQuery } from '@/lib/searchHref';
import { Band } from './Band';
import { FirstDoors } from './FirstDoors';
import { RegionRow } from './RegionRow';

/** Beneath the hero of `/homeowners`: an address, three ways to look first, and where we are. */
export function OwnersBeginning() {
  const regions = useQuery(regionsQuery()).data ?? [];
  return (
    <Container>
      <Band>
        <Card as="section" aria-labelledby="begin" $tone="wash" $pad="s32">
          <Stack>
            <Heading id="begin" $size="part">
              Begin with an address
            </Heading>
            <Text $tone="soft">What it could earn, what you would keep, and a person who knows the street.</Text>
            <AddressBox label="Which home is it?" />
          </Stack>
        </Card>
        <FirstDoors />
        <RegionRow regions={regions} />
      </Band>
    </Container>
  );
}
