import { SiteImage } from '@/components/layout/Still';
import { Heading } from '@/components/ui/Heading';
import { Text } from '@/components/ui/Text';
import { streetImage } from '@/lib/stills';
import { EntryForms, Foreground, Street, HeroText } from './Hero.styles';
import { OwnerEntry } from './OwnerDoor';
import { ResidentEntry } from './ResidentDoor';

/** A street in the morning sun, and two doors in front of it. */
export function LandingHero() {
  return (
    <div>
      <Street>
        <SiteImage image={streetImage} sizes="100vw" priority />
      </Street>
      <Foreground>
        <HeroText>
          <Heading as="h1" $size="title" $align="center">
            Renting people love
          </Heading>
          <Text $size="large" $tone="soft" $align="center">
            You own it. They love it. We look after both.
          </Text>
        </HeroText>
        <EntryForms>
          <OwnerEntry />
          <ResidentEntry />
        </EntryForms>
      </Foreground>
    </div>
  );
}
