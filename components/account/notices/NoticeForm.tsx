import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Field } from '@/components/ui/forms/Field';
import { Select } from '@/components/ui/forms/Select';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { account } from '@/contract/account/endpoints';
import { type NoticeOutlook, notices } from '@/contract/notices/endpoints';
import { renewals } from '@/contract/renewals/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate } from '@/lib/format/dates';

/** Asks the API what leaving on this day costs, once it is earlier than the law’s day. */
function EarlyQuote({ leaseId, lastDay }: { readonly leaseId: string; readonly lastDay: string }) {
  const { data } = useApi(notices.getNoticeOutlook, { params: { leaseId }, query: { lastDay } });
  if (!data?.quote) return null;
  const { days, expectedCents, mostCents } = data.quote;
  return (
    <Notice title="Leaving early">
      You owe rent until a new lease begins. We expect {days} days, or <Money amount={expectedCents} />. It’s never more
      than <Money amount={mostCents} />, the rent through the end of your lease. We look for new residents at once.
    </Notice>
  );
}

/** Gives notice, with the earliest lawful day beside it. */
export function NoticeForm({ outlook, onClose }: { readonly outlook: NoticeOutlook; readonly onClose: () => void }) {
  const { leaseId, side, earliestOn, cause, law, noticeDays, guardUntil } = outlook;
  const give = useApiMutation(notices.giveNotice, { touches: [notices, renewals, account] });
  const [lastDay, setLastDay] = useState(earliestOn);
  const [causeId, setCauseId] = useState('');
  const [note, setNote] = useState('');
  const [forwardingAddress, setForwardingAddress] = useState('');
  const [acceptsQuote, setAcceptsQuote] = useState(false);
  const isEarly = side === 'resident' && lastDay < earliestOn;
  const fields = give.error?.fields;
  const choice = cause?.choices.find(({ id }) => id === causeId);
  return (
    <Stack
      as="form"
      noValidate
      aria-label="Give notice"
      onSubmit={(event) => {
        event.preventDefault();
        const body = {
          lastDay,
          cause: causeId || null,
          note,
          forwardingAddress,
          acceptsQuote: isEarly && acceptsQuote,
        };
        give.mutate({ params: { leaseId }, body });
      }}
    >
      <Text $tone="soft">
        Given today with {noticeDays} days’ notice, the earliest last day is {formatDate(earliestOn)}. {law.text}{' '}
        {law.source}. Last checked {formatDate(law.checkedOn)}.
      </Text>
      {cause && (
        <Field label="Legal cause" help={`${cause.text} ${cause.source}.`} error={fields?.cause}>
          {(field) => (
            <Select
              {...field}
              value={causeId}
              onChange={({ target }) => {
                setCauseId(target.value);
                const next = cause.choices.find(({ id }) => id === target.value);
                if (next && next.earliestOn > lastDay) setLastDay(next.earliestOn);
              }}
            >
              <option value="">Choose a cause</option>
              {cause.choices.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field
        label="Last day"
        help={choice && `With this cause, the earliest last day is ${formatDate(choice.earliestOn)}.`}
        error={fields?.lastDay}
      >
        {(field) => (
          <TextInput {...field} type="date" value={lastDay} onChange={({ target }) => setLastDay(target.value)} />
        )}
      </Field>
      {isEarly && <EarlyQuote leaseId={leaseId} lastDay={lastDay} />}
      {isEarly && (
        <Checkbox checked={acceptsQuote} onChange={({ target }) => setAcceptsQuote(target.checked)}>
          I’ve read what leaving early may cost
        </Checkbox>
      )}
      {side === 'resident' && (
        <Field label="Forwarding address" help="For your deposit and your mail." optional>
          {(field) => (
            <TextInput
              {...field}
              value={forwardingAddress}
              maxLength={300}
              onChange={({ target }) => setForwardingAddress(target.value)}
            />
          )}
        </Field>
      )}
      <Field label="Note" optional>
        {(field) => (
          <TextArea {...field} maxLength={1000} value={note} onChange={({ target }) => setNote(target.value)} />
        )}
      </Field>
      {side === 'owner' && guardUntil && (
        <Notice title="Our team reviews this notice first">
          There was a repair request not long ago. Through {formatDate(guardUntil)}, a second person checks each notice
          before it goes out.
        </Notice>
      )}
      {give.error && (
        <Notice tone="danger" title="Notice not given" live>
          {give.error.message}
        </Notice>
      )}
      <Row>
        <Button type="submit" loading={give.isPending}>
          Give notice
        </Button>
        <Button tone="ghost" onClick={onClose}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}
