// What the queue does for this module.
import type { Job } from '@/server/jobs/job';
import { releaseHold, releaseLeaseHold } from './holdRelease/service';
import { renewHold } from './holdRenewal/service';
import { completeHold } from './payment/actions';
import { checkPaymentDeadline, startPaymentDeadlineJob } from './paymentDeadline/service';

export const jobs: Job[] = [
  { task: 'startPaymentDeadline', run: startPaymentDeadlineJob },
  { task: 'completeHold', run: completeHold },
  { task: 'releaseLeaseHold', run: releaseLeaseHold },
  { task: 'releaseHold', run: releaseHold },
  { task: 'renewHold', run: renewHold },
  { task: 'checkPaymentDeadline', run: checkPaymentDeadline },
];
