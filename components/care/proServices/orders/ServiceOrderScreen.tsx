import { useRouter } from 'next/router';
import { useState } from 'react';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { Button } from '@/components/ui/actions/Button';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { TextField } from '@/components/ui/fields/TextField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import { proService, proServices, type ServiceOrder } from '@/contract/care/proServices/endpoints';
import { serviceTerms } from '@/contract/care/proServices/terms';
import { formatMoney } from '@/contract/format/money';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDateTime } from '@/lib/format/dates';
import { orderStatusText } from './order.labels';
import { ServicePhotos } from './ServicePhotos';
import { type ServiceSide, serviceRoutes } from './serviceRoutes';

interface ServiceOrderScreenProps {
  readonly taskId: string;
}

function ServiceOrderScreen({ taskId, side }: ServiceOrderScreenProps & { readonly side: ServiceSide }) {
  const query = useApi(proServices.getServiceOrder, {
    params: { serviceOrderId: taskId },
  });
  const { data } = query;
  const all = <Link href={serviceRoutes(side).create()}>All services</Link>;
  if (data) return <OrderDetail order={data} side={side} />;
  return (
    <>
      <AccountPageHeader title="Your order" actions={all} />
      <Loaded query={query} title="We couldn’t load this order" skeleton={<Skeleton $height="12rem" $round="card" />} />
    </>
  );
}

function OrderDetail({ order, side }: { readonly order: ServiceOrder; readonly side: ServiceSide }) {
  const { service, address, scope, windows, timeZone, priceCents, orderedBy, payer, workOrder, declineReason } = order;
  const { placed } = useRouter().query;
  const terms = serviceTerms(service, payer);
  const isMine = payer === side;
  const task = side === 'owner' ? routes.accounts.portfolio.maintenanceTask : routes.accounts.home.maintenanceTask;
  return (
    <>
      <AccountPageHeader
        title={proService(service).title}
        actions={<Link href={serviceRoutes(side).create()}>All services</Link>}
      >
        {orderStatusText(order)} · {address}
      </AccountPageHeader>
      <Stack $gap="s24">
        {placed && order.status !== 'declined' && (
          <Notice live tone="success" title={priceCents === null ? 'We have your request' : 'Your order is placed'}>
            {order.status === 'waiting_for_consent'
              ? 'The owner has to allow it first. We’ll email you their answer.'
              : 'We’re finding a Pro for one of your times. We’ll email you when the visit is set.'}
          </Notice>
        )}
        <Card $pad="s16">
          <Stack $gap="s8">
            <Text>{scope}</Text>
            {windows.map(({ from }) => (
              <Text key={from} $tone="soft">
                {formatDateTime(from, timeZone)}
              </Text>
            ))}
            <Text>
              {priceCents === null ? 'The Pro sends a quote first.' : `Price: ${formatMoney(priceCents)}.`}{' '}
              {payer === side ? 'You pay.' : payer === 'owner' ? 'The homeowner pays.' : 'The resident pays.'}
            </Text>
            {isMine && (
              <>
                <Text>{terms.payment}</Text>
                <Text $tone="soft">{terms.cancellation}</Text>
              </>
            )}
            {declineReason && <Text>Why it was declined: {declineReason}</Text>}
            {workOrder && <Link href={task({ taskId: workOrder.id })}>See how it’s going</Link>}
          </Stack>
        </Card>
        <ServicePhotos order={order} />
        {order.canDecide && orderedBy === 'resident' && <ConsentForm order={order} />}
      </Stack>
    </>
  );
}

function ConsentForm({ order: { id } }: { readonly order: ServiceOrder }) {
  const [reason, setReason] = useState('');
  const decide = useApiMutation(proServices.decideServiceOrder, { touches: [proServices] });
  const send = (decision: 'allow' | 'decline') =>
    decide.mutate({ params: { serviceOrderId: id }, body: { decision, reason } });
  return (
    <Stack $gap="s16">
      <Notice tone="info" title="Your resident asks for your consent">
        It changes your home. They pay for it.
      </Notice>
      <TextField
        label="If you decline, say why"
        optional
        error={decide.error?.fields?.reason}
        value={reason}
        onChange={setReason}
      />
      {decide.error && !decide.error.fields && (
        <Notice live tone="danger" title="That did not work">
          {decide.error.message}
        </Notice>
      )}
      <Row>
        <Button loading={decide.isPending} onClick={() => send('allow')}>
          Allow it
        </Button>
        <Button tone="secondary" loading={decide.isPending} onClick={() => send('decline')}>
          Decline
        </Button>
      </Row>
    </Stack>
  );
}

export const OwnerServiceOrderScreen = ({ taskId }: ServiceOrderScreenProps) => (
  <ServiceOrderScreen taskId={taskId} side="owner" />
);
export const ResidentServiceOrderScreen = ({ taskId }: ServiceOrderScreenProps) => (
  <ServiceOrderScreen taskId={taskId} side="resident" />
);
