import { useState } from 'react';
import { InsuranceProofForm } from '@/components/layout/shared/InsuranceProofForm';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { moveIns } from '@/contract/leasing/moveIns/endpoints';
import { useApi } from '@/hooks/useApi';
import { formatDate } from '@/lib/format/dates';

const badges = {
  checking: { label: 'In review', tone: 'info' },
  accepted: { label: 'Accepted', tone: 'success' },
  declined: { label: 'Please add another', tone: 'danger' },
} as const;

/** Proof of renters’ insurance during the lease, and the next one before it ends. */
export function ResidentInsurance({ leaseId }: { readonly leaseId: string }) {
  const { data } = useApi(moveIns.getMoveIn, { params: { leaseId } });
  const [isAdding, setAdding] = useState(false);
  if (!data) return null;
  const { insurance } = data;
  const lapsed = insurance?.status === 'accepted' && insurance.ended;
  const isOpen = !insurance || insurance.status === 'declined' || lapsed || isAdding;
  return (
    <Card as="section" aria-labelledby={`insurance-${leaseId}`}>
      <Stack>
        <Heading id={`insurance-${leaseId}`} $size="small">
          Renters’ insurance
        </Heading>
        {!insurance && <Text>Your lease requires renters’ insurance. We don’t have your proof yet.</Text>}
        {insurance && (
          <Row $justify="space-between">
            <Text>
              {insurance.insurer}, until {formatDate(insurance.until)}
            </Text>
            <Badge tone={lapsed ? 'danger' : badges[insurance.status].tone}>
              {lapsed ? 'Ended' : badges[insurance.status].label}
            </Badge>
          </Row>
        )}
        {lapsed && <Notice tone="warning">This policy has expired. Please add your current one.</Notice>}
        {insurance?.status === 'accepted' && !lapsed && !isAdding && (
          <Row>
            <Button tone="secondary" size="small" onClick={() => setAdding(true)}>
              Add a new policy
            </Button>
          </Row>
        )}
        {isOpen && (
          <InsuranceProofForm
            leaseId={leaseId}
            insurance={insurance}
            coversFrom={data.insureFrom}
            help="The day the policy expires. We’ll email you before then."
          />
        )}
      </Stack>
    </Card>
  );
}
