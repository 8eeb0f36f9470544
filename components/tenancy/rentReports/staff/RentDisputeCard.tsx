import { DeskTime } from '@/components/layout/account/DeskTime';
import { outcomes } from '@/components/tenancy/rentReports/rentReport.labels';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { desk } from '@/contract/platform/desk/endpoints';
import { routes } from '@/contract/routes';
import { type OpenRentDispute, rentReports } from '@/contract/tenancy/rentReports/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';
import { formatDate, formatMonth } from '@/lib/format/dates';

/** What a resident says is wrong, and our answer. */
export function RentDisputeCard({ dispute }: { readonly dispute: OpenRentDispute }) {
  const { id, name, address, homeId, month, outcome, body, dueOn, createdAt } = dispute;
  const { values, set, clear } = useDraft(`rent-dispute-answer:${id}`, { answer: '' });
  const respond = useApiMutation(rentReports.answerRentReportDispute, {
    touches: [rentReports, desk],
    onArrived: clear,
  });
  const send = (upheld: boolean) =>
    respond.mutate({ params: { rentReportDisputeId: id }, body: { upheld, answer: values.answer } });
  return (
    <Card as="article" aria-labelledby={`dispute-${id}`}>
      <Stack $gap="s12">
        <Heading as="h3" id={`dispute-${id}`} $size="label">
          {name}: {formatMonth(month)}
        </Heading>
        <Text $size="small" $tone="soft">
          <Link href={routes.accounts.deskHome({ homeId })}>{address}</Link> · {outcomes[outcome].label} · Written{' '}
          <DeskTime at={createdAt} /> · Answer by {formatDate(dueOn)}
        </Text>
        <Text>{body}</Text>
        <TextAreaField
          label="Answer"
          help="The resident gets it by email. If they’re right, the next file takes the month back."
          error={respond.error?.fields?.answer}
          rows={3}
          value={values.answer}
          onChange={(answer) => set({ answer })}
        />
        {respond.error && !respond.error.fields && (
          <Notice tone="danger" live>
            {respond.error.message}
          </Notice>
        )}
        <Row>
          <Button size="small" loading={respond.isPending} onClick={() => send(true)}>
            The resident is right
          </Button>
          <Button size="small" tone="secondary" loading={respond.isPending} onClick={() => send(false)}>
            The report is right
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
