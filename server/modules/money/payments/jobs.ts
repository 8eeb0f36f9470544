// Events of the payment processor, and payments that were begun and left.
import { DAY_MS, HOUR_MS } from '@/contract/calendar/durations';
import type { Services } from '@/server/context';
import type { Job } from '@/server/jobs/job';
import { applyEvent, askForEvents, receiveEvent } from './events';
import { askAboutSilent, completeAbandoned } from './index';

/** How far back the processor is asked each hour, and each day: it lists the events of 30 days. */
const ASKED_MS = { hourly: 4 * HOUR_MS, daily: 30 * DAY_MS } as const;

export const askForRecentEvents = (services: Services) =>
  askForEvents(services, new Date(services.clock().getTime() - ASKED_MS.hourly));

/** After we were away ourselves for longer than that. */
export const askForAllEvents = (services: Services) =>
  askForEvents(services, new Date(services.clock().getTime() - ASKED_MS.daily));

export const jobs: Job[] = [
  { task: 'applyProcessorEvent', run: applyEvent },
  { task: 'completeAbandonedPayments', cron: '* * * * *', run: completeAbandoned },
  { task: 'askAboutSilentPayments', cron: '20 * * * *', run: askAboutSilent },
  { task: 'askForRecentEvents', cron: '35 * * * *', run: askForRecentEvents },
  { task: 'askForAllEvents', cron: '25 12 * * *', run: askForAllEvents },
  {
    task: 'advanceSandbox',
    cron: '* * * * *',
    run: async (services) =>
      services.payments.sandbox?.advance((body, signature) => receiveEvent(services, body, signature)),
  },
];
