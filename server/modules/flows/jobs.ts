// What the queue does for this module.
import type { Job } from '@/server/jobs/job';
import { openFinishTodo } from './abandoned/service';

export const jobs: Job[] = [{ task: 'openFinishTodo', run: openFinishTodo }];
