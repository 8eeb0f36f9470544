import dynamic from 'next/dynamic';
import { fairChanceNote } from '@/components/homes/home/sections/fairChanceNote';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { INCOME_REQUIREMENTS, requirementFor } from '@/contract/criteria/requirements';
import type { Home } from '@/contract/homes/endpoints';
import { HomeDetailSection } from './HomeDetailSection';
import { Bullets } from './HomeRequirementsSection.styles';

const QualifyCheck = dynamic(() => import('./QualificationCheck').then((file) => file.QualificationCheck), {
  ssr: false,
});

/** What it takes to get this home, in its own dollars, before anybody pays to apply. */
export function HomeRequirementsSection({ home }: { readonly home: Home }) {
  const months = Math.min(...home.leaseMonths, 12);
  const criteria = requirementFor(home.rentCents, months);
  const fairChance = fairChanceNote(home);
  return (
    <HomeDetailSection id="qualify" title="How to qualify">
      <Text $tone="soft">The same for everyone who applies, and one of the first three is enough.</Text>
      <Bullets>
        <li>
          <strong>
            Income of <Money amount={criteria.grossCents} cents="never" per="month" />
          </strong>{' '}
          before tax ({INCOME_REQUIREMENTS.grossIncome} times the rent) or{' '}
          <Money amount={criteria.netCents} cents="never" /> after it, added up over everybody on the lease. Any lawful
          income counts.
        </li>
        <li>
          <strong>
            Savings of <Money amount={criteria.savingsCents} cents="never" />
          </strong>{' '}
          for a lease of {months} months, in place of income.
        </li>
        <li>
          <strong>A co-signer</strong> with a credit score of {criteria.coSigner.score} or more and{' '}
          <Money amount={criteria.coSigner.grossCents} cents="never" per="month" /> before tax or{' '}
          <Money amount={criteria.coSigner.netCents} cents="never" /> after it.
        </li>
        <li>
          <strong>A housing voucher?</strong> We compare your income with your own share of the rent alone.
        </li>
        <li>
          <strong>We say no</strong> to an eviction or a judgment for a landlord in the last three years, and to rent
          still owed to one. A low credit score alone is never a no: it may mean a co-signer or a larger deposit.{' '}
          {fairChance ?? 'A conviction of the last seven years for harm to people or homes is weighed by one of us.'}{' '}
          You get the reason in writing, and a copy of what we relied on.
        </li>
      </Bullets>
      <QualifyCheck rentCents={home.rentCents} months={months} />
    </HomeDetailSection>
  );
}
