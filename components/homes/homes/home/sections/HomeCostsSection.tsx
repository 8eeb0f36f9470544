import { applicationNote } from '@/components/homes/homes/home/sections/applicationNote';
import { homeCosts } from '@/components/homes/homes/home/sections/homeCosts';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { Home } from '@/contract/homes/homes/endpoints';
import { AmountTable } from './AmountTable';
import { HomeDetailSection } from './HomeDetailSection';

/** Every fee on the table. */
export function HomeCostsSection({ home }: { readonly home: Home }) {
  const { monthly, moveIn, optional } = homeCosts(home);
  const note = applicationNote(home.state);
  return (
    <HomeDetailSection id="costs" title="Costs">
      <Text $tone="soft">No other required fees. Guaranteed.</Text>
      <AmountTable
        caption="Monthly costs"
        amounts={monthly}
        total={{ name: 'Total per month', cents: home.allInCents, per: 'month' }}
      />
      <AmountTable
        caption="Move-in costs"
        amounts={moveIn}
        total={{ name: 'Total to move in', cents: home.moveInCents }}
      />
      {optional.length > 0 && <AmountTable caption="Optional" amounts={optional} />}
      <Text $tone="soft">
        {home.applicationFeeCents === 0 ? (
          'Applying is free.'
        ) : (
          <>
            Each adult pays a one-time application fee of <Money amount={home.applicationFeeCents} />. It isn’t part of
            the totals above. {note}
          </>
        )}
      </Text>
    </HomeDetailSection>
  );
}
