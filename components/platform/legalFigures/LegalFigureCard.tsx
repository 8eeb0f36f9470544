import { DeskTime } from '@/components/layout/account/DeskTime';
import { ReasonForm } from '@/components/platform/desk/ReasonForm';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { desk } from '@/contract/platform/desk/endpoints';
import {
  certaintyLabels,
  type LegalFigure,
  legalFigureStatusLabels,
  legalFigures,
} from '@/contract/platform/legalFigures/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate } from '@/lib/format/dates';

const touches = [legalFigures, desk];

function Decision({ figure: { id, isOwn } }: { readonly figure: LegalFigure }) {
  const params = { legalFigureId: id };
  const approve = useApiMutation(legalFigures.approveLegalFigure, { touches });
  const decline = useApiMutation(legalFigures.declineLegalFigure, { touches });
  const withdraw = useApiMutation(legalFigures.withdrawLegalFigure, { touches });
  const error = approve.error ?? decline.error ?? withdraw.error;
  return (
    <Stack $gap="s8">
      {isOwn ? (
        <Row>
          <Text $size="small" $tone="soft">
            You entered this, so a colleague decides.
          </Text>
          <Button size="small" tone="ghost" loading={withdraw.isPending} onClick={() => withdraw.mutate({ params })}>
            Withdraw
          </Button>
        </Row>
      ) : (
        <Row $align="start">
          <Button size="small" loading={approve.isPending} onClick={() => approve.mutate({ params })}>
            Approve figure
          </Button>
          <ReasonForm
            action="Decline figure"
            label="Why you decline it"
            sending={decline.isPending}
            onSubmit={(note) => decline.mutate({ params, body: { note } })}
          />
        </Row>
      )}
      <div aria-live="polite">{error && <Notice tone="danger">{error.fields?.note ?? error.message}</Notice>}</div>
    </Stack>
  );
}

/** One entry with its days, source, and the two people who agreed on it. */
export function LegalFigureCard({ figure }: { readonly figure: LegalFigure }) {
  const {
    id,
    title,
    text,
    from,
    until,
    source,
    certainty,
    status,
    proposedBy,
    proposedAt,
    decidedBy,
    decidedAt,
    note,
  } = figure;
  return (
    <Card as="article" aria-labelledby={`figure-${id}`}>
      <Stack $gap="s8">
        <Heading id={`figure-${id}`} as="h3" $size="small">
          {title}: {text}
        </Heading>
        <Text>
          {legalFigureStatusLabels[status]}, {formatDate(from)} to {formatDate(until)}
        </Text>
        <Text $size="small" $tone="soft">
          {source}. {certaintyLabels[certainty]}.
        </Text>
        <Text $size="small" $tone="soft">
          Entered by {proposedBy}, <DeskTime at={proposedAt} />
        </Text>
        {decidedBy && decidedAt && (
          <Text $size="small" $tone="soft">
            Decided by {decidedBy}, <DeskTime at={decidedAt} />
            {note && `: ${note}`}
          </Text>
        )}
        {status === 'proposed' && <Decision figure={figure} />}
      </Stack>
    </Card>
  );
}
