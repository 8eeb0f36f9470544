// Rules a pattern can judge line by line, each with lines it must catch and lines it must spare.

export interface SourceRule {
  name: string;
  pattern: RegExp;
  folders: RegExp;
  except?: RegExp;
  rejected: string[];
  accepted: string[];
}

const site = /^(components|hooks|lib|pages|slices)\//;
const product = /^(components|contract|hooks|lib|pages|server|slices)\//;
const everywhere = /./;

export const sourceRules: SourceRule[] = [
  {
    name: 'formatters of Intl come from contract/format/intl.ts, which makes each when it is first used, and once',
    pattern: /new Intl\.|\.toLocale(?:Date|Time)String\(/,
    folders: /^(components|contract|hooks|lib|pages|slices)\//,
    except:
      /^contract\/(?:format\/intl|calendar\/(?:instantOf|localDay)|leasing\/appointments\/schemas)\.ts$|AppearanceSettings\.tsx$|\.test\.tsx?$/,
    rejected: ["const day = new Intl.DateTimeFormat('en-US');", "at.toLocaleTimeString('en-US', { timeZone })"],
    accepted: ["dateFormat({ dateStyle: 'long' }).format(at)", "count.toLocaleString('en-US')"],
  },
  {
    name: 'colors are tokens',
    pattern: /(?<![\w&/])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?!-)/i,
    folders: site,
    rejected: ['color: #fff;', "fill: '#007645'", 'background:#0a0b0c80'],
    accepted: ["href='#main'", 'href={`/homes#costs`}', '&#8217;', "'#fff-anchor'"],
  },
  {
    name: 'font sizes are tokens',
    pattern: /font(-size|Size)?\s*:[^;]*\b\d+(\.\d+)?(px|pt)\b|fontSize\s*[:=]\s*\{?\d/,
    folders: site,
    rejected: ['font-size: 14px;', 'font: 700 16px/1.2 serif;', 'fontSize: 12,', 'fontSize={12}'],
    accepted: ['border: 1px solid;', `font-size: $${'{size.small}'};`, 'font-weight: 600; width: 20px;'],
  },
  {
    name: 'object literals are not spread into each other to save lines',
    pattern: /\.\.\.\{ /,
    folders: everywhere,
    rejected: ['  ...{ id, name },'],
    accepted: ['...(name && { name }),', '...{}'],
  },
  {
    name: 'zod is imported whole, so that what is not used is dropped',
    pattern: /import\s*(type\s*)?\{[^}]*\}\s*from\s*'zod'|import\s+z\s+from\s*'zod'/,
    folders: everywhere,
    rejected: ["import { z } from 'zod';", "import z from 'zod';"],
    accepted: ["import * as z from 'zod';", "import type * as z from 'zod';"],
  },
  {
    name: 'no image optimizer, no generated images, no fonts from elsewhere',
    pattern:
      /from '(next\/og|next\/image|next\/legacy\/image|next\/font\/google|@vercel\/og|satori)'|import\('next\/(og|image)/,
    folders: everywhere,
    rejected: ["import Image from 'next/image';", "import { ImageResponse } from 'next/og';"],
    accepted: ["import Link from 'next/link';"],
  },
  {
    name: 'local days and lengths of time come from contract/calendar',
    pattern: /'en-CA'|\b86_?400_?000\b|\b24 \* 60 \* 60 \* 1_?000\b|const (?:DAY|HOUR|MINUTE|SECOND)_MS =/,
    folders: product,
    except: /^contract\/calendar\/|^server\/host\/|\.test\.tsx?$/,
    rejected: [
      "new Intl.DateTimeFormat('en-CA', { timeZone })",
      'const DAY_MS = 24 * HOUR_MS;',
      'now - 86_400_000',
      '24 * 60 * 60 * 1000',
    ],
    accepted: ["new Intl.DateTimeFormat('en-US', { timeZone })", 'const WEEK_MS = 7 * DAY_MS;'],
  },
  {
    name: 'the day of an instant is told in a zone',
    pattern: /formatDate\([\w.]*(?:\bat|At)\.slice\(0, 10\)/,
    folders: /^components\//,
    rejected: ['formatDate(event.at.slice(0, 10))', 'formatDate(createdAt.slice(0, 10))'],
    accepted: ['<ReaderTime at={event.at} format={formatDay} />', 'day.slice(0, 10)'],
  },
  {
    name: 'nothing is promised for later',
    pattern: /\b(TODO|FIXME|XXX)\b|[Ll]orem ipsum|[Cc]oming soon/,
    folders: everywhere,
    // There it is the status of a home.
    except: /^lib\/labels\/home\.labels\.ts$/,
    rejected: ['// TODO: later', 'Coming soon', 'Lorem ipsum dolor'],
    accepted: ['todos', 'the to-dos of an account: todo.title', 'method'],
  },
  {
    name: 'a policy is a function of the module’s policy file',
    pattern: /\bauthorize: (?!(audienceOnly|rowLevel|can[A-Z]\w*|is[A-Z]\w*),?(\s|$))/,
    folders: /^server\/modules\/.*\/routes\.ts$/,
    rejected: ['authorize: (person) => person !== null,', "authorize: 'anyone',", 'authorize: signedIn,'],
    accepted: ['authorize: canPublish,', 'authorize: audienceOnly,', '{ load, authorize: isResident, handle }'],
  },
  {
    name: 'the compiler is not silenced, and the linter only with a reason',
    pattern: /@ts-(ignore|nocheck|expect-error)|biome-ignore(?![^:]*: .{20})/,
    folders: everywhere,
    rejected: ['// @ts-ignore', '// biome-ignore lint/suspicious/noConsole: because'],
    accepted: ['// biome-ignore lint/suspicious/noConsole: the specification asks for the console here.'],
  },
  {
    name: 'nothing but a test run opens test hooks',
    pattern: /belong\.testHooks/,
    folders: everywhere,
    // The two that look for hooks.
    except: /^(lib\/testRun|server\/testHooks)\.ts$/,
    rejected: ["Object.assign(globalThis, { [Symbol.for('belong.testHooks')]: hooks })"],
    accepted: ["import { testHooks } from './testHooks';"],
  },
  {
    name: 'libraries are used through their public interfaces',
    pattern: /^(?!\s*import type\b).*(__PRIVATE__|Query\.prototype|setFlagsFromString|\bnext\/dist\b)/,
    folders: /^(components|contract|hooks|lib|pages|server|slices|styles)\//,
    rejected: ["import { __PRIVATE__ } from 'styled-components';", "import { x } from 'next/dist/shared/lib/x';"],
    accepted: ["import type { X } from 'next/dist/shared/lib/x';", "import Link from 'next/link';"],
  },
  {
    name: 'text stays text: HTML is set in the three places that make it themselves',
    pattern: /dangerouslySetInnerHTML|\.(innerHTML|outerHTML)\s*=[^=]|insertAdjacentHTML|document\.write\(/,
    folders: site,
    except: /^(components\/layout\/(deferredScripts\/DeferredHead|head\/JsonLd)|pages\/_document)\.tsx$|\.test\.tsx?$/,
    rejected: ['<p dangerouslySetInnerHTML={{ __html: text }} />', 'node.innerHTML = text;'],
    accepted: ['<p>{text}</p>', 'expect(node.innerHTML).toBe(text);'],
  },
  {
    name: 'text is never run as code or by a shell',
    pattern: /(?<![.$\w])eval\(|new Function\(|\bexecSync\(|shell: true/,
    folders: product,
    except: /\.test\.tsx?$/,
    rejected: ['eval(text)', 'new Function(text)();', "execSync('gs x');", "spawn('gs', [], { shell: true });"],
    accepted: ["execFileSync('gs', [name]);", 'pattern.exec(text)', 'page.$eval(selector)'],
  },
  {
    name: 'what must not be guessed comes from the system’s generator',
    pattern: /Math\.random\(\)/,
    folders: /^(contract|server|lib\/(api|session))\//,
    rejected: ['const code = Math.floor(Math.random() * 1e6);'],
    accepted: ["randomBytes(32).toString('base64url')", 'random: () => number = Math.random'],
  },
  {
    name: 'certificates are checked, and no broken hash is used',
    pattern: /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|createHash\('(md5|sha1)'\)/,
    folders: product,
    rejected: ['tls: { rejectUnauthorized: false },', "createHash('md5').update(text)"],
    accepted: ["createHash('sha256').update(text)"],
  },
  {
    name: 'what bundles share is known in each: errors by their kind, contexts of a call by one value per process',
    pattern: /^export class \w+ extends Error\b|^(?:export )?const \w+ = new (?:AsyncLocalStorage|WeakSet)\b/,
    folders: /^server\/(content|db|http|modules|providers|telemetry)\//,
    // A command makes backups, in one bundle.
    except: /^server\/db\/deadline\.ts$|^server\/modules\/platform\/backups\/|\.test\.ts$/,
    rejected: ['export class StorageFull extends Error {', 'const failed = new WeakSet<object>();'],
    accepted: ['export class StorageFull extends SharedError {', 'class AlreadyStored extends Error {}'],
  },
  {
    name: 'the server links to pages through contract/routes.ts',
    pattern:
      /['"`}]\/(?:accounts|advance-signing|agreement|auth|coapplicant|homeowners?|homes|lease-signing|meetings|post-inspection|pros|rent-estimate|resident|smooth-payments|support)(?:\/|['"`?#])/,
    folders: /^server\//,
    // Demo data, tests, and the API of Prismic.
    except: /^server\/(?:seed|testing)\/|^server\/content\/|\.test\.ts$/,
    rejected: [
      "href: '/accounts/settings#phone',",
      `link: $${'{siteUrl}'}/homes/1`,
      "select '/accounts/desk/homes/' || home.id as href",
      "new URL('/pros/jobs', siteUrl)",
    ],
    accepted: ["import { x } from '@/server/modules/homes/homes';", 'new URL(routes.pros.jobs(), siteUrl)'],
  },
];
