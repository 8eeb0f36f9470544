import { CriteriaResults } from '@/components/layout/shared/CriteriaResults';
import { Button } from '@/components/ui/actions/Button';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import type { Application } from '@/contract/leasing/applications/endpoints';
import { criterionLabels } from '@/contract/leasing/criteria/criteria';
import { type Decision, type DecisionReceipt, decisions } from '@/contract/leasing/decisions/endpoints';
import { useApi } from '@/hooks/useApi';
import { useOpenFile } from '@/hooks/useOpenFile';
import { formatDateTime } from '@/lib/format/dates';
import { formatCondition, outcomeLabels } from '@/lib/labels/decision.labels';

/** The receipt of the decision: what, by whom, why, and until when. Before it, how the household stands. */
export function DecisionOverview({ application }: { readonly application: Application }) {
  const { id, home } = application;
  const query = useApi(decisions.getDecision, { params: { applicationId: id } });
  const { data } = query;
  if (!data)
    return (
      <Loaded
        query={query}
        title="We couldn’t load the decision"
        note="Nothing is lost. Try again in a moment."
        skeleton={
          <Stack role="status">
            <VisuallyHidden>Loading the decision</VisuallyHidden>
            <Skeleton $height="12rem" />
          </Stack>
        }
      />
    );
  const { decision, lines, criteriaVersion } = data;
  if (!decision && lines.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="receipt">
      <Stack>
        <Heading as="h2" id="receipt" $size="part">
          {decision ? 'Decision' : 'Your results'}
        </Heading>
        {decision ? (
          <DecisionSections decided={decision} receipt={data} timeZone={home.timeZone} />
        ) : (
          <Text $tone="soft">The homeowner sees these results without your numbers and uses them to decide.</Text>
        )}
        {decision ? (
          <Disclosure summary="All criteria">
            <CriteriaResults lines={lines} forApplicant />
          </Disclosure>
        ) : (
          <CriteriaResults lines={lines} forApplicant />
        )}
        {criteriaVersion && (
          <Text $size="small" $tone="soft">
            Criteria published in {criteriaVersion}. They’re the same for everyone who applies.
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
        <ListSection id="conditions" title="Conditions" items={conditions.map(formatCondition)} />
      )}
      {reasons.length > 0 && (
        <ListSection
          id="reasons"
          title="Reasons"
          items={reasons.map((reason) => {
            const line = receipt.lines.find(({ criterion }) => criterion === reason);
            return `${criterionLabels[reason].title}: ${line?.because ?? criterionLabels[reason].description}`;
          })}
        />
      )}
      {receipt.acceptBy && (
        <Text>
          Answer by <strong>{formatDateTime(receipt.acceptBy, timeZone)}</strong>. After that, the home may go to
          someone else.
        </Text>
      )}
      {receipt.canCoSign === false && (
        <Text>
          We reviewed your section. It doesn’t meet the co-signer requirements for this home. The others on the
          application can’t see why.
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
        Your notice
      </Heading>
      <Text $tone="soft">
        {documentId
          ? 'It explains the reasons and where they come from. It also explains your rights: to get your reports, to dispute them, and who to contact if you think you weren’t treated fairly.'
          : 'It’s no longer in your documents. The email we sent says the same thing. Message us and we’ll send it again.'}
      </Text>
      {documentId && (
        <div>
          <Button tone="secondary" loading={opening === documentId} onClick={() => open(documentId)}>
            View notice
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
