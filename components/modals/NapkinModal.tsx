import { useState } from 'react';
import type { PayoutPlanName } from '@/contract/payoutPlans';
import { useNapkin } from '@/hooks/useNapkin';
import { useNapkinHome } from '@/hooks/useNapkinHome';
import { useNapkinPlans } from '@/hooks/useNapkinPlans';
import type { ModalContentProps } from '@/lib/modals';
import { napkinWords } from '@/lib/napkinWords';
import { NapkinContact } from './napkin/NapkinContact';
import { NapkinSheet } from './napkin/NapkinSheet';

/** The homeowners’ calculator: what a month and a first year leave under each payout plan. `where` is a region’s slug, `homeId` a home of theirs. */
export function NapkinModal({ props, onClose }: ModalContentProps) {
  const napkin = useNapkin();
  useNapkinHome(props.homeId, ({ rentCents }) => napkin.set('rent', String(Math.round(rentCents / 100))));
  const { plans, figures } = useNapkinPlans(props.where);
  const [planName, setPlan] = useState<PayoutPlanName>('Monthly');
  const [asking, setAsking] = useState(false);
  const plan = plans.data.find((each) => each.plan === planName) ?? plans.data[0];
  if (asking && plan) {
    return (
      <NapkinContact
        address={napkin.address}
        message={napkinWords(napkin.inputs, plan)}
        onBack={() => setAsking(false)}
        onClose={onClose}
      />
    );
  }
  return (
    <NapkinSheet
      napkin={napkin}
      plans={plans}
      plan={plan}
      figures={figures}
      onPlan={setPlan}
      onAsk={() => setAsking(napkin.told)}
      onClose={onClose}
    />
  );
}
