import styled from 'styled-components';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { ALWAYS_TWO_PEOPLE, approvalLimits, limitedActionLabels } from '@/contract/money/approvalLimits/endpoints';
import { useApi } from '@/hooks/useApi';
import { formatDate } from '@/lib/format/dates';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';
import { ApprovalLimitChangeItem } from './ApprovalLimitChangeItem';
import { ApprovalLimitForm } from './ApprovalLimitForm';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s12};
`;

/** What one person may do alone, and how administrators change it. */
export function ApprovalLimitsSection() {
  const query = useApi(approvalLimits.listApprovalLimits);
  const { data } = query;
  const waiting = data?.changes.filter(({ status }) => status === 'proposed') ?? [];
  const decided = data?.changes.filter(({ status }) => status !== 'proposed') ?? [];
  return (
    <Card as="section" aria-labelledby="approval-limits">
      <Stack>
        <Heading as="h2" id="approval-limits" $size="small">
          Limits for one person
        </Heading>
        <Text $tone="soft">
          Up to these sums for one lease and day, one person acts alone. Above them a second person approves.{' '}
          {ALWAYS_TWO_PEOPLE}
        </Text>
        <Loaded
          query={query}
          title="We couldn’t load the limits"
          skeleton={<Skeleton $height="8rem" $round="card" />}
        />
        {data && (
          <List>
            {data.limits.map(({ action, amountCents, next }) => (
              <li key={action}>
                <Row $justify="space-between">
                  <span>{limitedActionLabels[action]}</span>
                  <Money amount={amountCents} cents="always" />
                </Row>
                {next && (
                  <Text $size="small" $tone="soft">
                    <Money amount={next.amountCents} cents="always" /> from {formatDate(next.effectiveOn)}
                  </Text>
                )}
              </li>
            ))}
          </List>
        )}
        {waiting.length > 0 && (
          <List aria-label="Limits waiting for another administrator">
            {waiting.map((change) => (
              <ApprovalLimitChangeItem key={change.id} change={change} canChange={data?.canChange ?? false} />
            ))}
          </List>
        )}
        {data?.canChange && (
          <Disclosure summary="Change a limit">
            <ApprovalLimitForm today={data.today} />
          </Disclosure>
        )}
        {decided.length > 0 && (
          <Disclosure summary={`Earlier limits (${decided.length})`}>
            <List>
              {decided.map((change) => (
                <ApprovalLimitChangeItem key={change.id} change={change} canChange={false} />
              ))}
            </List>
          </Disclosure>
        )}
      </Stack>
    </Card>
  );
}
