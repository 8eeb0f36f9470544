import type { TestApi } from './api';

/** Takes the queued jobs of one kind off the queue, the most urgent first, and answers what they were given. */
export async function takeJobs(api: TestApi, task: string): Promise<unknown[]> {
  const jobs = await api.rows<{ payload: unknown }>(
    `with taken as (
       delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
       where task.id = job.task_id and task.identifier = $1 returning job.*
     ) select payload from taken order by priority, run_at, id`,
    [task],
  );
  return jobs.map(({ payload }) => payload);
}
