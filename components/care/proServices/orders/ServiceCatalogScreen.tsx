import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { PRO_SERVICES, proService, proServices } from '@/contract/care/proServices/endpoints';
import { useApi } from '@/hooks/useApi';
import { durationText, priceText } from '@/lib/labels/service.labels';
import { orderStatusText } from './order.labels';
import { type ServiceSide, serviceRoutes } from './serviceRoutes';

/** Services to order, and what was ordered. */
function ServiceCatalogScreen({ side }: { readonly side: ServiceSide }) {
  const orders = useApi(proServices.listServiceOrders, { query: { as: side } });
  const { data } = orders;
  const { service: serviceRoute, order: orderRoute } = serviceRoutes(side);
  return (
    <>
      <AccountPageHeader title="Pro services">
        Cleaning, painting, yard work, and more. You see the price before anyone starts.
      </AccountPageHeader>
      <Stack $gap="s32">
        <Grid>
          {PRO_SERVICES.map((name) => {
            const service = proService(name);
            return (
              <Card as="article" key={name} $pad="s16" aria-label={service.title}>
                <Stack $gap="s8">
                  <Link href={serviceRoute({ proService: name })}>{service.title}</Link>
                  <Text>{service.summary}</Text>
                  <Text $tone="soft">
                    {priceText(service)} · {durationText(service)}
                  </Text>
                </Stack>
              </Card>
            );
          })}
        </Grid>
        <Loaded query={orders} title="We couldn’t load your orders" />
        {data && data.length > 0 && (
          <Stack as="section" $gap="s12" aria-labelledby="orders">
            <Heading as="h2" id="orders" $size="small">
              Orders
            </Heading>
            {data.map((order) => (
              <Card key={order.id} $pad="s16">
                <Row $justify="space-between">
                  <Link href={orderRoute({ proService: order.service, taskId: order.id })}>
                    {proService(order.service).title}
                  </Link>
                  <Text $tone="soft">
                    {orderStatusText(order)} · {order.address}
                  </Text>
                </Row>
              </Card>
            ))}
          </Stack>
        )}
      </Stack>
    </>
  );
}

export const OwnerServicesScreen = () => <ServiceCatalogScreen side="owner" />;
export const ResidentServicesScreen = () => <ServiceCatalogScreen side="resident" />;
