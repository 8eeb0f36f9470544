import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { desk } from '@/contract/platform/desk/endpoints';
import { offboardings } from '@/contract/tenancy/offboardings/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate } from '@/lib/format/dates';
import { formatPhone } from '@/lib/format/text';
import { OffboardingChecks, OffboardingMoney } from './OffboardingFacts';

/** A home that leaves us, for our team; nothing without a request. */
export function OffboardingDeskPanel({ homeId }: { readonly homeId: string }) {
  const query = useApi(offboardings.getOffboarding, { params: { homeId } });
  const finish = useApiMutation(offboardings.finishOffboarding, { touches: [offboardings, desk] });
  const [note, setNote] = useState('');
  const { data } = query;
  if (!data) return <Loaded query={query} title="We couldn’t load how this home leaves" level="h2" />;
  if (data.status !== 'asked') return null;
  return (
    <Stack as="section" aria-labelledby="offboarding-desk">
      <Heading id="offboarding-desk" $size="small">
        Last day: {formatDate(data.lastDay ?? data.terms.earliestOn)}
      </Heading>
      {data.reason && <Text>Why: {data.reason}</Text>}
      <Text>
        Managed next by{' '}
        {data.nextManager
          ? `${data.nextManager.name}, ${data.nextManager.email} ${formatPhone(data.nextManager.phone)}`.trim()
          : 'the owner'}
      </Text>
      <OffboardingChecks offboarding={data} />
      <OffboardingMoney offboarding={data} />
      {data.canFinish && (
        <Card>
          <Stack>
            <TextAreaField
              label="How we handed over the deposits, keys, and records"
              help="The owner will see this in the final statement."
              error={finish.error?.fields?.handoverNote}
              rows={2}
              value={note}
              onChange={setNote}
            />
            {finish.error && !finish.error.fields && (
              <Notice live tone="danger">
                {finish.error.message}
              </Notice>
            )}
            <Row>
              <Button
                size="small"
                loading={finish.isPending}
                onClick={() => finish.mutate({ params: { homeId }, body: { handoverNote: note } })}
              >
                Finish the handover
              </Button>
            </Row>
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
