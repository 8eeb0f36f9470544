// Events of the payment processor, and payments that were begun and left.
import type { Job } from '@/server/jobs/job';
import { applyEvent, receiveEvent } from './events';
import { askAboutSilent, completeAbandoned } from './index';

export const jobs: Job[] = [
  { task: 'applyProcessorEvent', run: applyEvent },
  { task: 'completeAbandonedPayments', cron: '* * * * *', run: completeAbandoned },
  { task: 'askAboutSilentPayments', cron: '20 * * * *', run: askAboutSilent },
  {
    task: 'advanceSandbox',
    cron: '* * * * *',
    run: async (services) =>
      services.payments.sandbox?.advance((body, signature) => receiveEvent(services, body, signature)),
  },
];
