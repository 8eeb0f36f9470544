import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { notices } from '@/contract/notices/endpoints';
import { useApi } from '@/hooks/useApi';
import { formatDate } from '@/lib/format/dates';
import { GivenNotice } from './GivenNotice';
import { NoticeForm } from './NoticeForm';

const titles = { owner: 'End the lease', resident: 'Move out' } as const;

/** Notice to end a lease: what was given, or a way to give it. */
export function NoticePanel({ leaseId }: { readonly leaseId: string }) {
  const { data } = useApi(notices.getNoticeOutlook, { params: { leaseId }, query: {} });
  const [open, setOpen] = useState(false);
  if (!data) return null;
  const { side, leaseEndOn, monthToMonth, noticeDays } = data;
  return (
    <Card as="section" aria-labelledby={`notice-${leaseId}`}>
      <Stack $gap="s16">
        <Heading id={`notice-${leaseId}`} $size="small">
          {titles[side]}
        </Heading>
        {data.open ? (
          <GivenNotice notice={data.open} />
        ) : (
          <>
            <Text>
              {monthToMonth ? 'The lease runs month to month.' : `The lease runs through ${formatDate(leaseEndOn)}.`} To
              end it, give at least {noticeDays} days’ notice.
            </Text>
            {open ? (
              <NoticeForm outlook={data} onClose={() => setOpen(false)} />
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
