import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextField } from '@/components/ui/fields/TextField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { leases } from '@/contract/leasing/leases/endpoints';
import { desk } from '@/contract/platform/desk/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate } from '@/lib/format/dates';

/** What the homeowner disclosed about lead-based paint, for our team to sign as their agent before a lease goes out. */
export function LeadDisclosurePanel({ homeId }: { readonly homeId: string }) {
  const params = { homeId };
  const query = useApi(leases.getLeadDisclosure, { params });
  const sign = useApiMutation(leases.signLeadDisclosure, { touches: [leases, desk] });
  const [name, setName] = useState('');
  const { data } = query;
  if (!data) return <Loaded query={query} title="We couldn’t load the lead disclosure" level="h2" />;
  if (!data.isNeeded) return null;
  const { answer, signed, yearBuilt } = data;
  return (
    <Card as="section" aria-labelledby="lead-disclosure">
      <Stack $gap="s12">
        <Heading id="lead-disclosure" $size="small">
          Lead-based paint
        </Heading>
        <Text $size="small" $tone="soft">
          {yearBuilt ? `Built in ${yearBuilt}.` : 'The year it was built is unknown, so it counts as older than 1978.'}{' '}
          A lease can’t be sent before the homeowner has answered and we have signed as their agent (24 CFR § 35.92(b)).
        </Text>
        {answer ? (
          answer.map((sentence) => <Text key={sentence}>{sentence.charAt(0).toUpperCase() + sentence.slice(1)}</Text>)
        ) : (
          <Notice tone="warning">The homeowner hasn’t answered yet. The question is in the setup of the home.</Notice>
        )}
        {signed && (
          <Text>
            Signed by {signed.name} on {formatDate(signed.at)}.
          </Text>
        )}
        {answer && !signed && (
          <Stack
            as="form"
            noValidate
            aria-label="Sign the lead disclosure"
            $gap="s12"
            onSubmit={(event) => {
              event.preventDefault();
              sign.mutate({ params, body: { name } });
            }}
          >
            <Text>
              I have informed the homeowner of the homeowner’s obligations under 42 U.S.C. § 4852d, and I am aware of
              our responsibility to ensure compliance. I have reviewed the information above and certify, to the best of
              my knowledge, that it is true and accurate.
            </Text>
            <TextField
              label="Your full legal name"
              help="Typing it signs the disclosure."
              error={sign.error?.fields?.name}
              maxLength={120}
              value={name}
              onChange={setName}
            />
            {sign.error && !sign.error.fields && (
              <Notice tone="danger" live>
                {sign.error.message}
              </Notice>
            )}
            <Row>
              <Button type="submit" size="small" loading={sign.isPending}>
                Sign as the agent
              </Button>
            </Row>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
