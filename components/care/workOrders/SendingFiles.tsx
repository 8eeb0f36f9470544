import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { useRepairText } from './repairText';
import type { WorkOrderFiles } from './useWorkOrderFiles';

/** What is on its way, and what did not arrive. */
export function SendingFiles({ files }: { readonly files: WorkOrderFiles }) {
  const { sending, problem, failedCount } = files;
  const { t } = useRepairText();
  const count = sending && t('Sending {at} of {of}', { at: sending.at, of: sending.of });
  return (
    <>
      {sending && (
        <Notice live title={t('Keep this page open')}>
          {sending.isWaiting && t('No connection. It will continue automatically when you’re back online.')}
          {!sending.isWaiting && (sending.percent === null ? count : `${count}: ${sending.percent}%`)}
        </Notice>
      )}
      {!sending && problem && (
        <Notice
          live
          tone="danger"
          title={t(failedCount === 1 ? 'One file wasn’t sent' : '{count} files weren’t sent', { count: failedCount })}
        >
          {t(problem)}{' '}
          <Button size="small" tone="secondary" onClick={() => void files.retry()}>
            {t('Try again')}
          </Button>
        </Notice>
      )}
    </>
  );
}
