import { AddressBox } from '@/components/homeowners/parts/AddressBox';
import { Card } from '@/components/ui/Card';
import { Container } from '@/components/ui/Container';
import { Heading } from '@/components/ui/Heading';
import { Stack } from '@/components/ui/Stack';
import { Band } from './Band';

/** Beneath the hero of `/homeowners/leasing`: which home, and a person calls. */
export function LeasingBeginning() {
  return (
    <Container>
      <Band>
        <Card as="section" aria-labelledby="begin" $tone="wash" $pad="s32">
          <Stack>
            <Heading id="begin" $size="part">
              Which home shall we fill?
            </Heading>
            <AddressBox label="Its address" action="Find residents for it" wish="leasing" />
          </Stack>
        </Card>
      </Band>
    </Container>
  );
}
