import { type FormEvent, useState } from 'react';
import { ReplyPicker } from '@/components/account/threads/ReplyPicker';
import { useRepairText } from '@/components/care/workOrders/repairText';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Timeline } from '@/components/ui/layout/Timeline';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { MAX_DESCRIPTION } from '@/contract/care/workOrders/constants';
import { type TimelineEntry, type WorkOrder, workOrders } from '@/contract/care/workOrders/endpoints';
import { STATUS_NAMES } from '@/contract/care/workOrders/labels';
import { newId } from '@/contract/ids';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';
import { formatDateTime } from '@/lib/format/dates';
import { actorNames } from './maintenance.labels';

const authorOf = ({ mine, authorName, authorRole }: TimelineEntry) =>
  mine ? 'You' : authorName || (authorRole === 'system' ? 'Belong' : `From ${actorNames[authorRole]}`);

/** Everything that happened, and a way to write. */
export function WorkOrderTimeline({ order }: { readonly order: WorkOrder }) {
  const { timeline, home } = order;
  const { t, locale } = useRepairText();
  const titleOf = (entry: TimelineEntry) => {
    const name = t(authorOf(entry));
    if (entry.status) return t(STATUS_NAMES[entry.status]);
    return entry.kind === 'notice' ? t('{name} sent a notice', { name }) : name;
  };
  return (
    <Stack as="section" aria-labelledby="timeline" $gap="s16">
      <Heading id="timeline" $size="small">
        {t('What happened')}
      </Heading>
      <Timeline
        label={t('History, oldest first')}
        steps={timeline.map((entry) => ({
          key: entry.id,
          state: 'done' as const,
          title: titleOf(entry),
          aside: `${entry.status ? `${t(authorOf(entry))} · ` : ''}${formatDateTime(entry.createdAt, home.timeZone, locale)}`,
          detail: entry.body && <Text style={{ whiteSpace: 'pre-line' }}>{t(entry.body)}</Text>,
        }))}
      />
      <MessageForm order={order} />
    </Stack>
  );
}

function MessageForm({ order: { id, role } }: { readonly order: WorkOrder }) {
  const { t } = useRepairText();
  const [messageId, setMessageId] = useState(newId);
  const {
    values: { body, staffOnly },
    set,
    clear,
  } = useDraft(`work-order-${id}`, { body: '', staffOnly: false });
  const send = useApiMutation(workOrders.addWorkOrderMessage, { touches: [workOrders] });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.mutate(
      { params: { workOrderId: id }, body: { id: messageId, body, staffOnly } },
      {
        onSuccess: () => {
          clear();
          // Who writes for our team alone goes on so.
          set({ staffOnly });
          setMessageId(newId());
        },
      },
    );
  };
  return (
    <Stack as="form" noValidate $gap="s12" onSubmit={submit}>
      {send.error && !send.error.fields?.body && (
        <Notice live tone="danger" title={t('Not sent')}>
          {send.error.message} {t('What you wrote is still here.')}
        </Notice>
      )}
      {role === 'staff' && <ReplyPicker onPick={(words) => set({ body: body ? `${body}\n\n${words}` : words })} />}
      <TextAreaField
        label={t('Write a message')}
        error={send.error?.fields?.body}
        rows={3}
        maxLength={MAX_DESCRIPTION}
        value={body}
        onChange={(value) => set({ body: value })}
      />
      {role === 'staff' && (
        <Checkbox checked={staffOnly} onChange={({ target }) => set({ staffOnly: target.checked })}>
          A note for our team only
        </Checkbox>
      )}
      <Row>
        <Button type="submit" size="small" loading={send.isPending}>
          {t('Send message')}
        </Button>
      </Row>
    </Stack>
  );
}
