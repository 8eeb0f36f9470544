import { type FormEvent, useState } from 'react';
import { useRecentLogin, visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { screenings } from '@/contract/leasing/screenings/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate } from '@/lib/format/dates';

type RecordSelections = 'counts' | 'doesNotCount';

/** The records of one report, opened only when one of us wants to read them, and what they come to. */
export function RecordAssessmentForm({ screeningId }: { readonly screeningId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure summary="Review records" onToggle={setOpen}>
      {open && <RecordForm screeningId={screeningId} />}
    </Disclosure>
  );
}

function RecordForm({ screeningId }: { readonly screeningId: string }) {
  const { data, error, refetch } = useApi(screenings.getScreening, { params: { screeningId } });
  const assessRecords = useApiMutation(screenings.reviewRecords, { touches: [screenings] });
  const [counts, setCounts] = useState<RecordSelections>();
  const [reason, setReason] = useState('');
  const [attempted, setAttempted] = useState(false);
  const { requireRecentLogin, dialog } = useRecentLogin('You need a recent login to open reports. Confirm it’s you.');
  if (error?.code === 'recentLoginRequired')
    return (
      <div>
        <Button size="small" onClick={() => requireRecentLogin(refetch)(error)}>
          Confirm it’s you
        </Button>
        {dialog}
      </div>
    );
  if (error) return <Notice tone="danger" title="We couldn’t open the report. Close this and open it again." />;
  if (!data) return <Skeleton $height="6rem" />;
  const criminal = data.reports?.criminal;
  const isIncomplete = reason.trim().length < 10;
  const weighThem = (answers: RecordSelections) =>
    assessRecords.mutate(
      { params: { screeningId }, body: { counts: answers === 'counts', reason: reason.trim() } },
      { onError: requireRecentLogin(() => weighThem(answers)) },
    );
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (counts && !isIncomplete) weighThem(counts);
  };
  return (
    <Stack as="form" method="post" onSubmit={send} noValidate>
      {criminal?.status === 'done' &&
        criminal.findings.records.map(({ on, offence, court, disposition }) => (
          <Text key={`${on}${offence}`}>
            <strong>{offence}</strong>, {disposition} on {formatDate(on)}, {court}
          </Text>
        ))}
      {data.recordAnswer ? (
        <>
          <Text as="blockquote">{data.recordAnswer.text}</Text>
          {data.recordAnswer.disputes && (
            <Notice tone="warning" title="They dispute the report. Wait for the result, or say why you don’t." />
          )}
        </>
      ) : (
        <Notice title="We told them about the record, and they didn’t answer in time." />
      )}
      <Text $size="small">
        What counts: harm to people or to a home, how long ago, what has happened since, and what they say about it. An
        arrest never counts.
      </Text>
      <RadioCards<RecordSelections>
        legend="Does it count?"
        value={counts}
        onChange={setCounts}
        options={[
          { value: 'doesNotCount', label: 'It does not count' },
          { value: 'counts', label: 'It counts' },
        ]}
      />
      <TextAreaField
        label="Why"
        error={attempted && isIncomplete ? 'Explain why in a sentence' : undefined}
        maxLength={2_000}
        value={reason}
        onChange={setReason}
      />
      {attempted && !counts && <Notice live tone="danger" title="Choose one" />}
      {visibleError(assessRecords.error) && (
        <Notice live tone="danger" title={visibleError(assessRecords.error) ?? ''} />
      )}
      {dialog}
      <div>
        <Button type="submit" loading={assessRecords.isPending}>
          Save assessment
        </Button>
      </div>
    </Stack>
  );
}
