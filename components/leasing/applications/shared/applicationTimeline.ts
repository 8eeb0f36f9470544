import type { TimelineStep } from '@/components/ui/layout/Timeline';
import type { AuditEventOf } from '@/contract/auditEvents';
import type { Application } from '@/contract/leasing/applications/endpoints';
import { formatDateTime } from '@/lib/format/dates';

const stages = ['submitted', 'screening', 'in_review', 'decided', 'lease'] as const;
type Stage = (typeof stages)[number];

const stageIndexByStatus: Readonly<Record<Application['status'], number>> = {
  started: 0,
  submitted: 0,
  screening: 1,
  needs_information: 1,
  in_review: 2,
  approved: 3,
  approved_with_conditions: 3,
  lease_sent: 4,
  lease_signed: 5,
  lease_ended: 0,
  declined: 4,
  withdrawn: 0,
  homeowner_withdrew: 0,
  expired: 0,
  leased_to_another: 0,
};

const stageLabels: Readonly<Record<Stage, { title: string; detail: string }>> = {
  submitted: { title: 'Everyone submits', detail: 'You and everyone you apply with submit and pay any fees.' },
  screening: {
    title: 'Screening',
    detail:
      'We check identity, credit, rental history, and income with a soft inquiry. Most checks finish within a day.',
  },
  in_review: {
    title: 'The homeowner decides',
    detail:
      'They use the criteria you’ve seen, in the order applications came in. They don’t see your numbers or reports.',
  },
  decided: {
    title: 'You get a decision',
    detail: 'A person will tell you the decision and the reason. If you’re approved, you have 48 hours to accept.',
  },
  lease: { title: 'You read and sign the lease', detail: 'Everyone signs at their own pace, on any device.' },
};

const stageEvents: Readonly<Record<Stage, readonly AuditEventOf<'application'>[]>> = {
  submitted: ['submitted'],
  screening: ['review_started'],
  in_review: ['approved', 'approved_with_conditions', 'declined'],
  decided: ['decision_accepted', 'declined'],
  lease: ['lease_signed'],
};

/** What happened, what is now, what comes; times in the zone of the home. */
export function applicationTimeline({ status, history, home }: Application): TimelineStep[] {
  const now = stageIndexByStatus[status];
  return stages.map((stage, n) => {
    const done = history.findLast(({ event }) => stageEvents[stage].some((one) => one === event));
    const state = n < now ? 'done' : n === now ? 'current' : 'next';
    return {
      key: stage,
      state,
      title: stageLabels[stage].title,
      detail: stageLabels[stage].detail,
      ...(done && state === 'done' && { aside: formatDateTime(done.at, home.timeZone) }),
    };
  });
}
