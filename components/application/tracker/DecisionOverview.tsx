import { CriteriaResults } from '@/components/layout/shared/CriteriaResults';
import { Button } from '@/components/ui/actions/Button';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import type { Application } from '@/contract/applications/endpoints';
import { criterionLabels } from '@/contract/criteria/criteria';
import { type Decision, type DecisionReceipt, decisions } from '@/contract/decisions/endpoints';
import { useApi } from '@/hooks/useApi';
import { useOpenFile } from '@/hooks/useOpenFile';
import { formatDateTime } from '@/lib/format/dates';
import { formatCondition, outcomeLabels } from '@/lib/labels/decision.labels';

/** The receipt of the decision: what, by whom, why, and until when. Before it, how the household stands. */
export function DecisionOverview({ application }: { readonly application: Application }) {
  const { id, home } = application;
  const { data, error, refetch, isFetching } = useApi(decisions.getDecision, { params: { applicationId: id } });
  if (error && !data)
    return (
      <ErrorState title="We could not open the decision" onRetry={() => void refetch()} retrying={isFetching}>
        Nothing of it is lost. Please try again in a moment.
      </ErrorState>
    );
  if (!data)
    return (
      <Stack role="status">
        <VisuallyHidden>Opening the decision</VisuallyHidden>
        <Skeleton $height="12rem" />
      </Stack>
    );
  const { decision, lines, criteriaVersion } = data;
  if (!decision && lines.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="receipt">
      <Stack>
        <Heading as="h2" id="receipt" $size="part">
          {decision ? 'What was decided' : 'How you stand against the criteria'}
        </Heading>
        {decision ? (
          <DecisionSections decided={decision} receipt={data} timeZone={home.timeZone} />
        ) : (
          <Text $tone="soft">The homeowner sees these lines without the figures, and decides by them.</Text>
        )}
        {decision ? (
          <Disclosure summary="Every criterion, line by line">
            <CriteriaResults lines={lines} forApplicant />
          </Disclosure>
        ) : (
          <CriteriaResults lines={lines} forApplicant />
        )}
        {criteriaVersion && (
          <Text $size="small" $tone="soft">
            The criteria as published in {criteriaVersion}, the same for everybody who applies.
          </Text>
        )}
      </Stack>
    </Card>
  );
}

interface DecisionSectionProps {
  readonly decided: Decision;
  readonly receipt: DecisionReceipt;
  readonly timeZone: string;
}

function DecisionSections({ decided, receipt, timeZone }: DecisionSectionProps) {
  const { outcome, by, at, message, conditions, reasons } = decided;
  return (
    <>
      <Text>
        <strong>
          {by} {outcomeLabels[outcome]}
        </strong>{' '}
        on {formatDateTime(at, timeZone)}.
      </Text>
      <Text as="blockquote">“{message}”</Text>
      {conditions.length > 0 && (
        <ListSection id="conditions" title="What is asked of you" items={conditions.map(formatCondition)} />
      )}
      {reasons.length > 0 && (
        <ListSection
          id="reasons"
          title="Why"
          items={reasons.map((reason) => {
            const line = receipt.lines.find(({ criterion }) => criterion === reason);
            return `${criterionLabels[reason].title}: ${line?.because ?? criterionLabels[reason].description}`;
          })}
        />
      )}
      {receipt.acceptBy && (
        <Text>
          Your answer is wanted by <strong>{formatDateTime(receipt.acceptBy, timeZone)}</strong>. After that the home
          may go to others.
        </Text>
      )}
      {receipt.canCoSign === false && (
        <Text>
          We have looked at your own part: it does not reach what is asked of a co-signer for this home. Nobody of the
          group sees why.
        </Text>
      )}
      {receipt.adverse && <LetterLink documentId={receipt.documentId} />}
    </>
  );
}

const ListSection = ({
  id,
  title,
  items,
}: {
  readonly id: string;
  readonly title: string;
  readonly items: string[];
}) => (
  <div>
    <Heading as="h3" id={id} $size="label">
      {title}
    </Heading>
    <ul aria-labelledby={id}>
      {items.map((item) => (
        <Text as="li" key={item}>
          {item}
        </Text>
      ))}
    </ul>
  </div>
);

/** The notice the law asks for, as it was written to the one who reads this. */
function LetterLink({ documentId }: { readonly documentId: string | null }) {
  const { open, opening, error } = useOpenFile();
  return (
    <Stack $gap="s8">
      <Heading as="h3" $size="label">
        Your letter
      </Heading>
      <Text $tone="soft">
        {documentId
          ? 'It says why, where that comes from, and what you may do: ask for your reports, dispute them, and turn to others if you think you were not treated fairly.'
          : 'It is no longer among your documents. The mail we sent says the same; write to us and we send the letter again.'}
      </Text>
      {documentId && (
        <div>
          <Button tone="secondary" loading={opening === documentId} onClick={() => open(documentId)}>
            Open the letter
          </Button>
        </div>
      )}
      {error && (
        <Text role="alert" $tone="danger">
          {error.message}
        </Text>
      )}
    </Stack>
  );
}
