// `npm run routes` prints the route table and writes docs/routes.md; `-- --openapi` writes openapi.json too.
import { writeFileSync } from 'node:fs';
import { contract } from '../contract/index.ts';
import { routes } from '../contract/routes.ts';
import { openApiDocument } from '../server/http/openapi.ts';
import { routesMarkdown } from './routes/markdown.ts';
import { routeList } from './routes/table.ts';

const listed = routeList(routes);
const widest = Math.max(...listed.map(({ pattern }) => pattern.length));
for (const { name, pattern } of listed) console.log(`${pattern.padEnd(widest)}  routes.${name}`);
writeFileSync('docs/routes.md', routesMarkdown(listed, contract));
console.log('✓ docs/routes.md');

if (process.argv.includes('--openapi')) {
  writeFileSync('openapi.json', `${JSON.stringify(openApiDocument(), null, 2)}\n`);
  console.log('✓ openapi.json');
}
