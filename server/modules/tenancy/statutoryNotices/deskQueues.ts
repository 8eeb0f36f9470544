import { sql } from 'kysely';
import { formKindLabels } from '@/contract/tenancy/statutoryNotices/constants';
import { leaseTerms } from '@/server/db/jsonReaders';
import { type DeskQueue, endOfHomeDay, homeHref } from '@/server/desk/types';

const TERMS = leaseTerms('lease');

export const statutoryNoticeQueues: readonly DeskQueue[] = [
  {
    id: 'statutory_notices_served',
    group: 'Leases and move-ins',
    title: 'Notices that wait for their last day',
    waitsFor:
      'Payment or a claim by the last day; after it, our lawyer. We file no case and throw nothing away by ourselves',
    duties: ['leasing'],
    items: () => sql`
      select notice.id, ${TERMS.text('address', 'streetAddress')} as title,
        ${JSON.stringify(formKindLabels)}::jsonb ->> notice.kind as detail, notice.served_on::timestamptz as since,
        ${endOfHomeDay(sql`notice.last_day`, 'notice.home_id')} as due_at, notice.home_id as home_id,
        ${homeHref('notice.home_id')} as href
      from statutory_notices notice join leases lease on lease.id = notice.lease_id where notice.status = 'served'`,
  },
];
