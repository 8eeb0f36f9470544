// What the queue does for this module.
import type { Job } from '@/server/jobs/job';
import { openFinishTodo } from './abandoned';

export const jobs: Job[] = [{ task: 'openFinishTodo', run: openFinishTodo }];
