import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { TextField } from '@/components/ui/fields/TextField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { account } from '@/contract/account/account/endpoints';
import { routes } from '@/contract/routes';
import { moveOuts } from '@/contract/tenancy/moveOuts/endpoints';
import { type NoticeOutlook, notices } from '@/contract/tenancy/notices/endpoints';
import { renewals } from '@/contract/tenancy/renewals/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';
import { formatDate } from '@/lib/format/dates';
import { space } from '@/styles/tokens';

const List = styled.ul`
  margin: 0 0 ${space.s12};
  padding-inline-start: ${space.s24};
`;

/** Asks the API what leaving on this day costs, once it is earlier than the law’s day. */
function EarlyQuote({ leaseId, lastDay }: { readonly leaseId: string; readonly lastDay: string }) {
  const { data } = useApi(notices.getNoticeOutlook, { params: { leaseId }, query: { lastDay } });
  if (!data?.quote) return null;
  const { days, leases, expectedCents, mostCents } = data.quote;
  return (
    <>
      <Notice title="When you may leave without owing more">
        <List>
          {data.rights.map(({ id, text, source }) => (
            <li key={id}>
              {text} {source}.
            </li>
          ))}
        </List>
        If one of these is your situation,{' '}
        <Link href={`${routes.accounts.inbox()}?new=1`}>message us before you give notice</Link>. You don’t need to
        accept any cost. Your lease doesn’t limit these rights.
      </Notice>
      <Notice title="Leaving early for any other reason">
        You owe rent until a new lease begins. We expect {days} days, or <Money amount={expectedCents} />.{' '}
        {leases
          ? `That’s what our last ${leases} homes took from one lease to the next, or what’s left of your lease if that’s less.`
          : 'Too few of our homes have been leased again to say, so we count with 25 days, or what’s left of your lease if that’s less.'}{' '}
        It’s never more than <Money amount={mostCents} />, the rent through the end of your lease. We look for new
        residents at once.
      </Notice>
    </>
  );
}

/** Gives notice, with the earliest lawful day beside it. */
export function NoticeForm({ outlook, onClose }: { readonly outlook: NoticeOutlook; readonly onClose: () => void }) {
  const { leaseId, side, earliestOn, leaseEndOn, monthToMonth, cause, law, noticeDays, guardUntil, needsForm } =
    outlook;
  const {
    values: { lastDay, causeId, note, forwardingAddress },
    set,
    clear,
  } = useDraft(`notice:${leaseId}`, {
    lastDay: earliestOn,
    causeId: '',
    note: '',
    forwardingAddress: '',
  });
  const give = useApiMutation(notices.giveNotice, {
    touches: [notices, renewals, account, moveOuts],
    onArrived: clear,
  });
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
        {!monthToMonth && earliestOn === leaseEndOn
          ? `Your lease runs through ${formatDate(leaseEndOn)}, so that’s the earliest last day. The ${noticeDays} days’ notice alone can’t end it sooner.`
          : `Given today with ${noticeDays} days’ notice, the earliest last day is ${formatDate(earliestOn)}.`}{' '}
        {law.text} {law.source}. Last checked {formatDate(law.checkedOn)}.
      </Text>
      {cause && (
        <SelectField
          label="Legal cause"
          help={`${cause.text} ${cause.source}.`}
          error={fields?.cause}
          options={[
            { value: '', label: 'Choose a cause' },
            ...cause.choices.map(({ id, label }) => ({ value: id, label })),
          ]}
          value={causeId}
          onChange={(value) => {
            set({ causeId: value });
            const next = cause.choices.find(({ id }) => id === value);
            if (next && next.earliestOn > lastDay) set({ lastDay: next.earliestOn });
          }}
        />
      )}
      <TextField
        label="Last day"
        help={choice && `With this cause, the earliest last day is ${formatDate(choice.earliestOn)}.`}
        error={fields?.lastDay}
        type="date"
        value={lastDay}
        onChange={(lastDay) => set({ lastDay })}
      />
      {isEarly && <EarlyQuote leaseId={leaseId} lastDay={lastDay} />}
      {isEarly && (
        <Checkbox checked={acceptsQuote} onChange={({ target }) => setAcceptsQuote(target.checked)}>
          I’ve read what leaving early may cost
        </Checkbox>
      )}
      {side === 'resident' && (
        <TextField
          label="Forwarding address"
          help="For your deposit and your mail."
          optional
          maxLength={300}
          value={forwardingAddress}
          onChange={(forwardingAddress) => set({ forwardingAddress })}
        />
      )}
      <TextAreaField
        label="Note"
        help={causeId ? 'The facts behind the cause, such as who moves in and when. Residents read them.' : undefined}
        optional
        maxLength={1000}
        error={give.error?.fields?.note}
        value={note}
        onChange={(note) => set({ note })}
      />
      {needsForm && (
        <Notice title="Our team takes over from here">
          The law of this place asks for a form that we don’t send yet. We won’t give this notice to your residents. Our
          team will contact you about the next steps.
        </Notice>
      )}
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
