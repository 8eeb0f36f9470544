import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Badge } from '@/components/ui/feedback/Badge';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { HouseIllustration } from '@/components/ui/illustrations/HouseIllustration';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import { pros, tradeLabels } from '@/contract/care/pros/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { figuresText } from './pro.labels';

/** Every Pro, with what keeps one from work. */
export function ProListScreen() {
  const query = useApi(pros.listPros);
  return (
    <>
      <AccountPageHeader
        title="Pros"
        actions={
          <>
            <Link href={routes.accounts.desk()}>Desk</Link>
            <ButtonLink href={routes.accounts.deskNewPro()}>Add a Pro</ButtonLink>
          </>
        }
      >
        Who does the work, and whose documents are in order.
      </AccountPageHeader>
      <Loaded query={query} title="We couldn’t load the Pros" skeleton={<Skeleton $height="12rem" $round="card" />}>
        {(data) => (
          <Stack $gap="s16">
            {data.length === 0 && (
              <EmptyState picture={<HouseIllustration />} title="No Pros yet">
                Add the first company that works for you.
              </EmptyState>
            )}
            {data.map(({ id, company, trades, status, performance, problems }) => (
              <Card key={id} $pad="s16">
                <Row $justify="space-between">
                  <div>
                    <Link href={routes.accounts.deskPro({ proId: id })}>{company}</Link>
                    <Text $tone="soft">
                      {trades.map((trade) => tradeLabels[trade]).join(', ')} · {figuresText(performance)}
                    </Text>
                  </div>
                  {status === 'paused' ? (
                    <Badge>Paused</Badge>
                  ) : problems.length > 0 ? (
                    <Badge tone="warning">{problems[0]}</Badge>
                  ) : (
                    <Badge tone="success">Ready</Badge>
                  )}
                </Row>
              </Card>
            ))}
          </Stack>
        )}
      </Loaded>
    </>
  );
}
