import { applicationNote } from '@/components/homes/home/sections/applicationNote';
import { homeCosts } from '@/components/homes/home/sections/homeCosts';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { Home } from '@/contract/homes/endpoints';
import { AmountTable } from './AmountTable';
import { HomeDetailSection } from './HomeDetailSection';

/** Every fee on the table. */
export function HomeCostsSection({ home }: { readonly home: Home }) {
  const { monthly, moveIn, optional } = homeCosts(home);
  const note = applicationNote(home.state);
  return (
    <HomeDetailSection id="costs" title="What it costs">
      <Text $tone="soft">What is not on this list cannot enter your lease.</Text>
      <AmountTable
        caption="Each month"
        amounts={monthly}
        total={{ name: 'All-in, each month', cents: home.allInCents, per: 'month' }}
      />
      <AmountTable
        caption="To move in"
        amounts={moveIn}
        total={{ name: 'Cash you need to move in', cents: home.moveInCents }}
      />
      {optional.length > 0 && <AmountTable caption="If you want it" amounts={optional} />}
      <Text $tone="soft">
        {home.applicationFeeCents === 0 ? (
          'Applying is free.'
        ) : (
          <>
            An application costs each adult <Money amount={home.applicationFeeCents} />, once, and is not part of the
            sums above. {note}
          </>
        )}
      </Text>
    </HomeDetailSection>
  );
}
