import { InsuranceProofForm } from '@/components/layout/shared/InsuranceProofForm';
import { Text } from '@/components/ui/text/Text';
import type { MoveIn } from '@/contract/leasing/moveIns/endpoints';
import { formatDate } from '@/lib/format/dates';

/** Proof that what the resident owns is insured from the first day on. */
export function InsuranceStep({ moveIn: { leaseId, insurance, startOn } }: { readonly moveIn: MoveIn }) {
  if (insurance && insurance.status !== 'declined')
    return (
      <Text>
        {insurance.insurer}, until {formatDate(insurance.until)}.{' '}
        {insurance.status === 'accepted'
          ? 'Thank you.'
          : 'Our team is checking it. We’ll email you if something is missing.'}
      </Text>
    );
  return (
    <InsuranceProofForm
      leaseId={leaseId}
      insurance={insurance}
      coversFrom={startOn}
      help={`It must cover ${formatDate(startOn)}, your first day.`}
    />
  );
}
