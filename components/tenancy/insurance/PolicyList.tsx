import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { type HomeInsurance, insurance } from '@/contract/tenancy/insurance/endpoints';
import { hasLimits } from '@/contract/tenancy/insurance/gaps';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate } from '@/lib/format/dates';
import { pluralize } from '@/lib/format/text';
import { formLabels } from './insurance.labels';

/** The policies on file, each with the day it ends. */
export function PolicyList({ home }: { readonly home: HomeInsurance }) {
  const { policies, canChange } = home;
  const remove = useApiMutation(insurance.removePolicy, { touches: [insurance] });
  return (
    <Stack as="section" aria-labelledby="policies">
      <Heading id="policies" $size="small">
        Your policies
      </Heading>
      {policies.length === 0 && (
        <Text $tone="soft">None on file. Add yours below, and we remind you before it ends.</Text>
      )}
      {policies.map((policy) => (
        <Card key={policy.id} as="article" aria-label={`${policy.carrier} ${policy.policyNumber}`}>
          <Stack $gap="s8">
            <Row $justify="space-between">
              <Text $weight="semibold">
                {policy.carrier} · {policy.policyNumber}
              </Text>
              <Badge tone={policy.daysLeft < 0 ? 'danger' : policy.daysLeft <= 30 ? 'warning' : 'success'}>
                {policy.daysLeft < 0 ? 'Ended' : `${pluralize(policy.daysLeft, 'day')} left`}
              </Badge>
            </Row>
            <Text>
              {formLabels[policy.form]}, through {formatDate(policy.expiresOn)}
            </Text>
            <Text $tone="soft">
              {hasLimits(policy) ? (
                <>
                  House <Money amount={policy.dwellingCents} /> · Liability <Money amount={policy.liabilityCents} />
                </>
              ) : (
                'From your setup. Add its limits below.'
              )}
              {policy.premiumCents !== null && (
                <>
                  {' '}
                  · <Money amount={policy.premiumCents} per="year" />
                </>
              )}
            </Text>
            {canChange && (
              <Row>
                <Button
                  tone="ghost"
                  size="small"
                  loading={remove.isPending}
                  onClick={() => remove.mutate({ params: { policyId: policy.id } })}
                >
                  Remove policy
                </Button>
              </Row>
            )}
          </Stack>
        </Card>
      ))}
      <div aria-live="polite">{remove.error && <Notice tone="danger">{remove.error.message}</Notice>}</div>
    </Stack>
  );
}
