// What the queue does for this module.
import type { Job } from '@/server/jobs/job';
import { remindOfRentersInsurance } from './insurance/jobs';
import { handleMoveInPaymentStatus } from './payment';
import { checkPaymentDeadline, startPaymentDeadlineJob } from './paymentDeadline';

export const jobs: Job[] = [
  { task: 'startPaymentDeadline', run: startPaymentDeadlineJob },
  { task: 'remindOfRentersInsurance', cron: '47 16 * * *', run: remindOfRentersInsurance },
  { task: 'handleMoveInPaymentStatus', run: handleMoveInPaymentStatus },
  { task: 'checkPaymentDeadline', run: checkPaymentDeadline },
];
