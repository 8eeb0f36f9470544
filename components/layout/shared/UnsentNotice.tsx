import { Notice } from '@/components/ui/feedback/Notice';

interface UnsentNoticeProps {
  readonly unsent: number;
  readonly isOffline: boolean;
}

const unsentLabel = (count: number) =>
  count === 0
    ? 'Everything is synced.'
    : `${count === 1 ? '1 change is' : `${count} changes are`} stored on this phone. We send them when you’re back online.`;

/** What still waits on this phone, and whether the page opens without a connection. */
export function UnsentNotice({ unsent, isOffline }: UnsentNoticeProps) {
  return (
    <Notice live tone={unsent === 0 ? 'success' : 'info'}>
      {unsentLabel(unsent)} {isOffline && 'This page works offline.'}
    </Notice>
  );
}
