// A process of its own that owns a database until it is killed; run by embeddedPostgres.test.ts.
import pg from 'pg';
import { startEmbeddedPostgres } from './embeddedPostgres.ts';

const database = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '' });
const client = new pg.Client({ connectionString: database.url });
client.on('error', () => {});
await client.connect();
await client.query('CREATE TABLE kept (number integer)');
await client.query('INSERT INTO kept VALUES (42)');
console.log(database.url);
setInterval(() => {}, 60_000);
