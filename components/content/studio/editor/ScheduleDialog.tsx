import { useState } from 'react';
import { formatShortDateTime } from '@/components/content/studio/shared/status.labels';
import { Button } from '@/components/ui/actions/Button';
import { toast } from '@/components/ui/feedback/announcements';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextField } from '@/components/ui/fields/TextField';
import { Stack } from '@/components/ui/layout/Stack';
import { Dialog } from '@/components/ui/overlays/Dialog';
import { Text } from '@/components/ui/text/Text';
import { type ScheduledAction, studio } from '@/contract/content/studio/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { ValidationProblemList } from './FindingList';
import type { Editor } from './useEditor';

interface ScheduleDialogProps {
  readonly editor: Editor;
  readonly action: ScheduledAction;
  readonly onClose: () => void;
}

const words = {
  publish: {
    title: 'Schedule publishing',
    help: 'This version goes live at that time. Changing the draft ends the schedule.',
    done: 'Scheduled to be published',
  },
  unpublish: {
    title: 'Schedule unpublishing',
    help: 'Visitors no longer see the document from that time on. The text stays as a draft.',
    done: 'Scheduled to be unpublished',
  },
} as const;

/** When a draft goes live, or a document leaves the site, in the reader’s own time. */
export function ScheduleDialog({ editor, action, onClose }: ScheduleDialogProps) {
  const { document, flush, take, version } = editor;
  const known = document.schedules.find((each) => each.action === action);
  const [at, setAt] = useState('');
  const schedule = useApiMutation(studio.scheduleDocument);
  const unschedule = useApiMutation(studio.unscheduleDocument);
  const params = { documentId: document.id };
  const { at: atProblem, ...fields } = schedule.error?.fields ?? {};
  const refused = Object.entries(fields).map(([path, message]) => ({ path, message }));
  const error = schedule.error && !atProblem && refused.length === 0 ? schedule.error : unschedule.error;
  const { title, help, done } = words[action];
  const send = async () => {
    if (!(await flush())) return;
    const instant = at && new Date(at).toISOString();
    take(await schedule.mutateAsync({ params, body: { action, version: version(), at: instant } }));
    onClose();
    toast(`${done} ${formatShortDateTime(instant)}.`, { tone: 'success' });
  };
  const cancelSchedule = async () => {
    take(await unschedule.mutateAsync({ params, body: { action } }));
    onClose();
    toast('Nothing is scheduled any more.');
  };
  return (
    <Dialog
      title={title}
      size="small"
      onClose={onClose}
      footer={
        <>
          {/* What goes wrong is said above. */}
          {known && (
            <Button
              tone="ghost"
              loading={unschedule.isPending}
              onClick={() => void cancelSchedule().catch(() => undefined)}
            >
              Cancel the schedule
            </Button>
          )}
          <Button loading={schedule.isPending} onClick={() => void send().catch(() => undefined)}>
            {known ? 'Change time' : 'Schedule'}
          </Button>
        </>
      }
    >
      <Stack $gap="s16">
        {error && (
          <Notice live tone="danger">
            {error.message}
          </Notice>
        )}
        {refused.length > 0 && <ValidationProblemList problems={refused} onGoToField={onClose} />}
        {known && (
          <Text>
            Scheduled for {formatShortDateTime(known.at)} by {known.by}.
          </Text>
        )}
        <TextField
          label="Day and time, in your time zone"
          help={help}
          type="datetime-local"
          error={atProblem}
          value={at}
          onChange={setAt}
        />
      </Stack>
    </Dialog>
  );
}
