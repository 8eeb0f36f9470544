// What happened to a person, a home, or a lease: the one source of their timelines. Each module names its entries.

import { deliveryTimeline } from '@/server/modules/account/outbox/deliveries/deskTimeline';
import { threadTimeline } from '@/server/modules/account/threads/deskTimeline';
import { workOrderTimeline } from '@/server/modules/care/workOrders/deskTimeline';
import { homeTimeline } from '@/server/modules/homes/homes/deskTimeline';
import { appointmentTimeline } from '@/server/modules/leasing/appointments/deskTimeline';
import { paymentTimeline } from '@/server/modules/money/payments/deskTimeline';
import { auditTimeline } from '@/server/modules/platform/auditLog/deskTimeline';
import { correspondenceTimelines } from '@/server/modules/platform/correspondence/deskTimeline';
import type { DeskTimelineSource } from './types';

export const deskTimelines: readonly DeskTimelineSource[] = [
  threadTimeline,
  ...correspondenceTimelines,
  deliveryTimeline,
  paymentTimeline,
  appointmentTimeline,
  workOrderTimeline,
  homeTimeline,
  auditTimeline,
];
