import type { TestApi } from './api';

/** Takes the queued jobs of one kind off the queue, the most urgent first, and answers what they were given. */
export async function takeJobs(api: TestApi, task: string): Promise<unknown[]> {
  const jobs = await api.rows<{ payload: unknown }>(
    `select payload from graphile_worker._private_jobs job
     join graphile_worker._private_tasks task on task.id = job.task_id where task.identifier = $1
     order by priority, job.run_at, job.id`,
    [task],
  );
  await api.rows('select graphile_worker.remove_job(key) from graphile_worker.jobs where task_identifier = $1', [task]);
  return jobs.map(({ payload }) => payload);
}
