import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import type { AnalyticsVendor } from '@/server/providers/analytics/analytics';
import type { EmailSender } from '@/server/providers/mail/mail';

/** What only the worker holds. */
export interface WorkerTools {
  mail: EmailSender;
  analyticsVendor: AnalyticsVendor | undefined;
  /** The database as its owner, outside row-level security. */
  owner: Db;
  ownerUrl: string;
}

/** One piece of work of the queue. Several modules may take the same task: they run one after another, again on a retry. */
export interface Job {
  /** Its name in the queue, as `enqueue` takes it. */
  task: string;
  /** When it starts by itself: a cron rule, UTC. */
  cron?: string;
  run: (services: Services, payload: unknown, tools: WorkerTools) => Promise<unknown>;
}
