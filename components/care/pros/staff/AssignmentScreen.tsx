import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { Button } from '@/components/ui/actions/Button';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { SelectField } from '@/components/ui/fields/SelectField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type Assignment, pros, TRADES, tradeLabels } from '@/contract/care/pros/endpoints';
import { workOrders } from '@/contract/care/workOrders/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatMoment } from '@/lib/format/dates';
import { offerLabels } from './pro.labels';

/** Who could do a job, why, and whom we asked. */
export function AssignmentScreen({ workOrderId }: { readonly workOrderId: string }) {
  const params = { workOrderId };
  const query = useApi(pros.getAssignment, { params });
  const { data } = query;
  const { data: order } = useApi(workOrders.getWorkOrder, { params });
  const offer = useApiMutation(pros.offerJob, { touches: [pros] });
  const change = useApiMutation(pros.changeAssignment, { touches: [pros] });
  const isBlocked = data?.waitsForResponders ?? true;
  const asked = data?.offers.filter(({ status }) => status === 'offered').map(({ proId }) => proId);
  return (
    <>
      <AccountPageHeader title="Find a Pro" actions={<Link href={routes.accounts.desk()}>Desk</Link>}>
        {order && (
          <>
            <Link href={routes.accounts.portfolio.maintenanceTask({ taskId: workOrderId })}>{order.title}</Link>
            {`, ${order.home.address}. `}
          </>
        )}
      </AccountPageHeader>
      <Loaded query={query} title="We couldn’t load this job" skeleton={<Skeleton $height="16rem" $round="card" />}>
        {(data) => (
          <Stack $gap="s24">
            <SelectField
              label="Trade"
              options={TRADES.map((value) => ({ value, label: tradeLabels[value] }))}
              value={data.trade}
              onChange={(value) => {
                const trade = TRADES.find((each) => each === value);
                if (trade) change.mutate({ params, body: { trade } });
              }}
            />
            {data.waitsForResponders && (
              <Notice tone="danger" title="Was 911 or the gas company called?">
                <Text>
                  We don’t send a Pro to a fire, a gas leak, or a carbon monoxide alarm before responders know.
                </Text>
                <Button
                  loading={change.isPending}
                  onClick={() => change.mutate({ params, body: { respondersCalled: true } })}
                >
                  Yes, they were called
                </Button>
              </Notice>
            )}
            {change.error && (
              <Notice live tone="danger" title="That did not work">
                {change.error.message}
              </Notice>
            )}
            <Offers {...data} />
            <Stack as="section" $gap="s16" aria-labelledby="ranking">
              <Heading as="h2" id="ranking" $size="small">
                Who we ask, in this order
              </Heading>
              <Row>
                <Button
                  loading={offer.isPending}
                  disabled={isBlocked}
                  onClick={() => offer.mutate({ params, body: {} })}
                >
                  Ask the next Pro
                </Button>
              </Row>
              {offer.error && (
                <Notice live tone="danger" title="That did not work">
                  {offer.error.message}
                </Notice>
              )}
              {data.ranking.map(({ id, company, score, reasons }) => (
                <Card key={id} $pad="s16">
                  <Row $justify="space-between">
                    <div>
                      <Link href={routes.accounts.deskPro({ proId: id })}>{company}</Link>
                      <Text $tone="soft">{reasons.join(' · ')}</Text>
                    </div>
                    {asked?.includes(id) ? (
                      <Text $tone="soft">Asked</Text>
                    ) : score === null ? (
                      <Text $tone="soft">Can’t take it</Text>
                    ) : (
                      <Row $gap="s12">
                        <Text $tone="soft">Score {score}</Text>
                        <Button
                          tone="secondary"
                          size="small"
                          aria-label={`Ask ${company}`}
                          disabled={offer.isPending || isBlocked}
                          onClick={() => offer.mutate({ params, body: { proIds: [id] } })}
                        >
                          Ask
                        </Button>
                      </Row>
                    )}
                  </Row>
                </Card>
              ))}
            </Stack>
          </Stack>
        )}
      </Loaded>
    </>
  );
}

function Offers({ offers, timeZone }: Pick<Assignment, 'offers' | 'timeZone'>) {
  const withdraw = useApiMutation(pros.withdrawOffer, { touches: [pros] });
  if (offers.length === 0) return <Text $tone="soft">No one was asked yet.</Text>;
  return (
    <Stack as="section" $gap="s12" aria-labelledby="offers">
      <Heading as="h2" id="offers" $size="small">
        Who we asked
      </Heading>
      {offers.map(({ id, company, status, answerBy, declineReason }) => (
        <Row key={id} $justify="space-between">
          <Text>
            {company}: {offerLabels[status]}
            {status === 'offered' && ` until ${formatMoment(answerBy, timeZone)}`}
            {declineReason && ` (${declineReason})`}
          </Text>
          {status === 'offered' && (
            <Button
              tone="secondary"
              size="small"
              disabled={withdraw.isPending}
              onClick={() => withdraw.mutate({ params: { offerId: id }, body: {} })}
            >
              Take back
            </Button>
          )}
        </Row>
      ))}
      {withdraw.error && (
        <Notice live tone="danger" title="That did not work">
          {withdraw.error.message}
        </Notice>
      )}
    </Stack>
  );
}
