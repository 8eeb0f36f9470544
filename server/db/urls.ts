// Where the database is: which address serves which purpose.
interface DatabaseEnv {
  DATABASE_URL?: string | undefined;
  DATABASE_DIRECT_URL?: string | undefined;
  DATABASE_OWNER_URL?: string | undefined;
}

export interface DatabaseUrls {
  /** For requests. */
  app: string;
  /** The same, without a pooler: a session of its own, which hears notifications. */
  direct: string;
  /** For migrations and the queue, which own tables. */
  owner: string;
  /** Whether requests go through a pooler that hands each transaction any session. */
  pooled: boolean;
}

/** Undefined where no database is named. */
export function databaseUrls(env: DatabaseEnv): DatabaseUrls | undefined {
  const { DATABASE_URL: app, DATABASE_DIRECT_URL, DATABASE_OWNER_URL } = env;
  if (!app) return undefined;
  const direct = DATABASE_DIRECT_URL ?? app;
  return { app, direct, owner: DATABASE_OWNER_URL ?? direct, pooled: DATABASE_DIRECT_URL !== undefined };
}

/** Throws where no database is named. */
export function requiredDatabase(env: DatabaseEnv): DatabaseUrls {
  const urls = databaseUrls(env);
  if (!urls) throw new Error('There is no database: start with npm start, or set DATABASE_URL');
  return urls;
}
