import { useState } from 'react';
import { visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { FigureTable } from '@/components/ui/charts/ChartTable';
import { Notice } from '@/components/ui/feedback/Notice';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type HomeInsurance, insurance } from '@/contract/tenancy/insurance/endpoints';
import type { InsuranceQuotes } from '@/contract/tenancy/insurance/schemas';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formLabels } from './insurance.labels';

function Quotes({ answer, insurer }: { readonly answer: InsuranceQuotes; readonly insurer: string }) {
  if (answer.isUnreached)
    return (
      <Notice tone="warning" title={`We couldn’t reach ${insurer}`}>
        Our own estimate above stands. Please try again in a few minutes.
      </Notice>
    );
  if (answer.quotes.length === 0)
    return (
      <Notice tone="info" title={`${insurer} has no price for this home`}>
        A licensed agent can look for another insurer. Message us, and we’ll help.
      </Notice>
    );
  return (
    <Stack>
      <FigureTable
        label={`Estimates by ${insurer}`}
        columns={['Policy form', 'A year']}
        rows={answer.quotes.map(({ form, yearCents }) => ({ key: form, name: formLabels[form], cells: [yearCents] }))}
      />
      {answer.applyUrl && (
        <Text>
          <Link href={answer.applyUrl}>Continue at {insurer}</Link> for an offer. Nothing is bought before you agree to
          it there.
        </Text>
      )}
    </Stack>
  );
}

/** What an insurer asks, once the owner agrees that it learns about the home. */
export function InsurerQuotes({ home, insurer }: { readonly home: HomeInsurance; readonly insurer: string }) {
  const { homeId, coverage } = home;
  const [isShared, setIsShared] = useState(false);
  const ask = useApiMutation(insurance.quoteInsurance);
  const error = visibleError(ask.error);
  return (
    <Stack as="section" aria-labelledby="quotes">
      <Heading id="quotes" $size="small">
        What {insurer} asks
      </Heading>
      <Checkbox checked={isShared} onChange={({ target }) => setIsShared(target.checked)}>
        Share this home’s address, type, size, year built, and rebuilding cost with {insurer}
      </Checkbox>
      <Row>
        <Button
          tone="secondary"
          loading={ask.isPending}
          disabled={!isShared}
          onClick={() => ask.mutate({ params: { homeId }, body: { coverage, sharesHome: true } })}
        >
          Ask {insurer} for prices
        </Button>
      </Row>
      <div aria-live="polite">
        {error && <Notice tone="danger">{error}</Notice>}
        {ask.data && <Quotes answer={ask.data} insurer={insurer} />}
      </div>
    </Stack>
  );
}
