import { Money } from '@/components/ui/Money';
import { Text } from '@/components/ui/Text';
import type { Home } from '@/contract/homes';
import { applicationNote } from '@/lib/applicationNote';
import { costsOf } from '@/lib/homeCosts';
import { Amounts } from './Amounts';
import { Section } from './Section';

/** Every fee on the table. */
export function Costs({ home }: { readonly home: Home }) {
  const { monthly, moveIn, optional } = costsOf(home);
  const note = applicationNote(home.state);
  return (
    <Section id="costs" title="What it costs">
      <Text $tone="soft">What is not on this list cannot enter your lease.</Text>
      <Amounts
        caption="Each month"
        amounts={monthly}
        total={{ name: 'All-in, each month', cents: home.allInCents, per: 'month' }}
      />
      <Amounts
        caption="To move in"
        amounts={moveIn}
        total={{ name: 'Cash you need to move in', cents: home.moveInCents }}
      />
      {optional.length > 0 && <Amounts caption="If you want it" amounts={optional} />}
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
    </Section>
  );
}
