import { Badge } from '@/components/ui/feedback/Badge';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import { routes } from '@/contract/routes';
import { moveOuts } from '@/contract/tenancy/moveOuts/endpoints';
import { useApi } from '@/hooks/useApi';
import { moveOutBadges } from './moveOut.labels';

/** Deposits of homes a resident has left; without those that are back, where `isOpenOnly`. */
export function DepositLinks({ isOpenOnly }: { readonly isOpenOnly: boolean }) {
  const { data } = useApi(moveOuts.listMoveOuts);
  const left = (data?.items ?? []).filter(
    ({ side, status }) => side === 'resident' && status !== 'planned' && !(isOpenOnly && status === 'returned'),
  );
  return left.map(({ leaseId, address, status }) => (
    <Card key={leaseId} $pad="s16">
      <Row $justify="space-between">
        <Stack $gap="s4">
          <Text $weight="semibold">{address}</Text>
          <Link href={routes.accounts.home.postMoveOut()}>View your deposit</Link>
        </Stack>
        <Badge tone={moveOutBadges[status].tone}>{moveOutBadges[status].label}</Badge>
      </Row>
    </Card>
  ));
}
