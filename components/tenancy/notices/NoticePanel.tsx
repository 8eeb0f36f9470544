import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type NoticeOutlook, notices } from '@/contract/tenancy/notices/endpoints';
import { useApi } from '@/hooks/useApi';
import { useFocusRestore } from '@/hooks/useFocusRestore';
import { formatDate } from '@/lib/format/dates';
import { GivenNotice } from './GivenNotice';
import { NoticeForm } from './NoticeForm';

const titles = { owner: 'End the lease', resident: 'Move out' } as const;

/** Notice to end a lease: what was given, or a way to give it. */
export function NoticePanel({ leaseId }: { readonly leaseId: string }) {
  const query = useApi(notices.getNoticeOutlook, { params: { leaseId }, query: {} });
  return (
    <Loaded query={query} title="We couldn’t load how to give notice">
      {(data) => <NoticeCard outlook={data} />}
    </Loaded>
  );
}

/** How long before, and where a cause is needed, how that changes it. */
function noticeText({ noticeDays, cause }: NoticeOutlook): string {
  const days = (cause?.choices ?? []).map((choice) => Math.max(choice.noticeDays, noticeDays));
  const most = Math.max(noticeDays, ...days);
  if (!cause) return `at least ${noticeDays} days’ notice`;
  return most > noticeDays
    ? `${noticeDays} to ${most} days’ notice, depending on the legal cause it needs`
    : `at least ${noticeDays} days’ notice with a legal cause`;
}

function NoticeCard({ outlook }: { readonly outlook: NoticeOutlook }) {
  const [isOpen, setOpen] = useState(false);
  const region = useFocusRestore<HTMLDivElement>();
  const { leaseId, side, leaseEndOn, monthToMonth } = outlook;
  return (
    <Card ref={region} tabIndex={-1} as="section" aria-labelledby={`notice-${leaseId}`}>
      <Stack $gap="s16">
        <Heading id={`notice-${leaseId}`} $size="small">
          {titles[side]}
        </Heading>
        {outlook.open ? (
          <GivenNotice notice={outlook.open} />
        ) : (
          <>
            <Text>
              {monthToMonth ? 'The lease runs month to month.' : `The lease runs through ${formatDate(leaseEndOn)}.`} To
              end it, give {noticeText(outlook)}.
            </Text>
            {isOpen ? (
              <NoticeForm outlook={outlook} onClose={() => setOpen(false)} />
            ) : (
              <Row>
                <Button tone="secondary" size="small" onClick={() => setOpen(true)}>
                  {side === 'owner' ? 'Give notice to your residents' : 'Give notice to move out'}
                </Button>
              </Row>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}
