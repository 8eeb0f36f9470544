import { RepairLanguage, useRepairText } from '@/components/care/workOrders/repairText';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { Badge } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import { type WorkOrder, workOrders } from '@/contract/care/workOrders/endpoints';
import { STATUS_NAMES, TIER_NAMES } from '@/contract/care/workOrders/labels';
import { useLiveUpdates } from '@/hooks/live/useLiveUpdates';
import { useApi } from '@/hooks/useApi';
import { ApprovalPanel } from './ApprovalPanel';
import { InvoicePanel } from './InvoicePanel';
import { MovePanel } from './MovePanel';
import { type MaintenanceSide, serviceLists, sideRoutes, statusTone, tierTones } from './maintenance.labels';
import { ReportDetails } from './ReportDetails';
import { StaffPanel } from './StaffPanel';
import { VisitPanel } from './VisitPanel';
import { WorkOrderClocks } from './WorkOrderClocks';
import { WorkOrderPhotos } from './WorkOrderPhotos';
import { WorkOrderTimeline } from './WorkOrderTimeline';

interface WorkOrderScreenProps {
  readonly workOrderId: string;
  readonly side: MaintenanceSide;
}

/** One repair, as far as the person who looks may see it. */
export function WorkOrderScreen({ workOrderId, side }: WorkOrderScreenProps) {
  useLiveUpdates(['workOrders']);
  const query = useApi(workOrders.getWorkOrder, { params: { workOrderId } });
  const { data } = query;
  if (data)
    return (
      // A resident reads the page in the language of their report; the others in English.
      <RepairLanguage language={data.role === 'resident' ? data.access.language : 'en'}>
        <OpenWorkOrder order={data} side={side} />
      </RepairLanguage>
    );
  return (
    <>
      <AccountPageHeader title="Repair" />
      <Loaded
        query={query}
        title="We couldn’t load this repair"
        skeleton={<Skeleton $height="20rem" $round="card" />}
      />
    </>
  );
}

function OpenWorkOrder({ order, side }: { readonly order: WorkOrder; readonly side: MaintenanceSide }) {
  const { t } = useRepairText();
  const { title, reference, home, status, tier, tierReason, nextStep, myTurn, role, source } = order;
  const isService = source === 'service_order';
  return (
    <>
      <AccountPageHeader
        title={t(title)}
        actions={
          isService && role !== 'staff' ? (
            <Link href={serviceLists[side]()}>{t('All services')}</Link>
          ) : (
            <Link href={sideRoutes[side].maintenance()}>{t('All repairs')}</Link>
          )
        }
      >
        {reference} · {home.address}
      </AccountPageHeader>
      <Stack $gap="s32">
        <Stack $gap="s12" $align="start">
          <Row>
            <Badge tone={statusTone(status)}>{t(STATUS_NAMES[status])}</Badge>
            {!isService && <Badge tone={tierTones[tier]}>{t(TIER_NAMES[tier])}</Badge>}
          </Row>
          {!isService && <Text $tone="soft">{t(tierReason)}</Text>}
          <Notice tone={myTurn ? 'warning' : 'info'} title={t('Next step')}>
            <Text>{t(nextStep)}</Text>
            {order.statusReason && <Text>{order.statusReason}</Text>}
            {order.temporaryFix && <Text>{t('There is a temporary fix. It stays open until it’s really fixed.')}</Text>}
          </Notice>
        </Stack>
        <MovePanel order={order} />
        <WorkOrderClocks order={order} />
        {role === order.paidBy && <ApprovalPanel order={order} />}
        <VisitPanel order={order} />
        {role === 'staff' && <StaffPanel order={order} />}
        {order.invoices.length > 0 && <InvoicePanel order={order} />}
        <ReportDetails order={order} />
        <WorkOrderPhotos order={order} />
        <WorkOrderTimeline order={order} />
      </Stack>
    </>
  );
}
