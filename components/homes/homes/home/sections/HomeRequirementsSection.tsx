import dynamic from 'next/dynamic';
import { fairChanceNote } from '@/components/homes/homes/home/sections/fairChanceNote';
import { clientOnly } from '@/components/layout/page/clientOnly';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { Home } from '@/contract/homes/homes/endpoints';
import { INCOME_REQUIREMENTS, requirementFor } from '@/contract/leasing/criteria/requirements';
import { HomeDetailSection } from './HomeDetailSection';
import { Bullets } from './HomeRequirementsSection.styles';

const QualifyCheck = clientOnly(
  dynamic(() => import('./QualificationCheck').then((file) => file.QualificationCheck), {
    ssr: false,
  }),
);

/** What it takes to get this home, in its own dollars, before anybody pays to apply. */
export function HomeRequirementsSection({ home }: { readonly home: Home }) {
  const months = Math.min(...home.leaseMonths, 12);
  const criteria = requirementFor(home.rentCents, months);
  const fairChance = fairChanceNote(home);
  return (
    <HomeDetailSection id="qualify" title="Requirements">
      <Text $tone="soft">
        The requirements are the same for everyone who applies. You only need one of the first three.
      </Text>
      <Bullets>
        <li>
          <strong>
            Income of <Money amount={criteria.grossCents} per="month" />
          </strong>{' '}
          before taxes ({INCOME_REQUIREMENTS.grossIncome} times the rent) or <Money amount={criteria.netCents} /> after
          taxes, for everyone on the lease combined. Any lawful income counts.
        </li>
        <li>
          <strong>
            Savings of <Money amount={criteria.savingsCents} />
          </strong>{' '}
          for a {months}-month lease, instead of income.
        </li>
        <li>
          <strong>A co-signer</strong> with a credit score of {criteria.coSigner.score} or more and{' '}
          <Money amount={criteria.coSigner.grossCents} per="month" /> before taxes or{' '}
          <Money amount={criteria.coSigner.netCents} /> after taxes.
        </li>
        <li>
          <strong>A housing voucher?</strong> We compare your income only with your share of the rent.
        </li>
        <li>
          <strong>You can apply with</strong> a Social Security number or an ITIN. We don’t ask about immigration
          status.
        </li>
        <li>
          <strong>We decline</strong> applications with an eviction or a judgment for a landlord in the last 3 years, or
          with rent still owed to a landlord. We never decline for a low credit score alone, but you may need a
          co-signer or a larger deposit.{' '}
          {fairChance ?? 'A person on our team reviews convictions from the last 7 years for harm to people or homes.'}{' '}
          If we decline, you get the reason in writing and a copy of what we relied on.
        </li>
      </Bullets>
      <QualifyCheck homeId={home.id} rentCents={home.rentCents} months={months} />
    </HomeDetailSection>
  );
}
