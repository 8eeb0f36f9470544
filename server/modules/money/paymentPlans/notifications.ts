// What residents hear about a plan: that it started, was declined, has a part due, is done, or was broken.

import { planParts } from '@/contract/money/paymentPlans/plan';
import { routes } from '@/contract/routes';
import type { Db } from '@/server/db/client';
import { queueMessage } from '@/server/modules/account/outbox';
import { listResidents } from '@/server/modules/homes/residents';
import type { LeaseRow } from '@/server/modules/money/charges/lease';
import type { PlanRow } from '@/server/modules/money/paymentPlans/repo';

export type PlanStage = 'asked' | 'started' | 'declined' | 'soon' | 'today' | 'late' | 'broken' | 'completed';

interface PlanNews extends Pick<PlanRow, 'id' | 'amount' | 'parts' | 'firstOn'> {
  stage: PlanStage;
  siteUrl: string;
  note?: string | null;
  /** The part it is about. */
  due?: { dueOn: string; cents: number };
}

export async function notifyResidents(db: Db, lease: LeaseRow, news: PlanNews): Promise<void> {
  const { id, stage, siteUrl, note, due } = news;
  for (const { personId, name, email } of await listResidents(db, lease.leaseId))
    await queueMessage(db, {
      dedupeKey: `payment-plan:${id}:${stage}:${due?.dueOn ?? ''}:${personId ?? email}`,
      channel: 'email',
      recipient: email,
      template: 'paymentPlan',
      data: {
        name,
        stage,
        home: lease.terms.address.streetAddress,
        note: note ?? null,
        due: due ?? null,
        hasLeft: lease.status === 'ended',
        cents: news.amount,
        parts: planParts(news, news.amount).map(({ dueOn, cents }) => ({ dueOn, cents })),
        link: `${siteUrl}${routes.accounts.payments()}`,
      },
    });
}
