import { SiteImage } from '@/components/layout/shared/SiteImage';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { useVariant } from '@/hooks/experiments/useVariant';
import { streetImage } from '@/lib/media/siteImages';
import { EntryForms, Foreground, HeroText, Street } from './LandingHero.styles';
import { OwnerEntry } from './OwnerEntry';
import { ResidentEntry } from './ResidentEntry';

/** A street in the morning sun, and two doors in front of it. */
export function LandingHero() {
  const residentsFirst = useVariant('homepage_entry_order') === 'resident_first';
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
            We take care of your home, and the people in it.
          </Text>
        </HeroText>
        <EntryForms>
          {residentsFirst ? <ResidentEntry /> : <OwnerEntry />}
          {residentsFirst ? <OwnerEntry /> : <ResidentEntry />}
        </EntryForms>
      </Foreground>
    </div>
  );
}
