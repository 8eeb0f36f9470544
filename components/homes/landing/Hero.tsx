import { Still } from '@/components/layout/Still';
import { Heading } from '@/components/ui/Heading';
import { Text } from '@/components/ui/Text';
import { streetStill } from '@/lib/stills';
import { Doors, Front, Street, Words } from './Hero.styles';
import { OwnerDoor } from './OwnerDoor';
import { ResidentDoor } from './ResidentDoor';

/** A street in the morning sun, and two doors in front of it. */
export function Hero() {
  return (
    <div>
      <Street>
        <Still still={streetStill} sizes="100vw" priority />
      </Street>
      <Front>
        <Words>
          <Heading as="h1" $size="title" $align="center">
            Renting people love
          </Heading>
          <Text $size="large" $tone="soft" $align="center">
            You own it. They love it. We look after both.
          </Text>
        </Words>
        <Doors>
          <OwnerDoor />
          <ResidentDoor />
        </Doors>
      </Front>
    </div>
  );
}
